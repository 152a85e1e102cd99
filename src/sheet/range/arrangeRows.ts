import { count } from '../count';
import { focusCell, type OpenGrid } from '../openGrid';
import type { SheetLayout } from '../sheetLayout';
import { edgesOf, type Range, rangeOf } from './range';
import { type RowSpan, withoutRows, withRowsMoved } from './rowOrder';

/**
 * Deletes the rows of a range, as one act. The focus stays where it is, on the row that has closed the gap; undone from
 * there, the rows that come back are selected again.
 */
export function deleteRows(grid: OpenGrid, range: Range): void {
  const { layout, sheet, session } = grid;
  const rows = edgesOf(range);
  const anchor = { ...range.anchor, row: rows.top };
  const left = rangeOf(anchor);
  grid.api.stopEditing();
  sheet.arrange?.(withoutRows(layout.extent.rows, rows), `Deleted ${rowsName(rows, layout)}`, () => {
    if (session.get().range === left)
      session.set({ range: { anchor, head: { ...range.head, row: rows.bottom } } });
  });
  focusCell(grid, anchor);
  session.set({ range: left });
}

/** Moves the rows of a range by one, as one act; focus and range go with them. At the edge of the sheet they stay. */
export function moveRows(grid: OpenGrid, range: Range, step: 1 | -1): void {
  const { layout, sheet, session } = grid;
  const rows = edgesOf(range);
  const order = withRowsMoved(layout.extent.rows, rows, step);
  if (!order) return;
  grid.api.stopEditing();
  sheet.arrange?.(order, `Moved ${rowsName(rows, layout)} ${step === 1 ? 'down' : 'up'}`);
  const [anchor, head] = [range.anchor, range.head].map(({ row, column }) => ({ row: row + step, column }));
  if (!anchor || !head) return;
  focusCell(grid, anchor);
  session.set({ range: { anchor, head } });
}

/** How rows are named to the user: `Debt 3`, or `2 rows`. */
export function rowsName({ top, bottom }: RowSpan, layout: SheetLayout): string {
  return top === bottom ? (layout.labels[top] ?? '') : count(bottom - top + 1, 'row');
}
