import { lineTextAt } from '../page/lines';
import { matchesIn } from '../page/matches';
import { BUDGET, OTHER_TEXTS, type OtherText } from './otherTextKinds';

/** The foot of a receipt: what all costs without the tax, the tax, and with it. */
const RECEIPT_FOOT = /^[ \t]*sub-?total\b.*\n(?:.*\n)?[ \t]*(?:sales )?tax\b.*\n(?:.*\n)?[ \t]*total\b.*\d/im;

/** Headings of what is owed and the least that is paid on it, which no budget has: `name - owe / min / day`. */
const OWED_AND_LEAST = /\bow(?:e|ed|ing)\b[^\n\d]{1,30}\bmin(?:imum)?\b/i;

/** A line that is longer is no title of what stands below it. */
const LONGEST_TITLE = 100;

/** Whether a text has so many different ones of the words of another kind of text. */
function isOfKind({ words, least, isAdvertised }: OtherText, source: string): boolean {
  const found = Array.from(matchesIn(source, words));
  if (new Set(found.map(([word]) => word.toLowerCase())).size < least) return false;
  const [from = 0, to = 0] = [found[0]?.index, found.at(-1)?.index];
  const isOneLine = !source.slice(from, to).includes('\n');
  const line = lineTextAt(source, from);
  return !(isAdvertised && isOneLine && line.length > LONGEST_TITLE);
}

/** So much of a text is looked at for its words. */
export const LOOKED_AT = 20_000;

/** Kinds of texts whose words stand on what is sent to somebody who owes as well. */
const LIKE_BILLS: ReadonlySet<string> = new Set(['invoices', BUDGET]);

/** The kind of text that a text is whose amounts are no debts; undefined where it is none, or prints headings that only lists of debts have. */
export function otherTextOf(source: string): OtherText | undefined {
  const head = source.slice(0, LOOKED_AT);
  return OWED_AND_LEAST.test(head) ? undefined : OTHER_TEXTS.find((one) => isOfKind(one, head));
}

/** Whether a text ends as a receipt does. */
export function isReceipt(source: string): boolean {
  return RECEIPT_FOOT.test(source.slice(0, LOOKED_AT));
}

/** Whether a text is of a kind whose sums nobody owes, and no bill: offers, a statement of transactions, a receipt. */
export function isNoBill(source: string): boolean {
  const head = source.slice(0, LOOKED_AT);
  return OTHER_TEXTS.some((other) => !LIKE_BILLS.has(other.what) && isOfKind(other, head));
}
