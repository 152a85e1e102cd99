import type { CellChange, Sheet } from './sheet';
import type { SheetCell } from './sheetLayout';

/** What a text from outside does to a cell. */
export interface Landed {
  change: CellChange;
  /** Whether the cell cannot hold the text, and so keeps what it holds. */
  isRefused: boolean;
}

/** Reads a text from outside for a cell. A cell that cannot hold it keeps what it holds, and its note says so. */
export function landText({ row, column, type }: SheetCell, written: string, sheet: Sheet): Landed {
  const read = type.read(written);
  if (!('refused' in read)) return { change: { row, column, ...read }, isRefused: false };
  const text = sheet.read(row, column);
  const kept = text === '' ? 'is left empty' : `keeps ${type.show(text)}`;
  return { change: { row, column, text, note: `${read.refused}, so the cell ${kept}.` }, isRefused: true };
}
