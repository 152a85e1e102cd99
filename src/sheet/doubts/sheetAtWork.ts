import type { RefObject } from 'react';
import { cellOf } from '../cellElement';
import type { Session } from '../session';
import type { Sheet } from '../sheet';

/**
 * A sheet that remembers which row is at work: the one with the focus, from the first change of its cells until it is
 * left. Whoever fills a row in is not asked after every cell what the next ones will say.
 */
export function sheetAtWork(sheet: Sheet, session: Session, frame: RefObject<HTMLElement | null>): Sheet {
  const { arrange } = sheet;
  return {
    ...sheet,
    write: (changes, act) => {
      const focused = document.activeElement;
      const row = frame.current?.contains(focused) ? cellOf(focused)?.row : undefined;
      const isAtWork = changes.some((change) => change.row === row);
      session.set({ rowAtWork: isAtWork && row !== undefined ? row : null });
      sheet.write(changes, act);
    },
    ...(arrange && {
      arrange: (order, act, undone) => {
        // The row that was at work stands elsewhere now, and another one in its place.
        session.set({ rowAtWork: null });
        arrange(order, act, undone);
      },
    }),
  };
}
