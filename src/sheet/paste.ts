import type { Table } from './clipboardTable';
import { edgesOf, positionsIn, type Range, sizeOf } from './range';
import type { CellChange } from './sheet';
import type { SheetLayout } from './sheetLayout';

/** What a paste comes to, before anything is changed. */
export interface Paste {
  changes: readonly CellChange[];
  /** The cells that are written, as a range. */
  range: Range;
  /** What stands past the edges of the sheet, as rows of texts; empty where all fits. */
  leftOver: Table;
  rowsLeft: number;
  columnsLeft: number;
  /** How many headings the pasted rows step over. */
  headings: number;
  /** Whether the table begins with the sheet's own column headings, which are left out. */
  hasOwnHeader: boolean;
}

/**
 * Lays a table over a sheet. It spreads from the range's first cell; a single value fills the range, and a table that
 * fits into the range a whole number of times is repeated over it. Rows step over headings. A cell that a short row
 * lacks stays as it is.
 */
export function planPaste(pasted: Table, over: Range, layout: SheetLayout): Paste {
  const { top, left } = edgesOf(over);
  const hasOwnHeader = pasted.length > 1 && isOwnHeader(pasted[0] ?? [], layout.headers.slice(left));
  const table = hasOwnHeader ? pasted.slice(1) : pasted;
  const rows = table.length;
  // A clipboard has more rows than a call takes arguments.
  const columns = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const size = sizeOf(over);
  const isTiled = size.rows % rows === 0 && size.columns % columns === 0;
  const wanted = isTiled ? size : { rows, columns };
  const fits = {
    rows: Math.min(wanted.rows, layout.extent.rows - top),
    columns: Math.min(wanted.columns, layout.extent.columns - left),
  };
  const range = {
    anchor: { row: top, column: left },
    head: { row: top + fits.rows - 1, column: left + fits.columns - 1 },
  };

  const changes: CellChange[] = [];
  for (let row = 0; row < fits.rows; row++)
    for (let column = 0; column < fits.columns; column++) {
      const written = table[row % rows]?.[column % columns];
      if (written === undefined) continue;
      const cell = layout.cellAt({ row: top + row, column: left + column });
      changes.push({ row: cell.row, column: cell.column, ...cell.type.read(written) });
    }

  const rowsLeft = wanted.rows - fits.rows;
  const columnsLeft = wanted.columns - fits.columns;
  const below = table.slice(fits.rows);
  const beside = table.slice(0, fits.rows).map((row) => row.slice(fits.columns));
  const spanned = layout.cellAt(range.head).rowIndex - layout.cellAt(range.anchor).rowIndex + 1;
  return {
    changes,
    range,
    leftOver: columnsLeft > 0 ? [...beside, ...below] : below,
    rowsLeft,
    columnsLeft,
    headings: spanned - fits.rows,
    hasOwnHeader,
  };
}

/** Whether a row holds two headings or more, each over its own column, and nothing else. */
function isOwnHeader(row: readonly string[], headers: readonly string[]): boolean {
  return row.length > 1 && row.every((cell, column) => cell === headers[column]);
}

/**
 * Whether a paste fills whole rows with what the sheet's own columns hold, amounts among it, and leaves nothing to check.
 * Such rows are an ordinary paste, whatever else their text could be read as. Headings above them may be those of a report.
 */
export function areOwnRows(paste: Paste, layout: SheetLayout): boolean {
  const { changes, range, rowsLeft, columnsLeft, hasOwnHeader } = paste;
  const positions = positionsIn(range);
  const isWhole = sizeOf(range).columns === layout.extent.columns && rowsLeft + columnsLeft === 0;
  // Where a row is short, the changes are fewer.
  if (!isWhole || hasOwnHeader || changes.length < positions.length || changes.some(({ note }) => note))
    return false;
  return positions.some(
    (position, index) => layout.cellAt(position).type.kind === 'money' && changes[index]?.text !== '',
  );
}

/** Says what a paste did, what did not fit and what the user has to check, in sentences. */
export function pasteWords({ changes, range, rowsLeft, columnsLeft, headings, hasOwnHeader }: Paste): string {
  const { rows, columns } = sizeOf(range);
  const marked = changes.filter(({ note }) => note !== undefined).length;
  const sentences = [
    `Pasted ${count(rows, 'row')} of ${count(columns, 'column')}.`,
    hasOwnHeader && 'Left out the row of column headings.',
    headings > 0 && `Stepped over ${count(headings, 'heading')}.`,
    marked > 0 && `Marked ${count(marked, 'cell')} to check; the reasons stand under the grid.`,
    rowsLeft > 0 && `${count(rowsLeft, 'row')} did not fit.`,
    columnsLeft > 0 && `${count(columnsLeft, 'column')} did not fit.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A number with its noun, such as `1 row` and `2 rows`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
