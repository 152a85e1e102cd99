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

/** Whether nothing shows that a row is owed: no number, no payment, no standing. */
function isBareSum({ debt }: Read): boolean {
  const { accountNumber, amount, current, originalCreditor, paying } = debt;
  const isPaid = paying?.gt(ZERO) === true;
  return (
    amount?.gt(ZERO) === true &&
    !isPaid &&
    accountNumber === '' &&
    current === null &&
    originalCreditor === ''
  );
}

/**
 * The rows without what somebody owns, and without what all comes to, in a sheet that writes with a minus what is owed:
 * where several debts that are paid on stand below zero, a sum above it with nothing beside it is none.
 */
function withoutAssets<Row extends Read>(reads: readonly Row[]): readonly Row[] {
  return reads.filter(isPaidOn).length < LEAST ? reads : reads.filter((read) => !isBareSum(read));
}

/**
 * The debts of somebody who writes what is owed with a minus, as programs for one's own accounts do: where several
 * amounts are below zero and none is above it, it is paid on each month, or the account is called overdrawn. They are marked, since each may be a credit
 * balance. What he owns stands above zero, and is left out.
 */
export function withoutMinus<Row extends Read>(all: readonly Row[]): readonly Row[] {
  const reads = withoutAssets(all);
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
