import { areNames, labelOf, sumLabelOf } from './cardSums';
import { cardsByTabs } from './cardsByTabs';
import { cardsInCells } from './cardsInCells';
import type { Line } from './lines';

/** So far above the sums with one label the names of their cards stand at most. */
const MAX_ABOVE = 6;
/** More cards stand beside each other on no page. */
const MOST_CARDS = 6;
type Rows = readonly (readonly string[])[];

/** The cells of a line that hold something, and where each stands: its column, or its place in the line. */
interface Row {
  cells: readonly string[];
  places: readonly number[];
  afterBlank: boolean;
}

/** Cards beside each other: the lines with their names and with their first sums. */
interface Head {
  names: number;
  sums: number;
}

/** Where the cells of a line that blanks part begin in it. */
function placesOf(cells: readonly string[], text: string): number[] {
  let from = 0;
  return cells.map((cell) => {
    const at = text.indexOf(cell.split(' ', 1)[0] ?? '', from);
    from = at + cell.length;
    return at;
  });
}

function rowOf({ cells, from, to, afterBlank }: Line, source: string): Row {
  const text = source.slice(from, to);
  const places = text.includes('\t') ? cells.map((_, column) => column) : placesOf(cells, text);
  const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [index]));
  return {
    cells: filled.map((index) => cells[index] ?? ''),
    places: filled.map((index) => places[index] ?? 0),
    afterBlank,
  };
}

/** The line with the names of the cards whose first sums stand at a line; -1 where none does. */
function namesAbove(rows: readonly Row[], sums: number): number {
  const count = rows[sums]?.cells.length ?? 0;
  let names = -1;
  for (let index = sums - 1; index >= Math.max(0, sums - MAX_ABOVE); index -= 1) {
    const row = rows[index];
    if (row?.cells.length !== count || (names >= 0 && rows[index + 1]?.afterBlank)) break;
    if (labelOf(row.cells) === '') names = index;
  }
  return names >= 0 && areNames(rows[names]?.cells ?? []) ? names : -1;
}

/** Where cards beside each other begin: each row of them has its first sums behind the same label. */
function headsOf(rows: readonly Row[]): Head[] {
  const heads: Head[] = [];
  let label = '';
  for (const [sums, row] of rows.entries()) {
    const own = sumLabelOf(row.cells);
    const last = heads.at(-1);
    if (own === '' || (last ? own !== label : row.cells.length < 2 || row.cells.length > MOST_CARDS))
      continue;
    const names = last ? sums - last.sums + last.names : namesAbove(rows, sums);
    const isNew = names > (last?.sums ?? -1) && rows[names]?.cells.length === row.cells.length;
    if (isNew && areNames(rows[names]?.cells ?? [])) heads.push({ names, sums });
    else if (last) return [];
    if (heads.length > 0) label = own;
  }
  return heads;
}

/** Whether a row stands in the columns of cards; a text alone at the left edge may be what follows them. */
function isInColumns(
  { cells, places: [place = 0] }: Row,
  columns: readonly number[],
  isBetween: boolean,
): boolean {
  if (cells.length > 1 || columns.length === 1) return true;
  return isBetween || nearest(columns, place) > 0;
}

/**
 * The line behind the last one of cards, which go on below their sums to the next cards or a blank line.
 *
 * @param most so many lines others have there: what follows has a label at least, with a figure in each column
 */
function endOf(rows: readonly Row[], { names, sums }: Head, next: number | undefined, most: number): number {
  const columns = rows[names]?.places ?? [];
  const isSpaced = rows[sums]?.afterBlank === true;
  for (let end = sums + 1; end < rows.length; end += 1) {
    const row = rows[end];
    if (!row || end === next || (row.afterBlank && !isSpaced)) return end;
    if (!isInColumns(row, columns, next !== undefined)) return end;
    if (end > sums + most && labelOf(row.cells) === '') return end;
  }
  return rows.length;
}

/** The column that begins nearest to a place. */
function nearest(columns: readonly number[], place: number): number {
  const away = columns.map((column) => Math.abs(column - place));
  return away.indexOf(Math.min(...away));
}

/** The texts of a row in each of some columns; several that blanks part may stand in one. */
function inColumns({ cells, places }: Row, columns: readonly number[]): string[] {
  if (cells.length === columns.length) return [...cells];
  const texts = columns.map((): string[] => []);
  for (const [index, cell] of cells.entries()) {
    const place = places[index] ?? 0;
    const begun = Math.max(
      0,
      columns.findLastIndex((column) => column <= place),
    );
    texts[cells.length > columns.length ? begun : nearest(columns, place)]?.push(cell);
  }
  return texts.map((column) => column.join(' '));
}

/** The cards of some lines one below the other, each below a blank line. */
function cardsOf(rows: readonly Row[]): Rows {
  const columns = rows[0]?.places ?? [];
  const texts = rows.map((row) => inColumns(row, columns));
  return columns.flatMap((_, column) => [
    [],
    ...texts.flatMap((row) => (row[column] ? [[row[column]]] : [])),
  ]);
}

/** The rows of cards that stand beside each other, line by line, one card below the other; undefined where none do. */
function inLines(lines: readonly Line[], source: string): Rows | undefined {
  const rows = lines.map((line) => rowOf(line, source));
  const heads = headsOf(rows);
  if (heads.length === 0) return undefined;
  const all: Rows[number][] = [];
  let [done, most] = [0, Number.POSITIVE_INFINITY];
  for (const [index, head] of heads.entries()) {
    const next = heads[index + 1];
    const end = endOf(rows, head, next?.names, most);
    // Of cards that are cut through, what is left would be said of the last one.
    if (rows.slice(end, next?.names ?? end).some(({ cells }) => cells.length > 1)) return undefined;
    all.push(...asTheyAre(lines.slice(done, head.names)), ...cardsOf(rows.slice(head.names, end)));
    if (next) most = Math.min(most, end - head.sums - 1);
    done = end;
  }
  return [...all, [], ...asTheyAre(lines.slice(done))];
}

/** The rows of lines, an empty one where a blank line stands. */
function asTheyAre(lines: readonly Line[]): Rows {
  return lines.flatMap(({ cells, afterBlank }) => (afterBlank ? [[], cells] : [cells]));
}

/**
 * The rows of cards that stand beside each other, one card below the other; undefined where none do. Cards have names in
 * one row, and below it a row of sums which have one label, in each cell: the columns of a table have labels of their own,
 * or none.
 */
export function cardsInRows(lines: readonly Line[], source: string): Rows | undefined {
  if (!lines.some(({ cells }) => cells.length > 1)) return undefined;
  return cardsInCells(lines) ?? inLines(lines, source) ?? cardsByTabs(lines);
}
