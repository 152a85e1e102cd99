import { positionsIn, type Range, sizeOf } from '../range/range';
import type { Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import { type Flavours, writeTable } from './clipboardTable';

/** What a range of a sheet is on the clipboard. */
export function copyRange(range: Range, layout: SheetLayout, sheet: Sheet): Flavours {
  const cells = positionsIn(range).map((position) => {
    const { row, column, type } = layout.cellAt(position);
    const text = type.copy(sheet.read(row, column));
    return { column, text, isNumber: type.kind === 'money' && isPlainNumber(text) };
  });
  const { rows, columns } = sizeOf(range);
  return writeTable(
    Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
    cells.slice(0, columns).map(({ column }) => column),
  );
}

/** Whether other programs can hold the number exactly; they keep 15 digits. */
function isPlainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && text.length <= 15;
}
