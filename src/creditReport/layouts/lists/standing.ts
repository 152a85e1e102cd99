import { beginsWithCreditor } from '../../lexicon/creditors';
import { isStatusTold } from '../../pieces/statuses';
import { figuresIn } from './figures';
import { isListName } from './listName';

/** Words that say of a creditor alone how the debt stands: `Oak is 30 days late`. */
const STANDS = /^(?:(?:and|also|but|my|the) )*(.{2,40}?) (?:is|are|was|went) (.+)$/i;
/** The same without a verb, of a creditor whom many households owe: `Oak Bank paid off`. */
const PAID =
  /^(?:(?:and|also|but|my|the) )*(.{2,40}?),? ((?:now |already |all )?paid (?:off|in full)(?: (?:now|already|last \p{L}+|in \p{L}+))?)[.!]?$/iu;
/** Longer lines say more. */
const MAX_LENGTH = 80;

/** Who is spoken of, and how the debt stands, where words say nothing else; undefined where they do not. */
export function standingIn(text: string): { name: string; stands: string } | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const paid = PAID.exec(text);
  const isPaid = beginsWithCreditor(paid?.[1] ?? '');
  const [, name = '', stands = ''] = STANDS.exec(text) ?? (isPaid ? paid : undefined) ?? [];
  const isNamed = isListName(name) && (/^\p{Lu}/u.test(name) || beginsWithCreditor(name));
  return isNamed && figuresIn(stands, '').length === 0 && isStatusTold(stands) ? { name, stands } : undefined;
}
