import { ZERO } from '../../money/money';
import type { Read } from './duplicates';

/** A single credit balance is one. */
const LEAST = 2;

/**
 * The debts of somebody who writes what is owed with a minus, as programs for one's own accounts do: where several
 * amounts are below zero and none is above it. They are marked, since each may be a credit balance.
 */
export function withoutMinus<Row extends Read>(reads: readonly Row[]): readonly Row[] {
  const isNegative = ({ debt }: Row) => debt.amount?.lt(ZERO) ?? false;
  if (reads.filter(isNegative).length < LEAST || reads.some(({ debt }) => debt.amount?.gt(ZERO)))
    return reads;
  return reads.map((read) => {
    if (!isNegative(read)) return read;
    const { amount, review } = read.debt;
    const doubts = [...review.filter((flag) => flag !== 'negative-amount'), 'amount-guessed' as const];
    return {
      ...read,
      debt: { ...read.debt, amount: amount?.abs(), review: [...new Set(doubts)].sort() },
    };
  });
}
