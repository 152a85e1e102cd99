import { dequal } from 'dequal/lite';
import type { SheetDoubts } from '../doubts/doubts';
import type { CellPlace, Sheet } from '../sheet';

/** What a closed cell shows. */
interface CellLook {
  /** The committed text, as the sheet keeps it. */
  text: string;
  /** Why the cell is marked, in words; undefined where it is not. */
  problem: string | undefined;
  /** What stands under the text; undefined where nothing does. */
  hint: string | undefined;
}

/** What the cells of a sheet show at present. */
export interface CellLooks {
  at: (cell: CellPlace) => CellLook;
  /** Tells what a cell shows, now and whenever that is something else; returns the way to stop it. */
  watch: (cell: CellPlace, show: (look: CellLook) => void) => () => void;
}

/** Looks the cells of a sheet up once after every change, and tells those that show something else. */
export function cellLooks(
  sheet: Pick<Sheet, 'read' | 'hint'>,
  doubts: Pick<SheetDoubts, 'markAt' | 'subscribe'>,
): CellLooks {
  const shown = new Map<(look: CellLook) => void, { cell: CellPlace; look: CellLook }>();
  let stop = () => {};

  function at(cell: CellPlace): CellLook {
    const { row, column } = cell;
    return { text: sheet.read(row, column), problem: doubts.markAt(cell), hint: sheet.hint?.(row, column) };
  }

  function tell() {
    for (const [show, { cell, look }] of shown) {
      const now = at(cell);
      if (dequal(now, look)) continue;
      shown.set(show, { cell, look: now });
      show(now);
    }
  }

  return {
    at,
    watch: (cell, show) => {
      if (shown.size === 0) stop = doubts.subscribe(tell);
      const look = at(cell);
      shown.set(show, { cell, look });
      show(look);
      return () => {
        shown.delete(show);
        if (shown.size === 0) stop();
      };
    },
  };
}
