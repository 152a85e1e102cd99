import type { ReadText } from './cells/cellTypes';
import type { CellChange, Sheet } from './sheet';
import type { SheetCell } from './sheetLayout';

/** What a text from elsewhere makes of a cell. Where it is nothing that the cell can hold, the cell keeps its text. */
export function changeCell(
  { row, column }: SheetCell,
  read: ReadText,
  sheet: Pick<Sheet, 'read'>,
): CellChange {
  return { row, column, ...read, text: read.text ?? sheet.read(row, column) };
}
