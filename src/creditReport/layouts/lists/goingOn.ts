import { type Fact, unlabelled } from '../../account';
import { looksLikeCreditor } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { answeredStatus, asksStanding } from '../../lexicon/questions';
import { BULLET } from '../../page/bullets';
import { tellsLiving } from '../../pieces/living';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { beginsAsTotal } from '../../pieces/sums';
import { ADDED, ANSWER_ALONE, ANSWERS, ASKED, ASKS, OF_ELSE, OWED_BEFORE, REFERS } from './answers';
import { putsRight } from './corrections';
import { beginsWithLoansOf } from './countedLoans';
import { type Figure, figuresIn } from './figures';
import type { Item } from './item';
import { isInterjection, isListName } from './listName';
import { numberIn } from './listNumber';
import type { ToldDebt } from './readItem';
import { nameIn } from './spokenName';
import { isUnsure } from './unsure';

/** Longer messages say more than one thing of what was told before. */
const MAX_LENGTH = 60;
/** What was told is so many messages back at most: between them somebody asks, or says how sorry he is. */
const MAX_BACK = 3;
/** A message of one line, its text without a bullet; empty for any other item. */
function messageOf(item: Item | undefined): string {
  const [line, ...more] = item?.lines ?? [];
  return more.length === 0 && line?.cells.length === 1 ? line.text.replace(BULLET, '') : '';
}

/** Whether a message says how the debt stands that was told before: `no its current`, `thats 60 days late :(`. */
function isStanding(text: string, before: string): boolean {
  if (
    figuresIn(text, '').length > 0 ||
    looksLikeCreditor(text.replace(/\bcollections?\b/i, '')) ||
    sectionOf(text)
  )
    return false;
  if (OF_ELSE.test(text) || !isStatusTold(text)) return false;
  const bare = text.replace(ADDED, '');
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
function saidIn(message: string, above: string): Pick<Fact, 'kind' | 'values'> | undefined {
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

/** Whether nothing but talk stands in a message: no figure, and nobody's name that a debt could have. */
function isTalk(item: Item): boolean {
  const text = messageOf(item);
  return (
    text !== '' &&
    !/\d/.test(text) &&
    (text.endsWith('?') || asksStanding(text) || isInterjection(text) || /^\p{Ll}/u.test(text))
  );
}

/** Whether a debt was told with a sum that may be what is owed. */
function hasSum({ bare, plain, facts }: ToldDebt): boolean {
  return bare.length > 0 || plain !== undefined || facts.some(({ kind }) => kind === 'balance');
}

function has({ facts }: ToldDebt, kind: LabelKind): boolean {
  return facts.some((fact) => fact.kind === kind);
}

/** So many debts with their standing below each are no accident. */
const LEAST_BELOW = 2;

/**
 * Whether how a debt stands is told right below each of the debts, on a line of its own: `Oak $500`, `30 days late`, `Elm
 * $90`, `current`. Where a debt lacks it, such a line may as well be the title of those that follow.
 */
function standBelow(items: readonly Item[], told: readonly (ToldDebt | undefined)[]): boolean {
  if (told.filter((one) => one && hasSum(one)).length < LEAST_BELOW) return false;
  const turns = items.flatMap((item, index) => {
    const one = told[index];
    if (one && hasSum(one)) return ['debt'];
    return isStatusOnly(messageOf(item)) ? ['standing'] : [];
  });
  return (
    turns.length >= 2 * LEAST_BELOW &&
    turns.length % 2 === 0 &&
    turns.every((turn, at) => turn === (at % 2 === 0 ? 'debt' : 'standing'))
  );
}

/**
 * The debts of a list with what the messages below them say that name nobody and go on about the one told before: `no its
 * current`, `min is 79`, `ends in 4471`. What a debt tells itself stays.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withGoingOn(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const all = [...told];
  const areBelow = standBelow(items, told);
  let [last, back] = [-1, 0];
  for (const [index, item] of items.entries()) {
    const own = all[index];
    if (own && hasSum(own)) [last, back] = [index, 0];
    const one = last < 0 || last === index ? undefined : all[last];
    back += 1;
    if (!one || back > MAX_BACK + 1 || putsRight(messageOf(item))) continue;
    if (isUnsure(messageOf(item))) {
      all[last] = { ...one, flags: new Set([...one.flags, 'amount-about'] as const) };
      all[index] = undefined;
      back = 0;
      continue;
    }
    const message = messageOf(item);
    const said: ReturnType<typeof saidIn> =
      areBelow && isStatusOnly(message)
        ? { kind: 'statusLoose', values: [message] }
        : saidIn(message, messageOf(items[index - 1]));
    if (said && !has(one, said.kind)) {
      const fact: Fact = { ...said, label: unlabelled(said.kind), span: { from: item.from, to: item.to } };
      all[last] = { ...one, facts: [...one.facts, fact] };
      all[index] = undefined;
      back = 0;
    } else if (!said && !isTalk(item)) last = -1;
  }
  return all;
}
