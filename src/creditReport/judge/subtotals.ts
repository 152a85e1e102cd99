import { type Money, ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';
import { isShown } from './shown';

/** Fewer rows without cents come to another by chance. */
const MIN_ROUND = 3;
const MIN_SUMMED = 2;

function isBare(debt: ReportedDebt): boolean {
  return debt.accountNumber === '' && debt.payingText === '' && !isShown(debt);
}

/**
 * The rows without those that are the sum of all above, or of all since the last such row, whatever they are called: what
 * a list carries forward from part to part. A debt with a number, a status or a payment is one, whatever it comes to.
 */
export function withoutSubtotals<Row extends { debt: ReportedDebt }>(rows: readonly Row[]): readonly Row[] {
  const kept: Row[] = [];
  let [all, part]: [Money, Money] = [ZERO, ZERO];
  let [count, inPart] = [0, 0];
  for (const row of rows) {
    const amount = row.debt.amount ?? ZERO;
    const isSumOf = (sum: Money, summed: number) =>
      summed >= (amount.mod(1).eq(0) ? MIN_ROUND : MIN_SUMMED) && amount.eq(sum);
    if (amount.gt(0) && isBare(row.debt) && (isSumOf(all, count) || isSumOf(part, inPart))) {
      [part, inPart] = [ZERO, 0];
      continue;
    }
    kept.push(row);
    [all, part] = [all.plus(amount), part.plus(amount)];
    [count, inPart] = [count + 1, inPart + 1];
  }
  return kept;
}
