import { STATUS_KINDS } from '../../lexicon/statusKinds';
import type { Column } from './column';

/** A sum in cents, which says of no debt how it stands. */
const IN_CENTS = /^\$? ?\d[\d,]*\.\d\d$/;

/** A sum in whole dollars, or days, of which more stand behind where two headings were taken for one: `Past due  Days`. */
const PLAIN = /^\d{1,6}$/;

/**
 * Whether rows have more cells than there are headings, and sums under that of how the debts stand: the gaps in the rows
 * part other columns than those in the headings, so that no value is what its heading says.
 */
export function areShifted(rows: readonly (readonly string[])[], columns: readonly Column[]): boolean {
  const status = columns.findIndex(({ kind }) => kind && STATUS_KINDS.includes(kind));
  const isSum = (row: readonly string[]) =>
    IN_CENTS.test(row[status] ?? '') ||
    (PLAIN.test(row[status] ?? '') && row.slice(columns.length).every((text) => PLAIN.test(text)));
  const sums = rows.filter((row) => row.length > columns.length && isSum(row)).length;
  return sums > 1 && sums * 2 > rows.length;
}
