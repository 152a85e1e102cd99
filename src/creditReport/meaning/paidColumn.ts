import type { LabelKind } from '../lexicon/labelTable';
import { readAmount } from '../pieces/amounts';

/** More of a balance is no payment of each month, but what was borrowed. */
const MOST_PAID = 0.5;

/**
 * The column of a bare amount that is what is paid: another one tells of payments, and beside the balance it is small in
 * every row; -1 where there is none.
 */
function paidIn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  meanings: readonly (LabelKind | undefined)[],
): number {
  const balance = meanings.indexOf('balance');
  const amount = meanings.indexOf('amountLoose');
  if (balance < 0 || amount < 0 || !labels.some((label) => /\bpayment\b/i.test(label))) return -1;
  const paid = rows.flatMap((row) => {
    const [part, whole] = [row[amount], row[balance]].map((value) => readAmount(value ?? '')?.amount);
    return part && whole ? part.lte(whole.times(MOST_PAID)) : [];
  });
  return paid.length > 1 && paid.every(Boolean) ? amount : -1;
}

/** Nobody pays for more months. */
const MOST_MONTHS = 480;

/**
 * The column of terms that has what is paid each month, as mortgage reports print it, and not how many months; -1 where
 * there is none.
 */
function termsPaidIn(labels: readonly string[], columns: readonly (readonly string[])[]): number {
  return labels.findIndex((label, column) => {
    const amounts = (columns[column] ?? []).map((value) => readAmount(value)?.amount);
    return (
      /^terms?$/i.test(label) && amounts.every(Boolean) && amounts.some((amount) => amount?.gt(MOST_MONTHS))
    );
  });
}

/**
 * The column that is what is paid, where no heading says it: a bare amount, or sums in a column of terms; -1 where there is
 * none.
 */
export function paidColumn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  columns: readonly (readonly string[])[],
  meanings: readonly (LabelKind | undefined)[],
): number {
  return Math.max(paidIn(labels, rows, meanings), termsPaidIn(labels, columns));
}
