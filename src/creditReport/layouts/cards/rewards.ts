import { either, inTurn } from '../../page/anyOf';
import type { Line } from '../../page/lines';
import { REWARDS } from '../../pieces/ownBalances';
import { isLoneSum, isMoneyLabel, isSum } from './cardLines';

/** What a card has given to who pays with it, alone on its line: `Reward Dollars`, `Cashback Bonus®`, `Costco Cash Rewards`. */
const OF_REWARDS = inTurn(
  'iu',
  /^(?:(?:your|my|total|available|current|unredeemed|earned|\p{L}{3,12}®?) ){0,2}/u,
  either(REWARDS, /rewards?(?: (?:balance|points|value))?|cash rewards?|bonus cash|points|miles/),
  /[®™]?(?: (?:balance|earned|available|to redeem))?:?$/,
);
/** How many points or miles those are: `1,204`, `12,300 miles`. */
const POINTS = /^\d[\d,]*(?:\.\d{2})?(?: (?:bonus )?(?:points|pts|miles))?$/i;

function textAt(lines: readonly Line[], index: number): string {
  return lines[index]?.text ?? '';
}

function isValue(text: string): boolean {
  return isLoneSum(text) || POINTS.test(text);
}

/** So many sums a card shows at most. */
const MAX_SUMS = 8;

/** Whether the sums above a line have their labels below them, as `$3,904.61` over `Outstanding balance`. */
function areOverLabels(lines: readonly Line[], index: number): boolean {
  let above = index - 1;
  while (above > index - 2 * MAX_SUMS && isLoneSum(textAt(lines, above))) above -= 2;
  return !isMoneyLabel(textAt(lines, above + 1));
}

/** Whether the sum at a line has its own label below, and is what is owed: `$1,233.40` over `Current balance`. */
function isLabelledBelow(lines: readonly Line[], sum: number): boolean {
  return isMoneyLabel(textAt(lines, sum + 1)) && !isSum(textAt(lines, sum + 2));
}

/** The line with the worth of the rewards that a line tells of; -1 where it tells of none, as the name of a card does. */
function worthAt(lines: readonly Line[], index: number): number {
  if (!OF_REWARDS.test(textAt(lines, index))) return -1;
  if (isLoneSum(textAt(lines, index - 1)) && areOverLabels(lines, index)) return index - 1;
  const isWorth = isValue(textAt(lines, index + 1)) && !isLabelledBelow(lines, index + 1);
  return isWorth ? index + 1 : -1;
}

/** Whether a sum alone on its line has its label beside it. */
function isLabelledSum(lines: readonly Line[], index: number): boolean {
  return (
    isLoneSum(textAt(lines, index)) && [index - 1, index + 1].some((at) => isMoneyLabel(textAt(lines, at)))
  );
}

/**
 * The lines of a page without the rewards of its cards and what they are worth: nobody owes them. They are told below what
 * is owed on a card. A card that is called by its rewards shows a number, or says of its sum that it is a balance.
 */
export function withoutRewards(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => OF_REWARDS.test(text))) return lines;
  const first = lines.findIndex((_, index) => isLabelledSum(lines, index));
  if (first < 0) return lines;
  const taken = new Set<number>();
  for (let index = first + 1; index < lines.length; index += 1) {
    const worth = worthAt(lines, index);
    if (worth > first) taken.add(index).add(worth);
  }
  return lines.flatMap((line, index) => {
    if (taken.has(index)) return [];
    const isParted = taken.has(index - 1) && (lines[index - 1]?.afterBlank || lines[index - 2]?.afterBlank);
    return [isParted ? { ...line, afterBlank: true } : line];
  });
}
