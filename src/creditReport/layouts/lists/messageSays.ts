import type { Fact } from '../../account';
import { looksLikeCreditor } from '../../lexicon/creditors';
import { answeredStatus, asksStanding } from '../../lexicon/questions';
import { BULLET } from '../../page/bullets';
import { tellsLiving } from '../../pieces/living';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { beginsAsTotal } from '../../pieces/sums';
import { ADDED, ANSWER_ALONE, ANSWERS, ASKED, ASKS, OF_ELSE, OWED_BEFORE, REFERS } from './answers';
import { beginsWithLoansOf } from './countedLoans';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { isListName } from './listName';
import { numberIn } from './listNumber';
import { nameIn } from './spokenName';

/** Longer messages say more than one thing of what was told before. */
const MAX_LENGTH = 60;

/** What a line says of a debt that is told on another. */
export type Said = Pick<Fact, 'kind' | 'values'>;

/** A message of one line, its text without a bullet; empty for any other item. */
export function messageOf(item: Item | undefined): string {
  const [line, ...more] = item?.lines ?? [];
  return more.length === 0 && line?.cells.length === 1 ? line.text.replace(BULLET, '') : '';
}

/** Whether a message says how the debt stands that was told before: `no its current`, `thats 60 days late :(`. */
function isStanding(text: string, before: string): boolean {
  const bare = text.replace(ADDED, '');
  if (figuresIn(text, '').length > 0 || OF_ELSE.test(bare) || !isStatusTold(text)) return false;
  if (looksLikeCreditor(text.replace(/\bcollections?\b/i, '')) || sectionOf(text)) return false;
  if (REFERS.test(text) || (bare !== text && /^\p{Ll}/u.test(bare) && isStatusOnly(bare))) return true;
  const isAsked = (before.endsWith('?') || ASKS.test(before)) && !/\d/.test(before);
  return isAsked && (ANSWERS.test(text) || isStatusOnly(text));
}

/** Whether the words before a figure name somebody. */
function isNamed(lead: string, figure: Figure): boolean {
  if (beginsWithLoansOf(lead)) return true;
  return /\p{L}/u.test(lead) && nameIn(`${lead}${figure.text}`, figure, undefined) !== undefined;
}

/** What a message says that names nobody: what is paid each month, the number, whose it was, or how the debt stands. */
export function saidIn(message: string, above: string): Said | undefined {
  const asked = ASKED.exec(message)?.[1];
  const [text, before] = asked ? [message.slice(asked.length + 1), asked] : [message, above];
  if (text === '' || text.length > MAX_LENGTH || /[?:]$/.test(text) || tellsLiving(text)) return undefined;
  const number = numberIn(text);
  const [figure, ...others] = figuresIn(text.replace(number, ' '.repeat(number.length)), asked ?? '');
  if (number !== '') {
    const isAlone =
      !figure && nameIn(text.replace(number, ' '), undefined, text.indexOf(number)) === undefined;
    return isAlone ? { kind: 'number', values: [number] } : undefined;
  }
  const isPaid = figure?.kind === 'paying' && others.length === 0;
  // What all come to is paid on no single one: `Subtotal installment 20,000`.
  if (isPaid && !beginsAsTotal(text) && !isNamed(text.slice(0, figure.index), figure))
    return { kind: 'paying', values: [figure.text] };
  if (ANSWER_ALONE.test(text) && asksStanding(before) && !/\d/.test(before))
    return { kind: 'statusLoose', values: [answeredStatus(text.replace(/[.! ]+$/, ''), before)] };
  const original = OWED_BEFORE.exec(text)?.[1];
  if (original !== undefined)
    return isListName(original) ? { kind: 'original', values: [original] } : undefined;
  return isStanding(text, before) ? { kind: 'statusLoose', values: [text] } : undefined;
}
