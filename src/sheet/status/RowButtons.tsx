import type { RefObject } from 'react';
import type { OpenGrid } from '../openGrid';
import { deleteRows, moveRows, rowsName } from '../range/arrangeRows';
import { edgesOf, type Range } from '../range/range';
import type { SheetLayout } from '../sheetLayout';

interface RowButtonsProps {
  grid: RefObject<OpenGrid | null>;
  layout: SheetLayout;
  range: Range;
}

/**
 * What the keys do to the rows of the selection, for mouse and touch. The focus goes back to the selection. A Tab out of
 * the sheet meets first what takes nothing away.
 */
export function RowButtons({ grid, layout, range }: RowButtonsProps) {
  const rows = edgesOf(range);
  const act = (answer: (open: OpenGrid) => void) => () => {
    if (grid.current) answer(grid.current);
  };
  return (
    <span className="row-buttons">
      <button
        type="button"
        title="Alt+Shift+Up"
        aria-disabled={rows.top === 0}
        onClick={act((open) => moveRows(open, range, -1))}
      >
        Move up
      </button>
      <button
        type="button"
        title="Alt+Shift+Down"
        aria-disabled={rows.bottom === layout.extent.rows - 1}
        onClick={act((open) => moveRows(open, range, 1))}
      >
        Move down
      </button>
      <button type="button" title="Ctrl+Alt+-" onClick={act((open) => deleteRows(open, range))}>
        Delete {rowsName(rows, layout)}
      </button>
    </span>
  );
}
