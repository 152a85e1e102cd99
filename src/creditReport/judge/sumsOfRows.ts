import { type Money, sum, ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';

/** Of fewer rows, one may be the sum of the others by chance. */
const MIN_SUMMED = 3;

/** Whether the amounts beside one, on one side of it, come to a sum exactly: two of them at least. */
function comeTo(
  amounts: readonly (Money | undefined)[],
  index: number,
  step: -1 | 1,
  wanted: Money,
): boolean {
  let [read, count] = [ZERO, 0];
  for (let at = index + step; read.lt(wanted); at += step) {
    const amount = amounts[at];
    if (!amount) break;
    read = read.plus(amount);
    if (amount.gt(0)) count += 1;
  }
  return count > 1 && read.eq(wanted);
}

/**
 * The rows without those that are the sum of the accounts right behind them or right before them: what the accounts of
 * one kind come to. It has no number, and each of these has one.
 */
function withoutSumsOfParts<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): readonly Row[] {
  const amounts = rows.map(({ debt }) => (debt.accountNumber === '' ? undefined : (debt.amount ?? ZERO)));
  return rows.filter(({ debt: { accountNumber, originalCreditor, amount } }, index) => {
    if (accountNumber !== '' || originalCreditor !== '' || !amount?.gt(0)) return true;
    return !comeTo(amounts, index, 1, amount) && !comeTo(amounts, index, -1, amount);
  });
}

/** The row without a number whose sum is what is paid on all others together: what a page says is due in all. */
function sumOfPayments(rows: readonly { debt: ReportedDebt }[]): number {
  const all = sum(rows.map(({ debt }) => debt.paying ?? ZERO));
  const payers = rows.filter(({ debt }) => debt.paying?.gt(0)).length;
  return payers < 2
    ? -1
    : rows.findIndex(
        ({ debt }) => debt.accountNumber === '' && !debt.paying && debt.amount?.gt(0) && debt.amount.eq(all),
      );
}

/** The rows without the totals that a page prints over its accounts: of one part of them, of all others, or of what is paid on them. */
export function withoutSums<Row extends { debt: ReportedDebt }>(read: readonly Row[]): readonly Row[] {
  const rows = withoutSumsOfParts(read);
  if (rows.length < MIN_SUMMED) return rows;
  const due = sumOfPayments(rows);
  if (due >= 0) return rows.filter((_, row) => row !== due);
  const amounts = rows.map(({ debt }) => debt.amount ?? ZERO);
  const all = sum(amounts);
  const index = amounts.findIndex((amount) => amount.gt(0) && amount.times(2).eq(all));
  const found = rows[index]?.debt;
  // A debt with a number and a status is one, whatever the others come to.
  if (!found || (found.accountNumber !== '' && found.current !== null)) return rows;
  return rows.filter((_, row) => row !== index);
}
