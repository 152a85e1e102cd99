import type { CellChange, Sheet } from '../sheet';
import { changeCell, type SheetLayout } from '../sheetLayout';
import { edgesOf, positionsIn, type Range } from './range';

/**
 * Copies the first row of a range into its other rows, or its first column into the others. A range of one row takes
 * the row above it, one of one column the column to its left.
 *
 * @returns no changes where there is nothing above or to the left
 */
export function planFill(
  along: 'down' | 'right',
  range: Range,
  layout: SheetLayout,
  sheet: Sheet,
): CellChange[] {
  const { top, bottom, left, right } = edgesOf(range);
  const from = {
    row: top === bottom ? top - 1 : top,
    column: left === right ? left - 1 : left,
  };
  if ((along === 'down' ? from.row : from.column) < 0) return [];
  return positionsIn(range).flatMap((position) => {
    const source = layout.cellAt(
      along === 'down' ? { ...position, row: from.row } : { ...position, column: from.column },
    );
    const cell = layout.cellAt(position);
    const { row, column, type } = cell;
    if (row === source.row && column === source.column) return [];
    const text = sheet.read(source.row, source.column);
    const note = sheet.note?.(source.row, source.column);
    // Between columns of different kinds the text travels as it would over the clipboard.
    const read = source.type === type ? { text, ...(note && { note }) } : type.read(source.type.copy(text));
    return [changeCell(cell, read, sheet)];
  });
}
