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
  const amounts = standing.flatMap(({ debt }, index): Money[] => {
    const row = rows[index];
    // What is left out because it is entered already belongs to the total all the same.
    return row?.text === text && row.isTicked !== false && !isLeftOut(row) && debt.amount !== ''
      ? [parseMoney(debt.amount)]
      : [];
  });
  if (addsUp.amounts < read.length) {
    const areAsRead =
      amounts.length === read.length &&
      sum(amounts).eq(sum(read.map((amount) => (amount.lt(ZERO) ? ZERO : amount))));
    if (!areAsRead) return { words: '', differs: false };
    const some = `${addsUp.amounts} of the ${read.length} amounts that were read`;
    return sumSaid(`${some} ${addsUp.amounts === 1 ? 'comes' : 'add up'}`, addsUp.read, total);
  }
  const what = amounts.length === 1 ? 'The one amount comes' : `The ${amounts.length} amounts add up`;
  const [own, credits] = [sum(amounts), creditsIn(rows, standing, text)];
  return credits.gt(ZERO) && own.minus(credits).eq(total.printed)
    ? {
        words: `${what} to ${formatMoney(own)}: less the credits of ${formatMoney(credits)}, ${total.same}.`,
        differs: false,
      }
    : sumSaid(what, own, total);
}

/** What creditors owe the person by a text, as it prints minus signs: such a debt is entered as nothing owed. */
function creditsIn(rows: Review['rows'], standing: readonly Standing[], text: number): Money {
  return sum(
    rows.flatMap((row, index) => {
      const isAsRead = parseMoney(standing[index]?.debt.amount ?? '').eq(ZERO) && row.isTicked !== false;
      const read = row.text === text && isAsRead && !isLeftOut(row) ? row.debt?.amount : undefined;
      return read?.lt(ZERO) ? [read.abs()] : [];
    }),
  );
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
