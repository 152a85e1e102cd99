import { type RefObject, useEffect } from 'react';
import { focusCell, type OpenGrid } from '../openGrid';
import type { Session } from '../session';
import type { Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import { followHistory } from './followHistory';
import { keepOneSelection } from './oneSelection';

interface SelectionFollowerProps {
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
  grid: RefObject<OpenGrid | null>;
}

/**
 * Takes whoever undoes or redoes from within a sheet to the cells that it changes, as spreadsheets do: these are
 * selected, and the first of them has the focus. With the focus elsewhere, as on a button, it stays there. Where another
 * sheet takes the selection, that of this one ends.
 */
export function SelectionFollower({ sheet, layout, session, grid }: SelectionFollowerProps) {
  useEffect(() => keepOneSelection(session), [session]);
  useEffect(
    () =>
      followHistory(sheet, layout, session, (range) => {
        if (!grid.current || !document.activeElement?.closest('.sheet')) return;
        focusCell(grid.current, range.anchor);
        session.set({ range });
      }),
    [sheet, layout, session, grid],
  );
  return null;
}
