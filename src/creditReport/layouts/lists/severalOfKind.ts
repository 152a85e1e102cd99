import type { Span } from '../../page/lines';
import { readAmount } from '../../pieces/amounts';

const COUNT = '(?:\\d|two|three|four|five|both)';
const SUM = String.raw`\$? ?(?:\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?`;
/** How many debts of one kind, or with one creditor, there are, and the sum of each: `student loans: two, 8,200 and 4,150`. */
const SEVERAL = new RegExp(
  String.raw`^(?:(?:i |we )?owe )?(?:(?:my|our|the) )?(?:${COUNT} )?(\p{L}[\p{L}&'’ .]{0,30}?(?:loans|cards|bills|accounts|tickets|fines))(?:[:,=–—-]| are| at|:? of)? (?:${COUNT}(?: of (?:them|these))?[:,]? )?(${SUM}(?:(?:,| and|, and| &|\/| \/) ${SUM}){1,4})[.]?$`,
  'iu',
);
const EACH = new RegExp(SUM, 'gu');
/** So small a share of the largest is what is paid each month. */
const LEAST = 0.1;
/** Longer lines say more. */
const MAX_LENGTH = 120;

/** A sum with the name that all of a line have, and where it stands in the line; the first from its beginning. */
export interface OfKind extends Span {
  told: string;
}

/**
 * The debts of a line that names them together and tells the sum of each: `student loans: two, 8,200 and 4,150`. Undefined
 * for any other line, and where one may be the payment on another.
 */
export function severalOfKind(text: string): readonly OfKind[] | undefined {
  if (text.length > MAX_LENGTH || !/\d{3}/.test(text)) return undefined;
  const [, name = '', sums = ''] = SEVERAL.exec(text) ?? [];
  if (sums === '') return undefined;
  const begin = text.lastIndexOf(sums);
  const all = Array.from(sums.matchAll(EACH), ({ 0: sum, index }) => ({ sum, at: begin + index }));
  const amounts = all.map(({ sum }) => readAmount(sum)?.amount?.toNumber() ?? 0);
  if (Math.min(...amounts) < Math.max(...amounts) * LEAST) return undefined;
  return all.map(({ sum, at }, index) => ({
    told: `${name} ${sum.trim()}`,
    from: index === 0 ? 0 : at,
    to: at + sum.length,
  }));
}
