import type { Line } from './lines';

/** So many rows with several cells on either side of a blank column make a table there. */
const MIN_ROWS = 2;
const [WORDS, FIGURE] = [/\p{L}{2}/u, /^[$(-]*\d/];

type Rows = readonly (readonly string[])[];

/** The rows of a page, an empty one where a blank line stands. */
function rowsOf(lines: readonly Line[]): Rows {
  return lines.flatMap(({ cells, afterBlank }, index) => (afterBlank && index > 0 ? [[], cells] : [cells]));
}

/** The stretches of columns that blank ones part, from the first to behind the last of each. */
function stretchesIn(rows: Rows): [number, number][] {
  const isFilled: boolean[] = [];
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) if (cell !== '') isFilled[column] = true;
  const found: [number, number][] = [];
  for (let column = 0; column < isFilled.length; column += 1) {
    if (!isFilled[column]) continue;
    const last = found.at(-1);
    if (last?.[1] === column) last[1] = column + 1;
    else found.push([column, column + 1]);
  }
  return found;
}

/**
 * Whether a stretch of columns is a table of its own: below a title or headings several of its rows have words, and a
 * figure behind them.
 */
function isTable(rows: Rows): boolean {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== '')).filter((cells) => cells.length > 0);
  if (filled[0]?.some((cell) => FIGURE.test(cell))) return false;
  const told = filled.filter(
    ([first = '', ...others]) => WORDS.test(first) && others.some((cell) => FIGURE.test(cell)),
  );
  return told.length >= MIN_ROWS;
}

/**
 * The rows of the tables that stand beside each other on a sheet, with a blank column between them, one table below the
 * other; undefined where none do.
 */
export function tablesBeside(lines: readonly Line[]): Rows | undefined {
  if (!lines.some(({ cells }) => cells.length > 4)) return undefined;
  const rows = rowsOf(lines);
  const parts = stretchesIn(rows).map(([from, to]) => rows.map((cells) => cells.slice(from, to)));
  return parts.length > 1 && parts.every(isTable) ? parts.flatMap((part) => [[], ...part]) : undefined;
}
