import { ZERO } from '../../money/money';
import type { Read } from './duplicates';

/** A single credit balance is one. */
const LEAST = 2;

/** Whether something is to be paid on a debt each month, and more than that is below zero: nothing is, on a credit balance. */
function isPaidOn({ debt: { amount, paying } }: Read): boolean {
  return paying?.gt(ZERO) === true && amount?.neg().gt(paying) === true;
}

/** An account that is overdrawn: what is below zero on it is owed. */
const OVERDRAWN = /\bover(?:draft|drawn)\b/i;

/**
 * The debts of somebody who writes what is owed with a minus, as programs for one's own accounts do: where several
 * amounts are below zero and none is above it, it is paid on each month, or the account is called overdrawn. They are marked, since each may be a credit
 * balance.
 */
export function withoutMinus<Row extends Read>(reads: readonly Row[]): readonly Row[] {
  const isNegative = ({ debt }: Row) => debt.amount?.lt(ZERO) ?? false;
  const negative = reads.filter(isNegative);
  if (negative.length === 0) return reads;
  const areAll = negative.length >= LEAST && !reads.some(({ debt }) => debt.amount?.gt(ZERO));
  return reads.map((read) => {
    const isOwed = areAll || isPaidOn(read) || OVERDRAWN.test(read.debt.accountName);
    if (!isNegative(read) || !isOwed) return read;
    const { amount, review } = read.debt;
    const doubts = [...review.filter((flag) => flag !== 'negative-amount'), 'amount-guessed' as const];
    return {
      ...read,
      debt: { ...read.debt, amount: amount?.abs(), review: [...new Set(doubts)].sort() },
    };
  });
}
