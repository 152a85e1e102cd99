import { edgesOf, type Range, sizeOf } from '../range/range';
import type { CellChange, OtherNames, Sheet } from '../sheet';
import { changeCell, type SheetLayout } from '../sheetLayout';
import type { Table } from './clipboardTable';
import { type Body, pastedBody } from './pastedBody';

/** Where so many cells are words for one that is an amount, it is a text, and a figure in it means something else. */
const WORDS_TO_AMOUNT = 10;

/** What a paste comes to, before anything is changed. */
export interface Paste extends Omit<Body, 'top' | 'left' | 'read' | 'isOutOfPlace'> {
  changes: readonly CellChange[];
  /** The cells that are written, as a range. */
  range: Range;
  /** How many rows are written; fewer than the range has where amounts follow their labels. */
  rows: number;
  /** What stands past the edges of the sheet and the rows without a place, as rows of texts; empty where all fits. */
  leftOver: Table;
  rowsLeft: number;
  columnsLeft: number;
  /** How many headings the pasted rows step over. */
  headings: number;
  /** How many cells keep what they hold, since what is pasted on them is nothing they can hold. */
  kept: number;
  /** Whether amounts under labels that the sheet does not know would come, in their order, over others. */
  isOverOthers: boolean;
  /** Whether no cell takes anything: hardly any is an amount, or it is not known what belongs where. */
  isRefused: boolean;
}

/**
 * Lays a table over a sheet. It spreads from the range's first cell; a single value fills the range, and a table that
 * fits into the range a whole number of times is repeated over it. Rows step over headings. A cell that a short row
 * lacks stays as it is, and so does one that cannot hold what is pasted on it. Column headings and labels that the
 * sheet has itself are left out, and so are rows of totals; amounts that would come to stand beside the label of others
 * follow their own, and columns under headings of the sheet come into those that they name. Amounts under labels that the
 * sheet does not know keep their order only where nothing else is lost by it.
 *
 * @param otherNames what the rows are called besides their labels, by their ids
 * @param isOwn whether it was copied out of a sheet of the page, so that nothing in it stands for a heading
 */
export function planPaste(
  pasted: Table,
  over: Range,
  standing: SheetLayout,
  sheet: Pick<Sheet, 'read' | 'rowsToCome'>,
  otherNames?: Readonly<Record<string, OtherNames>>,
  isOwn = false,
): Paste {
  const layout = withRowsToCome(standing, sheet.rowsToCome);
  const edges = edgesOf(over);
  const body = pastedBody(pasted, { row: edges.top, column: edges.left }, layout, otherNames, isOwn);
  const { table, top, left, sources, strangers, timeless } = body;
  const rows = table.length;
  // A clipboard has more rows than a call takes arguments.
  const columns = sources?.length ?? table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const size = sizeOf(over);
  const isFollowed = body.labels === 'followed';
  const isTiled = !isFollowed && !sources && size.rows % rows === 0 && size.columns % columns === 0;
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
  let [kept, taken, overOthers] = [0, 0, 0];
  for (let row = 0; row < fits.rows; row++)
    for (let column = 0; column < fits.columns; column++) {
      const source = column % columns;
      const written = table[row % rows]?.[sources?.[source] ?? source];
      if (written === undefined) continue;
      const cell = layout.cellAt({ row: top + row, column: left + column });
      const read = body.read(written, row % rows, cell.type);
      if (read.text === undefined) kept++;
      else if (read.text !== '') taken++;
      const change = changeCell(cell, read, sheet);
      const held = sheet.read(cell.row, cell.column);
      if (body.isOutOfPlace(row % rows) && held !== '' && held !== change.text) overOthers++;
      changes.push(change);
    }

  const rowsLeft = wanted.rows - fits.rows;
  // A program may copy blank columns along: nothing is lost with them.
  const filled = table.reduce((widest, row) => Math.max(widest, row.findLastIndex(isFilled) + 1), 0);
  const columnsLeft = Math.max(0, Math.min(wanted.columns, filled) - fits.columns);
  const under = [...table.slice(fits.rows), ...strangers.map(({ row }) => row), ...timeless];
  const beside = table.slice(0, fits.rows).map((row) => row.slice(fits.columns));
  const spanned = layout.cellAt(range.head).rowIndex - layout.cellAt(range.anchor).rowIndex + 1;
  return {
    ...body,
    changes,
    range,
    rows: isFollowed ? table.filter((row) => row.length > 0).length : fits.rows,
    leftOver: columnsLeft > 0 ? [...beside, ...under] : under,
    rowsLeft,
    columnsLeft,
    headings: spanned - fits.rows,
    kept,
    isOverOthers: overOthers > 0,
    isRefused:
      (kept > 0 && taken * WORDS_TO_AMOUNT < kept) || overOthers > 0 || body.isTotalsAlone || body.isUnclear,
  };
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** A sheet with the rows that a paste may bring under its own. */
function withRowsToCome(layout: SheetLayout, more = 0): SheetLayout {
  const { rows, columns } = layout.extent;
  return {
    ...layout,
    extent: { rows: rows + more, columns },
    cellAt: ({ row, column }) => {
      const cell = layout.cellAt({ row: Math.min(row, rows - 1), column });
      const further = Math.max(row - rows + 1, 0);
      return further === 0 ? cell : { ...cell, row: String(row), rowIndex: cell.rowIndex + further };
    },
  };
}
