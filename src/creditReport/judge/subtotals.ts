import { type Money, ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';
import type { JudgedRow } from './noDebts';
import { saidToBeSums } from './saidToBeSums';
import { isShown } from './shown';

/** Fewer rows without cents come to another by chance. */
const MIN_ROUND = 3;
const MIN_SUMMED = 2;

function isBare(debt: ReportedDebt): boolean {
  return debt.accountNumber === '' && debt.payingText === '' && !isShown(debt);
}

/**
 * The rows without those that are the sum of all above, or of all since the last such row, and say so: what a list carries
 * forward from part to part. A debt with a number, a status or a payment is one, whatever it comes to.
 */
export function withoutSubtotals<Row extends JudgedRow>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  const { isTotal } = saidToBeSums(rows, source);
  const kept: Row[] = [];
  let [all, part]: [Money, Money] = [ZERO, ZERO];
  let [count, inPart] = [0, 0];
  for (const row of rows) {
    const amount = row.debt.amount ?? ZERO;
    const isSumOf = (sum: Money, summed: number) =>
      summed >= (amount.mod(1).eq(0) ? MIN_ROUND : MIN_SUMMED) && amount.eq(sum);
    const isSum = isSumOf(all, count) || isSumOf(part, inPart);
    if (amount.gt(0) && isSum && isBare(row.debt) && isTotal(row)) {
      [part, inPart] = [ZERO, 0];
      continue;
    }
    kept.push(row);
    [all, part] = [all.plus(amount), part.plus(amount)];
    [count, inPart] = [count + 1, inPart + 1];
  }
  return kept;
}
