import type { Money } from '../../money/money';
import { readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';

/** How a column is called of what was paid of the sum beside it. */
const PAID = /\b(?:paid|payments?|pd|received|repaid|credited|pagado)\b/i;
/** What is paid, and never what is left: `Cumulative Payments`, but not `Balance after payment`. */
const PAYMENT = /^(?!.*\b(?:after|before|less|owed|balance)\b).*\bpayments?$/i;
/** In so many rows it is no chance that one sum less another is the third. */
const MIN_ROWS = 2;
/** Tables with more columns of sums are not looked through. */
const MAX_SUMS = 12;

/**
 * The place of the column that is what is left of another in every row, less a third that is called what was paid:
 * whatever their headings say, it is the balance. Undefined where there is none, or nothing was paid.
 *
 * @param rows their cells; a row may have fewer
 */
export function remainderIn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): number | undefined {
  if (!labels.some((label) => PAID.test(label))) return undefined;
  // The year that a day begins with is no sum.
  const sumIn = (value = '') => (readDate(value) === undefined ? readAmount(value)?.amount : undefined);
  const columns = labels.map((_, column) => rows.map((row) => sumIn(row[column])));
  const isLeft = (owed: readonly (Money | undefined)[], paid: typeof owed, left: typeof owed) => {
    const full = rows.flatMap((_, row) => {
      const [all, some, rest] = [owed[row], paid[row], left[row]];
      return all && some && rest ? [{ all, some, rest }] : [];
    });
    return (
      full.length >= MIN_ROWS &&
      full.length * 2 > rows.length &&
      full.some(({ some }) => some.gt(0)) &&
      full.every(({ all, some, rest }) => all.minus(some).eq(rest))
    );
  };
  const sums = [...labels.keys()].filter(
    (column) => (columns[column] ?? []).filter(Boolean).length * 2 > rows.length,
  );
  if (sums.length > MAX_SUMS) return undefined;
  const remainders = sums.filter((column) => !PAYMENT.test(labels[column] ?? ''));
  for (const paid of sums.filter((column) => PAID.test(labels[column] ?? ''))) {
    for (const owed of sums)
      for (const left of remainders)
        if (
          new Set([owed, paid, left]).size === 3 &&
          isLeft(columns[owed] ?? [], columns[paid] ?? [], columns[left] ?? [])
        )
          return left;
  }
  return undefined;
}
