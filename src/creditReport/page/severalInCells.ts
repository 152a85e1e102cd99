/** The cells of a table, row by row. */
type Rows = readonly (readonly string[])[];

/** So many columns with several values in their cells show that a page stacks them, and no heading is merely long. */
const MIN_STACKED = 2;
/** Headings stand below so many rows of titles at most. */
const MAX_TITLES = 2;
/**
 * So large a part of a column has a line for each line of its heading; in a cell with fewer the last ones are left out,
 * such as the limit that a loan has not.
 */
const MOST = 0.5;
/** What stands in rows and not in headings. */
const VALUE = /\d{3}|\$ ?\d/;
/** What parts two values on one line: `OAK BANK / 3391772048`. */
const SLASH = ' / ';

/** How many values each cell of a column holds, by the lines of its heading; one where the rows do not follow it. */
function countOf(heading: string, below: readonly string[]): number {
  const count = heading.split('\n').length;
  const counts = below.filter((cell) => cell !== '').map((cell) => cell.split('\n').length);
  const isFollowed = counts.filter((one) => one === count).length > counts.length * MOST;
  return isFollowed && Math.max(0, ...counts) === count ? count : 1;
}

function columnOf(rows: Rows, column: number): string[] {
  return rows.map((row) => row[column] ?? '');
}

/** Rows whose cells become as many cells as their columns hold values. */
function apart(rows: Rows, counts: readonly number[], mark: string): string[][] {
  return rows.map((row) =>
    row.flatMap((cell, column) => {
      const count = counts[column] ?? 1;
      if (count === 1) return [cell];
      const parts = cell.split(mark);
      return Array.from({ length: count }, (_, part) => (parts[part] ?? '').trim());
    }),
  );
}

/** How many values a slash parts in each cell of a column, as in its heading, whose parts are words; one where it does not. */
function slashedIn([heading = '', ...below]: readonly string[]): number {
  const words = heading.split(SLASH);
  const isEach = below.every((cell) => cell === '' || cell.split(SLASH).length === words.length);
  return isEach && words.every((word) => /\p{L}/u.test(word)) ? words.length : 1;
}

/**
 * The rows of a table with a cell for each value, where a page stacks several in one cell, under headings that are stacked
 * alike: `Terms` over `Payment` with `360` over `$2,611`, and in one of their lines `Creditor / Account Number`. Any other
 * table stays as it is.
 */
export function withValuesApart(rows: Rows): Rows {
  const start = rows
    .slice(0, MAX_TITLES + 1)
    .findIndex((row) => row.filter((cell) => cell.includes('\n')).length >= MIN_STACKED);
  const headings = rows[start];
  if (!headings || headings.some((cell) => VALUE.test(cell))) return rows;
  const below = rows.slice(start + 1);
  const counts = headings.map((heading, column) => countOf(heading, columnOf(below, column)));
  if (counts.filter((count) => count > 1).length < MIN_STACKED) return rows;
  const stacked = apart([headings, ...below], counts, '\n');
  const slashed = (stacked[0] ?? []).map((_, column) => slashedIn(columnOf(stacked, column)));
  return [...rows.slice(0, start), ...apart(stacked, slashed, SLASH)];
}
