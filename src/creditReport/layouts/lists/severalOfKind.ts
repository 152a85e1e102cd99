import { beginsWithCreditor } from '../../lexicon/creditors';
import { BULLET } from '../../page/bullets';
import type { Span } from '../../page/lines';
import { readAmount } from '../../pieces/amounts';

const COUNT = '(?:\\d|two|three|four|five|both)';
const SUM = String.raw`\$? ?(?:\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?`;
const SUMS = String.raw`${SUM}(?:(?:,| and|, and| &|\/| \/) ${SUM}){1,4}`;
/** How many debts of one kind, or with one creditor, there are, and the sum of each: `student loans: two, 8,200 and 4,150`. */
const SEVERAL = new RegExp(
  String.raw`^(?:(?:i |we )?owe )?(?:(?:my|our|the) )?(?:${COUNT} )?(\p{L}[\p{L}&'’ .]{0,30}?(?:loans|cards|bills|accounts|tickets|fines))(?:[:,=–—-]| are| at|:? of)? (?:${COUNT}(?: of (?:them|these))?[:,]? )?(${SUMS})[.]?$`,
  'iu',
);
/** The same with whose they are before how many: `Oak Clinic, two bills 310 and 455`. */
const SEVERAL_OF_ONE = new RegExp(
  String.raw`^(\p{L}[\p{L}&'’. -]{1,40}?)(?:,| -| –| —|:)? ${COUNT} (?:(?:unpaid|separate|old|different) )?(?:bills|visits|loans|cards|accounts|tickets|fines|invoices)(?:[:,=–—-]| are| at|:? of| for)? (${SUMS})[.]?$`,
  'iu',
);
const EACH = new RegExp(SUM, 'gu');
/** Which of them it is, in brackets behind the sum of each: `Oak Loans: $9,870 (loan 1), $4,210 (loan 2)`. */
const WHICH = String.raw` \((?:loan|card|acct|account|bill|visit) ?#?(?:\d{1,2}|[a-e])\)`;
const EACH_WHICH = new RegExp(WHICH, 'giu');
const SUMS_OF_EACH = new RegExp(
  String.raw`^(\p{L}[\p{L}&'’. -]{1,40}?)(?:[:,=]| [–—-])? (${SUM}${WHICH}(?:(?:,|;| and|, and| &) ${SUM}${WHICH}){1,4})[.]?$`,
  'iu',
);
/** How many debts there are of one kind or with one creditor, each of the same sum: `2 Oak One cards 1,200 each`. */
const OF_EACH = new RegExp(
  String.raw`^(?:(?:i |we )?(?:owe|have) )?(?:(?:my|our|the|on) )?([2-5]|two|three|four|five|dos|tres|cuatro|cinco) (\p{L}[\p{L}\d&'’ .]{0,30}?(?:loans|cards|bills|accounts)|(?:tarjetas|pr[eé]stamos|cuentas) \p{L}[\p{L} ]{1,25}?)(?:[:,=–—-]| are| at| of| with)? (${SUM}) (?:each|apiece|cada una?|cada uno)[.]?$`,
  'iu',
);
/** The same with whose they are before how many: `Oak - 3 loans, $150 each`. */
const OF_EACH_BEHIND = new RegExp(
  String.raw`^(\p{L}[\p{L}\d&'’. -]{1,40}?)(?:,| -| –| —|:)? ([2-5]|two|three|four|five) (?:(?:unpaid|separate|old|different|open) )?(?:bills|visits|loans|cards|accounts|tickets|fines|invoices|plans|purchases)(?:[:,=–—-]| are| at| of| with)? (${SUM}) (?:each|apiece)[.]?$`,
  'iu',
);
/** What two creditors are owed each, both of whom many households owe: `Macys & Kohls 300 each`. */
const TO_EACH = new RegExp(
  String.raw`^(\p{L}[\p{L}\d'’. -]{1,30}?) ?(?:&|and|y|\+) (\p{L}[\p{L}\d'’. -]{1,30}?)(?:[:,=–—-]| are| at)? (${SUM}) (?:each|apiece)(?:[,;]? (\P{N}{2,40}))?$`,
  'iu',
);
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

/** The debts of a line that tells what two creditors are owed each, and how all stand. */
function toEach(text: string): readonly OfKind[] | undefined {
  const [, one = '', other = '', sum = '', stands = ''] = TO_EACH.exec(text) ?? [];
  if (sum === '' || !beginsWithCreditor(one) || !beginsWithCreditor(other)) return undefined;
  const from = text.indexOf(other, one.length);
  return [
    { told: `${one} ${sum}${stands && `, ${stands}`}`, from: 0, to: from - 1 },
    { told: `${other} ${sum}${stands && `, ${stands}`}`, from, to: text.length },
  ];
}

/** The debts of a line that tells how many there are and what each comes to. */
function ofEach(text: string): readonly OfKind[] | undefined {
  const [, behind = '', countBehind = '', sumBehind = ''] = OF_EACH_BEHIND.exec(text) ?? [];
  const [, count = countBehind, name = behind, sum = sumBehind] = OF_EACH.exec(text) ?? [];
  if (sum === '') return toEach(text);
  const at = text.lastIndexOf(sum);
  return Array.from({ length: COUNTS[count.toLowerCase()] ?? Number(count) }, (_, index) => ({
    told: `${name} ${sum}`,
    from: index === 0 ? 0 : at,
    to: at + sum.length,
  }));
}

/** So small a share of the largest is what is paid each month. */
const LEAST = 0.1;
/** Longer lines say more. */
const MAX_LENGTH = 120;

/** A sum with the name that all of a line have, and where it stands in the line; the first from its beginning. */
export interface OfKind extends Span {
  told: string;
}

/**
 * The debts of a line that names them together and tells the sum of each: `student loans: two, 8,200 and 4,150`, `2 Oak One
 * cards 1,200 each`. Undefined
 * for any other line, and where one may be the payment on another.
 */
export function severalOfKind(text: string): readonly OfKind[] | undefined {
  if (text.length > MAX_LENGTH || !/\d{3}/.test(text)) return undefined;
  const entry = text.replace(BULLET, '');
  const [, name = '', sums = ''] =
    SEVERAL.exec(entry) ?? SEVERAL_OF_ONE.exec(entry) ?? SUMS_OF_EACH.exec(entry) ?? [];
  if (sums === '') return ofEach(text);
  const begin = text.lastIndexOf(sums);
  const plain = sums.replace(EACH_WHICH, (which) => ' '.repeat(which.length));
  const all = Array.from(plain.matchAll(EACH), ({ 0: sum, index }) => ({ sum, at: begin + index }));
  const amounts = all.map(({ sum }) => readAmount(sum)?.amount?.toNumber() ?? 0);
  if (Math.min(...amounts) < Math.max(...amounts) * LEAST) return undefined;
  return all.map(({ sum, at }, index) => ({
    told: `${name} ${sum.trim()}`,
    from: index === 0 ? 0 : at,
    to: at + sum.length,
  }));
}
