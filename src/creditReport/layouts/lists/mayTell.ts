import { labelAt } from '../../lexicon/labels';
import type { Item } from './item';

/** A line without these tells no sum. */
const HAS_FIGURE = /\d{2}|\$ ?\d|\b0\b|\dk\b/i;
/** How a sum begins: not within a word. */
const BEGINS_FIGURE = /\$ ?-?\d|(?<![a-z\d])(?:0|\d[\d.,k]|zero)/i;

/** That nothing is owed, alone behind a name: `Oak — zero, keep open`. */
const ZERO = /(?: [-–—]+|[:,]) zero(?:$|[.,;])/i;

/** Whether a balance is zero in words; looked for one behind the other, since a line may say either without end. */
function isZeroBalance(text: string): boolean {
  if (ZERO.test(text)) return true;
  const balance = text.search(/\b(?:balance|saldo|(?<!at )zero bal(?:ance)?)\b/i);
  return balance !== -1 && /\bzero\b/i.test(text.slice(balance));
}

/** No name is shorter. */
const HAS_NAME = /\p{L}{2}/u;

/** What leads from a label to whom or what for: `Unpaid balance on legal fee, Oak Law`. */
const LEADS_ON = /^(?:on|with|at|to)$/;

/** Whether an item can tell a debt at all: it has a figure and a name, and a line alone does not begin with a label. */
export function mayTell({ lines, name }: Item): boolean {
  if (name === undefined && !lines.some(({ text }) => HAS_NAME.test(text))) return false;
  const hasFigure = (text: string) => HAS_FIGURE.test(text) || isZeroBalance(text);
  const tellsSum = (text: string) => BEGINS_FIGURE.test(text) && hasFigure(text);
  if (!lines.some(({ text }) => tellsSum(text))) return false;
  const [first] = lines;
  const words = first?.text.split(' ', 6) ?? [];
  const label = lines.length === 1 ? labelAt(words, 0) : undefined;
  if (label && LEADS_ON.test(words[label.words] ?? '')) return true;
  return label === undefined || (!label.colon && label.words === 1) || label.kind === 'name';
}

/**
 * Whether more items may tell a debt than so many. Each that may is read with great care, which the list of a household
 * is worth, and which would take seconds for the thousands of items of some other text.
 */
export function mayTellMoreThan(most: number, items: readonly Item[]): boolean {
  if (items.length <= most) return false;
  let count = 0;
  return items.some((item) => {
    if (mayTell(item)) count += 1;
    return count > most;
  });
}
