import { sum } from '../../../money/money';
import { looksLikeCreditor } from '../../lexicon/creditors';
import { isWithin, type Line } from '../../page/lines';
import { readAmount } from '../../pieces/amounts';
import { isArrears } from '../../pieces/arrears';
import { sumsIn } from '../letterSums';
import { isKindOfDebt } from '../lists/kindOfDebt';
import { isTrade } from '../lists/spokenName';
import type { NoticeSum } from './noticeSums';

/** So many creditors with a line each are no notice of one. */
const SEVERAL = 2;

/** Whether words before a sum say of whom, or of what kind, a debt is, as a household lists its own. */
function isOwed(label: string): boolean {
  return looksLikeCreditor(label) || isKindOfDebt(label) || isTrade(label) || isArrears(label);
}

/**
 * Whether a sum is what several creditors are owed together, each with his own behind his name on a line: such a text is
 * a list with its total, and no notice about one debt.
 */
export function isOwedTogether(
  owed: Pick<NoticeSum, 'text' | 'from' | 'to'>,
  lines: readonly Line[],
  source: string,
): boolean {
  const amount = readAmount(owed.text)?.amount;
  const others = lines.flatMap((line) => {
    const [first] = isWithin(owed, line) ? [] : sumsIn([line], source);
    const each = first && readAmount(first.text)?.amount;
    return each ? [{ label: line.text.split(first.text, 1)[0]?.trim() ?? '', each }] : [];
  });
  const named = others.filter(({ label }) => isOwed(label));
  if (amount === undefined || named.length < SEVERAL) return false;
  return [named, others].some((some) => sum(some.map(({ each }) => each)).eq(amount));
}
