import type { Line } from '../../page/lines';

/** The months of a year. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A year with what was noted in its months. */
const YEAR = /^(20\d\d) (?=\S)/;
/** A mark of a month: how late, a tick, a letter or two. */
const MARK = /^(?:\d{1,3}|\p{Lu}{1,3}|[^\p{L}\d\s])$/u;
const LATE = /^(?:30|60|90|120|150|180)$/;

/**
 * How late a debt was in the months of one year of a history, in the words that other reports write below it: `60 days
 * as of Jan 2024`. A year with fewer marks than months says nothing, since nobody knows which are missing, unless the year
 * before stands below it, so that it is the one that is not over: its marks begin with January.
 */
export function lateInYear(line: Line, below: Line | undefined): readonly string[] {
  const year = YEAR.exec(line.text)?.[1];
  if (year === undefined) return [];
  const marks = line.cells.length > MONTHS.length ? line.cells.slice(1) : line.text.split(' ').slice(1);
  const isGoingOn = YEAR.exec(below?.text ?? '')?.[1] === String(Number(year) - 1);
  const areOfMonths = marks.length < MONTHS.length && isGoingOn && marks.every((mark) => MARK.test(mark));
  if (marks.length !== MONTHS.length && !areOfMonths) return [];
  return marks.flatMap((mark, month) =>
    LATE.test(mark) ? [`${mark} days as of ${MONTHS[month] ?? ''} ${year}`] : [],
  );
}
