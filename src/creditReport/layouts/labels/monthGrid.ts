import { headingKind, labelAt } from '../../lexicon/labels';
import { isDateKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { MONTH_NAME } from '../../pieces/dates';

/** A month with its year, as it stands over a column: `08/2022`, `Aug 2022`, `Aug-22`. */
const MONTH = '(?:(?:0?[1-9]|1[0-2])/(?:20)?\\d\\d|\\p{L}{3,9}\\.? 20\\d\\d|\\p{L}{3}-\\d\\d)';
const ONE_MONTH = new RegExp(`^${MONTH}$`, 'u');
/** A line of months that one blank parts. */
const MONTHS = new RegExp(`^${MONTH}(?: ${MONTH})+$`, 'u');
/** What may stand over the labels beside the months. */
const OVER_LABELS = /^(?:month|date|month\/year)?$/i;
/** What was noted of a month: a sum, a day, how late it was, or a code of the history. */
const NOTED = /^[>$\d.,()/–—*-]+<?$|^>?(?:OK|X|ND|NR|N\/R|CLS|COL|CO|C\/O|VS|RPO|FC|TN)<?$/;
/** The year that begins a row, and the sums of its months: `2020 $412 $960`. */
const YEAR_OF_SUMS = /^(?:19|20)\d\d(?: \$[\d,]+(?:\.\d\d)?){2,12}$/;
/** One month alone is a date. */
const MIN_MONTHS = 2;
/** What stands over the history of an account, so that a month alone below it is no date of anything. */
const HISTORY = /\bhistory:?$/i;
/** What a history notes of a month. */
const NOTES =
  '(?:balance|(?:scheduled|monthly|actual) payment|(?:amount|payment) (?:paid|received)|(?:amount )?past due|rating|remarks?)';
const ROW_OF_ONE = new RegExp(`^${NOTES}[\\t: ]+(\\S+)$`, 'i');
/** A row of the months of a year, or the year itself in a line of its own above its rows. */
const ROW_OF_YEAR = new RegExp(`^(?:${NOTES}(?:[\\t: ]|$)|(?:19|20)\\d\\d$)`, 'i');
/** The months of a year by their names, each over a column, and the year before them or below: `2026 January February`. */
const MONTHS_OF_YEAR = new RegExp(
  `^(?:(?:19|20)\\d\\d(?:[\\t ]+${MONTH_NAME})+|${MONTH_NAME}(?:[\\t ]+${MONTH_NAME})+)$`,
  'i',
);
/** Longer rows are none of a history. */
const MAX_WORDS = 60;

function areMonths(cells: readonly string[]): boolean {
  return cells.length >= MIN_MONTHS && cells.every((cell) => ONE_MONTH.test(cell));
}

/** Whether a line begins with a label and then has a value for each month, in cells or with one blank between, or that label again with each value. */
function isRow(line: Line | undefined): boolean {
  if (!line || line.afterBlank) return false;
  const { text, cells } = line;
  if (cells.length > MIN_MONTHS) return headingKind(cells[0] ?? '') !== undefined;
  const words = text.split(' ', MAX_WORDS + 1);
  const label = labelAt(words, 0);
  if (!label || words.length > MAX_WORDS) return false;
  const values = words.slice(label.words);
  if (values.length < MIN_MONTHS) return false;
  return values.every((word) => NOTED.test(word)) || values.filter((word) => word === words[0]).length > 0;
}

/**
 * Whether a line names months, each over a column of its own. A copy may lose the empty cell over the labels, which then
 * begin the line below, or run the months of several columns together.
 */
function isOverColumns({ text, cells }: Line, below: Line | undefined): boolean {
  const [first = '', ...months] = cells;
  if (OVER_LABELS.test(first)) return areMonths(months);
  const isShifted = below?.cells.length === cells.length + 1 && areMonths(cells);
  return (isShifted || MONTHS.test(text.trim())) && isRow(below);
}

/** Whether a line has what was noted of one month. */
function isRowOfOne(line: Line | undefined): boolean {
  const [, noted = ''] = ROW_OF_ONE.exec(line?.text ?? '') ?? [];
  return NOTED.test(noted);
}

/** Whether a line has what was noted of the months of a year, for each or for some. */
function isRowOfYear({ text, afterBlank }: Line): boolean {
  return !afterBlank && ROW_OF_YEAR.test(text);
}

/** Whether a line names the one month of a history that has no more. */
function isOverOne({ text }: Line, above: Line | undefined, below: Line | undefined): boolean {
  return ONE_MONTH.test(text.trim()) && HISTORY.test(above?.text ?? '') && isRowOfOne(below);
}

/** Whether a line is the label of a date: months below it are what the bureaus print of it. */
function isDated(line: Line | undefined): boolean {
  const kind = headingKind(line?.text ?? '');
  return kind !== undefined && isDateKind(kind);
}

/** The lines that have the sums of a year's months, and the labels right above such lines. */
function linesOfYears(lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    if (!YEAR_OF_SUMS.test(line.text)) continue;
    found.add(line);
    const above = lines[index - 1];
    if (above && headingKind(above.text) !== undefined) found.add(above);
  }
  return found;
}

type IsRow = (line: Line) => boolean;

/** What tells the rows of the grid whose months a line names; undefined where it names none. */
function rowsUnder(line: Line, above: Line | undefined, below: Line | undefined): IsRow | undefined {
  if (below && MONTHS_OF_YEAR.test(line.text) && isRowOfYear(below)) return isRowOfYear;
  // A month that is not named alone has its year, in figures.
  if (!/\d/.test(line.text)) return undefined;
  if (isOverOne(line, above, below)) return isRowOfOne;
  return isOverColumns(line, below) && !isDated(above) ? isRow : undefined;
}

/**
 * Lines without the grids that tell month by month what was owed and paid: columns under their months, and rows that
 * begin with labels or with their years. These are no columns of bureaus or of debts.
 */
export function withoutMonthGrids(lines: readonly Line[]): Line[] {
  const ofYears = linesOfYears(lines);
  let isOfGrid: IsRow | undefined;
  return lines.filter((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isRowBelow = rowsUnder(line, above, below);
    if (isRowBelow || !isOfGrid?.(line)) isOfGrid = isRowBelow;
    return !isOfGrid && !ofYears.has(line);
  });
}
