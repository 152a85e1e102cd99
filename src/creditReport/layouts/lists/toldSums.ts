import { matchesIn } from '../../page/matches';
import type { Mention } from './mentions';
import { isToldPaidOff } from './paidOff';
import type { Sentence } from './sentences';

/** What may be a sum; the digits that the number of an account ends in are none. */
const MONEY =
  /\$ ?\d|(?<![\w.])\d{1,2} ?x \d|\bbalance (?:is |of )?zero\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+\.\d{2}\b|\b(?!401k)\d{1,3}(?:\.\d{1,2})?k\b|(?<!\b(?:ending|ends)(?: in| with)? )\b\d{3,6}\b(?! ?-?\d{4}\b)/gi;
/** A sum of two digits right behind a name, and no count: `Klarna 80`. */
const SMALL_SUM =
  /^ \d{2}(?![\d/%-]|[.,]\d|\p{L}| (?:days?|months?|mo|years?|percent|x|of|cards?|loans?|accounts?)\b)/u;
/** How far from a name its sum stands at most. */
const MAX_LEAD = 60;

/** Where the sums of a paragraph stand: what is written as money, and small figures right behind a creditor. */
export function sumsIn(text: string, mentions: readonly Mention[]): number[] {
  return [
    ...Array.from(matchesIn(text, MONEY), ({ index }) => index),
    ...mentions.filter(({ to }) => SMALL_SUM.test(text.slice(to, to + MAX_LEAD))).map(({ to }) => to + 1),
  ];
}

/** A sum right before the creditor whom it is owed to: `$500 to Oak`. */
const LEADS_TO =
  /(?<![\w$.,])(?:\$ ?)?\d[\d.,]*k? (?:is )?(?:owed )?(?:to|with|on) (?:(?:the|my|our|her|his) )?$/i;
/** Before a sum that is paid, and so owed to nobody. */
const PAYS = /\b(?:pay|pays|paid|paying|payments?)\b[^$\d]{0,20}$/i;

/** How somebody goes on to whom else he owes: `, and I cosigned a truck at Oak`. */
const GOES_ON = /,? (?:and|also|plus|then) (?:i|we) [^,;.$\d]{1,40}$/i;

/** Where the words or the sum stand that lead to a creditor right behind them; where the name stands, if none do. */
function beginOf({ from, isBuyer }: Mention, text: string): number {
  const before = text.slice(Math.max(0, from - MAX_LEAD), from);
  const lead = LEADS_TO.exec(before);
  const goesOn = isBuyer ? undefined : GOES_ON.exec(before)?.[0];
  if (goesOn !== undefined && !PAYS.test(goesOn)) return from - goesOn.length;
  if (!lead || isBuyer || PAYS.test(before.slice(0, lead.index))) return from;
  return from - lead[0].length;
}

/**
 * Where the debts of a sentence begin: at each creditor that a sum follows before the next one, or at the sum that leads
 * to it, but for the first. One that is told to be paid off, without a sum of its own, takes none of its neighbours.
 */
export function cutsIn(
  { from, to }: Sentence,
  mentions: readonly Mention[],
  text: string,
  sums: readonly number[],
): number[] {
  const cuts: number[] = [];
  const begins = mentions.map((mention) => beginOf(mention, text));
  let last = from;
  let wasPaidOff = false;
  for (const [index, { isBuyer, isSeller }] of mentions.entries()) {
    const begin = begins[index] ?? from;
    const end = begins[index + 1] ?? to;
    const hasSum = sums.some((at) => at >= begin && at < end);
    const hadSum = sums.some((at) => at >= last && at < begin);
    const isPaidOff = !hasSum && isToldPaidOff(text.slice(begin, end));
    const beginsDebt = (hasSum && hadSum) || isPaidOff || wasPaidOff;
    if (index > 0 && beginsDebt && !isBuyer && !isSeller) {
      cuts.push(begin);
      last = begin;
    }
    wasPaidOff = isPaidOff;
  }
  return cuts;
}
