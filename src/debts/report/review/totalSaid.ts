import type { AddsUp } from '../../../creditReport/judge/totals';
import { withoutHeldBack } from '../../../creditReport/reportedDebt';
import { formatMoney, type Money, parseMoney, sum, ZERO } from '../../../money/money';
import type { Review } from './review';
import { isLeftOut } from './reviewRow';
import type { Standing } from './standing';

/** What the amounts come to beside the total that a text prints. */
export interface TotalSaid {
  words: string;
  differs: boolean;
}

/** The amount of a row that belongs to the total, as it will land and as it was read. */
interface Counted {
  amount: Money;
  read: Money | undefined;
}

/**
 * Holds the amounts against the total that a text prints. Where only some of those that were read come to it, nobody knows
 * which, so that nothing is said once the agent has changed any.
 */
export function totalSaid(
  addsUp: AddsUp,
  { rows, texts }: Review,
  standing: readonly Standing[],
  text: number,
): TotalSaid {
  const total = totalOf(addsUp);
  const read = withoutHeldBack(texts[text]?.reading.debts ?? []).flatMap(({ amount }) => amount ?? []);
  // What is left out because it is entered already belongs to the total all the same.
  const counted = standing.flatMap(({ debt }, index): Counted[] => {
    const row = rows[index];
    const isOfTotal = row?.text === text && row.isTicked !== false && !isLeftOut(row) && debt.amount !== '';
    return isOfTotal ? [{ amount: parseMoney(debt.amount), read: row.debt?.amount }] : [];
  });
  const amounts = counted.map(({ amount }) => amount);
  if (addsUp.amounts < read.length) {
    const areAsRead =
      amounts.length === read.length &&
      sum(amounts).eq(sum(read.map((amount) => (amount.lt(ZERO) ? ZERO : amount))));
    if (!areAsRead) return { words: '', differs: false };
    const some = `${addsUp.amounts} of the ${read.length} amounts that were read`;
    return sumSaid(`${some} ${addsUp.amounts === 1 ? 'comes' : 'add up'}`, addsUp.read, total);
  }
  const what = amounts.length === 1 ? 'The one amount comes' : `The ${amounts.length} amounts add up`;
  const [own, credits] = [sum(amounts), sum(counted.flatMap(creditIn))];
  return credits.gt(ZERO) && own.minus(credits).eq(total.printed)
    ? {
        words: `${what} to ${formatMoney(own)}: less the credits of ${formatMoney(credits)}, ${total.same}.`,
        differs: false,
      }
    : sumSaid(what, own, total);
}

/** What the text says a creditor owes the person, by a minus sign: such a debt is entered as nothing owed. */
function creditIn({ amount, read }: Counted): Money[] {
  return read?.lt(ZERO) && amount.eq(ZERO) ? [read.abs()] : [];
}

/** A total, and how it is called: where the text prints but totals of parts, it prints no sum of them. */
interface CalledTotal {
  printed: Money;
  same: string;
  other: string;
}

function totalOf({ printed, parts }: AddsUp): CalledTotal {
  return parts > 1
    ? {
        printed,
        same: `the sum of ${parts} totals that the text prints`,
        other: `${parts} totals that the text prints add up to`,
      }
    : { printed, same: 'the total that the text prints', other: 'the total that the text prints is' };
}

function sumSaid(what: string, read: Money, { printed, same, other }: CalledTotal): TotalSaid {
  const isSame = read.eq(printed);
  const beside = isSame ? `, ${same}.` : `; ${other} ${formatMoney(printed)}.`;
  return { words: `${what} to ${formatMoney(read)}${beside}`, differs: !isSame };
}
