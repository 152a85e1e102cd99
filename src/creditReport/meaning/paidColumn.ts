import type { LabelKind } from '../lexicon/labelTable';
import { isAmountShaped, isEmptyValue, readAmount } from '../pieces/amounts';

/** More of a balance is no payment of each month, but what was borrowed. */
const MOST_PAID = 0.5;
/** Loans run for so many months, or a multiple of them. */
const MONTHS = 3;
/** Nobody pays for more months. */
const MOST_MONTHS = 480;

/** What each row has in a column, and what it owes; of the rows that have both. */
function besideBalance(
  rows: readonly (readonly string[])[],
  meanings: readonly (LabelKind | undefined)[],
  column: number,
) {
  const balance = meanings.indexOf('balance');
  return rows.flatMap((row) => {
    const [part, whole] = [row[column], row[balance]].map((value) => readAmount(value ?? '')?.amount);
    return part && whole ? [{ part, whole }] : [];
  });
}

/** Whether a column of bare amounts is small beside the balance in every row. */
function isSmall(
  rows: readonly (readonly string[])[],
  meanings: readonly (LabelKind | undefined)[],
  column: number,
): boolean {
  const owed = besideBalance(rows, meanings, column).filter(({ whole }) => !whole.eq(0));
  return owed.length > 1 && owed.every(({ part, whole }) => part.lte(whole.times(MOST_PAID)));
}

/** Whether the terms of debts are so large, one of them at least, that they are no months. */
function areSums(terms: readonly string[]): boolean {
  const amounts = terms.map((text) => readAmount(text)?.amount);
  return amounts.every(Boolean) && amounts.some((amount) => amount?.gt(MOST_MONTHS));
}

/** Whether most of the terms are figures too odd to be the months which loans run for: the old files of bureaus print sums so. */
function areOdd(terms: readonly string[]): boolean {
  const odd = terms.filter((text) => !readAmount(text)?.amount?.mod(MONTHS).eq(0));
  return terms.length > 1 && terms.every(isAmountShaped) && odd.length * 2 > terms.length;
}

/**
 * The column that is what is paid each month, though its heading does not say so: that of a bare amount where another
 * one tells of payments, or that of the terms where these are no months. Beside the balance both are small in every row,
 * unless the terms are sums for sure; -1 where there is none.
 */
export function paidColumn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  meanings: readonly (LabelKind | undefined)[],
): number {
  if (!meanings.includes('balance')) return -1;
  const amount = labels.some((label) => /\bpayment\b/i.test(label)) ? meanings.indexOf('amountLoose') : -1;
  if (amount >= 0 && isSmall(rows, meanings, amount)) return amount;
  const terms = labels.findIndex((label) => /^terms?$/i.test(label));
  const printed = rows.map((row) => row[terms] ?? '').filter((text) => !isEmptyValue(text));
  return areSums(printed) || (areOdd(printed) && isSmall(rows, meanings, terms)) ? terms : -1;
}
