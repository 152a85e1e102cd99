import { type Money, ZERO } from '../../money/money';
import type { ReportedDebt } from '../reportedDebt';
import type { JudgedRow } from './noDebts';
import { saidToBeSums } from './saidToBeSums';
import { isShown } from './shown';

/** Fewer rows without cents come to another by chance. */
const MIN_ROUND = 3;
const MIN_SUMMED = 2;

/** What rows come to: what is owed on them, what is paid on them, and how many they are. */
interface Sum {
  owed: Money;
  paid: Money;
  count: number;
}

const NOTHING: Sum = { owed: ZERO, paid: ZERO, count: 0 };

function plus({ owed, paid, count }: Sum, { amount, paying }: ReportedDebt): Sum {
  return { owed: owed.plus(amount ?? ZERO), paid: paid.plus(paying ?? ZERO), count: count + 1 };
}

/** Whether a row is the sum of others: in what is owed, and in what is paid where it tells that. */
function isSumOf({ owed, paid, count }: Sum, { amount = ZERO, paying, payingText }: ReportedDebt): boolean {
  const least = amount.mod(1).eq(0) ? MIN_ROUND : MIN_SUMMED;
  return count >= least && amount.eq(owed) && (payingText === '' || paying?.eq(paid) === true);
}

/**
 * The rows without those that are the sum of all above, or of all since the last such row, and say so: what a list carries
 * forward from part to part. A debt with a number, a status or a payment of its own is one, whatever it comes to.
 */
export function withoutSubtotals<Row extends JudgedRow>(
  rows: readonly Row[],
  source: string,
): readonly Row[] {
  const { isTotal } = saidToBeSums(rows, source);
  const kept: Row[] = [];
  let [all, part] = [NOTHING, NOTHING];
  for (const row of rows) {
    const { debt } = row;
    const isBare = debt.accountNumber === '' && !isShown(debt);
    const isSum = isSumOf(all, debt) || isSumOf(part, debt);
    if (debt.amount?.gt(0) && isSum && isBare && isTotal(row)) {
      part = NOTHING;
      continue;
    }
    kept.push(row);
    [all, part] = [plus(all, debt), plus(part, debt)];
  }
  return kept;
}
