import { STATUS_KINDS } from '../../lexicon/statusKinds';
import type { Column } from './column';

/** A sum in cents, which says of no debt how it stands. */
const IN_CENTS = /^\$? ?\d[\d,]*\.\d\d$/;

/**
 * Whether rows have more cells than there are headings, and sums under that of how the debts stand: the gaps in the rows
 * part other columns than those in the headings, so that no value is what its heading says.
 */
export function areShifted(rows: readonly (readonly string[])[], columns: readonly Column[]): boolean {
  const status = columns.findIndex(({ kind }) => kind && STATUS_KINDS.includes(kind));
  const sums = rows.filter((row) => row.length > columns.length && IN_CENTS.test(row[status] ?? '')).length;
  return sums > 1 && sums * 2 > rows.length;
}
