import { headingKind } from '../../lexicon/labels';
import { isDateKind, isOwedKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';

/** Fewer cells are a label and its value. */
const MIN_HEADINGS = 3;

/**
 * Whether a line has the headings of a table, all of them known, of which one is over what is owed, and none over numbers of
 * accounts or days, which a line of a list tells from sums by itself.
 */
function areHeadings({ cells }: Line): boolean {
  if (cells.length < MIN_HEADINGS) return false;
  const kinds = cells.map(headingKind);
  return (
    kinds.some(isOwedKind) &&
    kinds.every((kind) => kind !== undefined && kind !== 'number' && !isDateKind(kind))
  );
}

/**
 * The rows of tables whose headings tell all that stands in them: there no plain figure is a number of an account or a sum
 * for standing beside another one, as it is on a line of a list.
 */
export function rowsUnderHeadings(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = new Set<Line>();
  let width = 0;
  for (const line of lines) {
    if (areHeadings(line)) width = line.cells.length;
    else if (line.cells.length === width) rows.add(line);
    else width = 0;
  }
  return rows;
}
