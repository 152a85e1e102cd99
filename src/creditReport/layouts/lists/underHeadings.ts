import { headingKind } from '../../lexicon/labels';
import { isMoneyKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';

/** With one column of sums, the others of a row can be told by the company they keep. */
const MIN_SUMS = 2;

/** Whether a line has the headings of a table, all of them known, of which several are over sums. */
function areHeadings({ cells }: Line): boolean {
  if (cells.length <= MIN_SUMS) return false;
  const kinds = cells.map(headingKind);
  return (
    kinds.every((kind) => kind !== undefined) &&
    kinds.filter((kind) => kind && isMoneyKind(kind)).length >= MIN_SUMS
  );
}

/**
 * The rows of tables whose headings tell which of several sums is which: there no plain figure is a number of an account
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
