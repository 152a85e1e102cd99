import { sum } from '../../../money/money';
import { looksLikeCreditor } from '../../lexicon/creditors';
import { isWithin, type Line } from '../../page/lines';
import { readAmount } from '../../pieces/amounts';
import type { NoticeSum } from './noticeSums';

/** So many creditors with a line each are no notice of one. */
const SEVERAL = 2;

/**
 * Whether a sum is what several creditors are owed together, each with his own behind his name on a line: such a text is
 * a list with its total, and no notice about one debt.
 */
export function isOwedTogether(
  owed: Pick<NoticeSum, 'text' | 'from' | 'to'>,
  sums: readonly NoticeSum[],
  lines: readonly Line[],
): boolean {
  const amount = readAmount(owed.text)?.amount;
  const lineOfOwed = lines.find((line) => isWithin(owed, line));
  const each = lines.flatMap((line) => {
    const first = sums.find((one) => isWithin(one, line));
    if (!first || line.from === lineOfOwed?.from) return [];
    return looksLikeCreditor(line.text.slice(0, first.from - line.from))
      ? (readAmount(first.text)?.amount ?? [])
      : [];
  });
  return amount !== undefined && each.length >= SEVERAL && sum(each).eq(amount);
}
