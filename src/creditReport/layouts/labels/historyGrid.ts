import { headingKind } from '../../lexicon/labels';
import { isDateKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';

/** The months over a history, by their names or their first letters. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const [NAMES, LETTERS] = [MONTHS.join(' '), MONTHS.map((month) => month.charAt(0)).join(' ')];
/** A year with what was noted in its months. */
const YEAR = /^(20\d\d) (?=\S)/;
const LATE = /^(?:30|60|90|120|150|180)$/;

/** Whether a line names the twelve months over the years of a history. */
export function isOverMonths({ text }: Line): boolean {
  const words = text.toLowerCase();
  return words === NAMES || words === LETTERS;
}

/**
 * How late a debt was in the months of one year of a history, in the words that other reports write below it: `60 days
 * as of Jan 2024`. A year with fewer marks than months says nothing, since nobody knows which are missing.
 */
export function lateInYear(line: Line): readonly string[] {
  const year = YEAR.exec(line.text)?.[1];
  if (year === undefined) return [];
  const marks = line.cells.length > MONTHS.length ? line.cells.slice(1) : line.text.split(' ').slice(1);
  if (marks.length !== MONTHS.length) return [];
  return marks.flatMap((mark, month) =>
    LATE.test(mark) ? [`${mark} days as of ${MONTHS[month] ?? ''} ${year}`] : [],
  );
}

/** A month with its year, as it stands over a column: `08/2022`, `Aug 2022`. */
const MONTH_OF_YEAR = /^(?:0?[1-9]|1[0-2])\/(?:20)?\d\d$|^\p{L}{3,9}\.? 20\d\d$/u;
/** What may stand over the labels beside the months. */
const OVER_LABELS = /^(?:month|date|month\/year)?$/i;

function areMonths(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => MONTH_OF_YEAR.test(cell));
}

function isLabelled({ cells }: Line): boolean {
  return headingKind(cells[0] ?? '') !== undefined;
}

/**
 * How many months a line names, each over a column of its own; zero where it names less than two, or anything else. A
 * copy may lose the empty cell over the labels, which then begin the line below.
 */
function monthColumns({ cells }: Line, below: Line | undefined): number {
  const [first = '', ...months] = cells;
  if (OVER_LABELS.test(first)) return areMonths(months) ? months.length : 0;
  const isShifted = below !== undefined && below.cells.length === cells.length + 1 && isLabelled(below);
  return isShifted && areMonths(cells) ? cells.length : 0;
}

/**
 * Lines without the grids that tell month by month what was owed and paid: columns under their months, and rows that
 * begin with labels. These are no columns of bureaus or of debts.
 */
export function withoutMonthGrids(lines: readonly Line[]): Line[] {
  let months = 0;
  return lines.filter((line, index) => {
    // Under the label of a date, months are what the bureaus print of it.
    const above = headingKind(lines[index - 1]?.text ?? '');
    const own = above && isDateKind(above) ? 0 : monthColumns(line, lines[index + 1]);
    const { cells, afterBlank } = line;
    const isRow = months > 0 && !afterBlank && cells.length > 1 && cells.length <= months + 1;
    months = own > 0 ? own : isRow && isLabelled(line) ? months : 0;
    return months === 0;
  });
}
