import { endOf, isAsLarge, type PaperText } from './paper';

/** The texts of a row of a printed table, column by column, from top to bottom. */
export type PrintedRow = readonly (readonly PaperText[])[];

/** Where the lines of the cells of a column end. */
export interface CellEdge {
  /** No line of a cell can be longer. */
  edge: number;
  /** The longest line; in a table that had all the room it needed it is not broken for want of it. */
  widest: number;
  /** The table had all the room it needed: of as many columns as have cells of several lines, the longest text is not broken. */
  isLoose: boolean;
}

/** Words that begin no farther apart than so much of the size of the letters stand under each other; so many show it. */
const [ALIGNED, MIN_ALIGNED] = [0.1, 2];
/** So much of the size of the letters two columns are apart at least, and two words. */
const APART = 0.25;
/** So many times that size the room is at most that the cells of a table keep free. */
const MOST_APART = 2;
const BLANK = 0.25;
/** A word would have stood on the line above where it ends so much of its letters' size before the end of the column. */
const SPARE = 0.5;
/** Words whose baselines differ by less than so much of their size stand on one line. */
export const SAME_LINE = 0.5;

/** The widest cell of a column, by its longest line; undefined for a column of no words. */
function lastOf(cells: readonly (readonly PaperText[])[]): PaperText | undefined {
  return cells.flat().reduce<PaperText | undefined>((last, word) => {
    return last && endOf(last) >= endOf(word) ? last : word;
  }, undefined);
}

/** Where a column begins, if most of its cells begin there. */
export function startOf(cells: readonly (readonly PaperText[])[]): number | undefined {
  const starts = cells.flatMap((words) => {
    const [first] = words.toSorted((one, other) => one.x - other.x);
    return first ? [first] : [];
  });
  const left = starts.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const aligned = starts.filter(({ x, size }) => x - left <= size * ALIGNED).length;
  return aligned >= MIN_ALIGNED && aligned * 2 >= starts.length ? left : undefined;
}

/**
 * How much room the cells of a table keep free before the next column: it is the same in all of them, and the fullest
 * column shows it, unless none is full. A heading may run over several columns.
 *
 * @param columns where the widest cell of each ends, and where the next one begins
 * @param size of the letters
 */
export function roomBetween(
  columns: readonly { widest: number; next: number | undefined }[],
  size: number,
): number {
  const room = columns.reduce(
    (least, { widest, next }) =>
      next === undefined || next < widest ? least : Math.min(least, next - widest),
    Number.POSITIVE_INFINITY,
  );
  return room <= size * MOST_APART ? Math.max(room, size * APART) : size * APART;
}

function isOneLine(words: readonly PaperText[]): boolean {
  return words.every(({ y }) => y === words[0]?.y);
}

/** Whether the widest cell of a column is several words on one line, and no cell of it has two lines; figures are often kept together by their page. */
function isUnbroken(cells: readonly (readonly PaperText[])[]): boolean {
  const last = lastOf(cells);
  const widest = cells.find((words) => last !== undefined && words.includes(last)) ?? [];
  return widest.length > 1 && !widest.some(({ text }) => /\d/.test(text)) && cells.every(isOneLine);
}

/**
 * Whether a word stands on a line of its own though there was room for it, or the table had room for all. A note in letters
 * of another size always does.
 */
export function isMeant(word: PaperText, above: PaperText, { edge, widest, isLoose }: CellEdge): boolean {
  if (word.y - above.y < word.size * SAME_LINE) return false;
  if (!isAsLarge(word, above)) return true;
  const end = endOf(above) + word.size * BLANK + word.width;
  return end + word.size * SPARE < edge || (isLoose && endOf(above) >= widest);
}

/**
 * Where the cells of a table end, column by column: right before the next column where that begins under itself, else
 * where the widest cell ends. A table that has too little room breaks the widest cell of each column.
 */
export function cellEdges(rows: readonly PrintedRow[]): CellEdge[] {
  const own = rows.filter((row) => row.length > 1);
  const count = own[0]?.length ?? 0;
  const columns = Array.from({ length: count }, (_, column) => own.map((row) => row[column] ?? []));
  const broken = columns.filter((cells) => !cells.every(isOneLine)).length;
  const unbroken = columns.filter(isUnbroken).length;
  const isLoose = unbroken > 0 && unbroken >= broken;
  const ends = columns.map((cells, column) => {
    const last = lastOf(cells);
    return { last, widest: last ? endOf(last) : 0, next: startOf(columns[column + 1] ?? []) };
  });
  return columns.map((cells, column): CellEdge => {
    const { last, widest = 0, next } = ends[column] ?? {};
    const free = roomBetween(ends, last?.size ?? 0);
    const edge = next === undefined ? widest : Math.max(widest, next - free);
    const own = { edge, widest, isLoose: false };
    const isMeantOnce = cells.some((words) =>
      words.some((word, index) => {
        const above = words[index - 1] ?? word;
        return isAsLarge(word, above) && isMeant(word, above, own);
      }),
    );
    return isLoose && isMeantOnce ? { ...own, edge: Number.POSITIVE_INFINITY } : { ...own, isLoose };
  });
}
