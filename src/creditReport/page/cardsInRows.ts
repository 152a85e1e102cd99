import { areNames, labelOf, sumLabelOf } from './cardSums';
import { cardsByTabs } from './cardsByTabs';
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
function namesAbove(rows: readonly Row[], sums: number, least: number): number {
  const count = rows[sums]?.cells.length ?? 0;
  let names = -1;
  for (let index = sums - 1; index >= Math.max(least, sums - MAX_ABOVE); index -= 1) {
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
    const names = last ? sums - last.sums + last.names : namesAbove(rows, sums, 0);
    const isNew = names > (last?.sums ?? -1) && rows[names]?.cells.length === row.cells.length;
    if (isNew && areNames(rows[names]?.cells ?? [])) heads.push({ names, sums });
    else if (last) return [];
    if (heads.length > 0) label = own;
  }
  return heads;
}

/** The line behind the last one of cards, which go on below their sums while lines have their columns. */
function endOf(rows: readonly Row[], { sums }: Head, next: number, most: number): number {
  const count = rows[sums]?.cells.length ?? 0;
  const isOwn = ({ cells, afterBlank }: Row) =>
    count === 1 ? cells.length === 1 && !afterBlank : cells.length <= count && cells.length > 1;
  let end = sums + 1;
  for (let row = rows[end]; row && end < Math.min(next, sums + 1 + most) && isOwn(row); row = rows[end])
    end += 1;
  return end;
}

/** The cards of some lines one below the other, each below a blank line; undefined where a text stands in no column. */
function cardsOf(rows: readonly Row[]): Rows | undefined {
  const columns = rows[0]?.places ?? [];
  const cards = columns.map((): string[][] => [[]]);
  for (const { cells, places } of rows) {
    let least = 0;
    for (const [index, cell] of cells.entries()) {
      const place = places[index] ?? 0;
      const column = cells.length === columns.length ? index : nearest(columns, place);
      if (column < least) return undefined;
      least = column + 1;
      cards[column]?.push([cell]);
    }
  }
  return cards.flat();
}

/** The column that begins nearest to a place. */
function nearest(columns: readonly number[], place: number): number {
  const away = columns.map((column) => Math.abs(column - place));
  return away.indexOf(Math.min(...away));
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
    const end = endOf(rows, head, next?.names ?? rows.length, most);
    const cards = cardsOf(rows.slice(head.names, end));
    if (!cards) return undefined;
    all.push(...asTheyAre(lines.slice(done, head.names)), ...cards);
    if (next) most = Math.min(most, end - head.sums - 1);
    done = end;
  }
  return [...all, [], ...asTheyAre(lines.slice(done))];
}

/** The rows of lines, an empty one where a blank line stands. */
function asTheyAre(lines: readonly Line[]): Rows {
  return lines.flatMap(({ cells, afterBlank }) => (afterBlank ? [[], cells] : [cells]));
}

/** Whether cells hold a card each: a name, and below it sums with labels, of which all have one. */
function areWhole(cells: readonly string[]): boolean {
  if (cells.length < 2 || !cells.every((cell) => cell.includes('\n'))) return false;
  const lines = cells.map((cell) => cell.split('\n'));
  if (!areNames(lines.map(([name = '']) => name))) return false;
  const labels = lines.map((card) => new Set(card.map((line) => sumLabelOf([line]))));
  const [first = new Set<string>(), ...others] = labels;
  return [...first].some((label) => label !== '' && others.every((other) => other.has(label)));
}

/** The same where each cell holds a card with all its lines, as the tables of a web page do. */
function inCells(lines: readonly Line[]): Rows | undefined {
  const filled = lines.map(({ cells }) => cells.filter((cell) => cell !== ''));
  if (!filled.some(areWhole)) return undefined;
  return lines.flatMap(({ cells, afterBlank }, index) => {
    const own = filled[index] ?? [];
    if (areWhole(own) || own.length === 1)
      return own.flatMap((card) => [[], ...card.split('\n').map((line) => [line])]);
    return afterBlank ? [[], cells] : [cells];
  });
}

/**
 * The rows of cards that stand beside each other, one card below the other; undefined where none do. Cards have names in
 * one row, and below it a row of sums which have one label, in each cell: the columns of a table have labels of their own,
 * or none.
 */
export function cardsInRows(lines: readonly Line[], source: string): Rows | undefined {
  if (!lines.some(({ cells }) => cells.length > 1)) return undefined;
  return inCells(lines) ?? inLines(lines, source) ?? cardsByTabs(lines);
}
