import { type Fact, unlabelled } from '../../account';
import { looksLikeCreditor } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { answeredStatus, asksStanding } from '../../lexicon/questions';
import { BULLET } from '../../page/bullets';
import { tellsLiving } from '../../pieces/living';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { putsRight } from './corrections';
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
/** How people go on about what they have just named. */
const REFERS =
  /^(?:(?:no|nope|nah|yes|yea|yeah|yep|yup|oh|ok|and|but|so|well|um|uh|i think|y|pero|sí|si|mas|e)[,.]? )*(?:that['’]?s|thats|that (?:one|is|was)|this one|never|always|not (?:late|behind)|no late|its|it['’]?s|it (?:is|was|went)|im|i['’]?m|i am|i was|we['’]?re|we are|still|also|they (?:say|said)|esa|ese|esta|este|está|estoy|voy|vamos|essa|esse|estou)(?!\p{L})/iu;
/** Of what else somebody speaks: `I'm current on my rent`. */
const OF_ELSE =
  /(?<!\p{L})(?:on|with|con|com) (?!it(?!\p{L})|that|this|them|es[aeo]|ess[ae]|ella?(?!\p{L}))\p{L}/iu;

/** A question without its mark, as people type it: `is it current`. */
const ASKS = /^(?:(?:and|so|ok|but) )?(?:is|are|was|were|r) (?:it|that|this|they|those|you|u|we)(?: one)? /i;

/** How an answer begins. */
const ANSWERS = /^(?:no|nope|nah|yes|yea|yeah|yep|yup|sí|si|sim|não)(?:[,.]? |$)/iu;

/** What people add to what they say, and no title has: `collections obviously`. */
const ADDED =
  /(?:[ ,]+(?:obviously|already|now|right now|sadly|ugh|lol|sorry|of course|i (?:think|guess)|too|though|:[-']?[()]+|ya|ahora|já|agora))+$/iu;

/** A message that is but an answer. */
const ANSWER_ALONE = /^(?:y|yes|yep|n|no|nope|sí|si|sim|não)[.! ]*$/iu;

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
  return /\p{L}/u.test(lead) && nameIn(`${lead}${figure.text}`, figure, undefined) !== undefined;
}

/** A question, before its answer on one line with it. */
const ASKED = /^([^?]{4,40}\?) (?=\S)/;
/** Whom the debt was owed to before: `its from an old Oak One card`. */
const OWED_BEFORE =
  /^(?:(?:its|it['’]?s|thats|that['’]?s|it was|that was|was|used to be)(?: (?:from|for|with|originally))* (?:an?|my|the|our) old|(?:its |it['’]?s |it was )?(?:originally|used to be|bought from|for)(?: (?:an?|my|the|our))?(?: old)?|(?:antes |originalmente )?era de(?: (?:una?|mi|la|el))?(?: tarjeta)?) (\p{Lu}.*?)(?: (?:card|loan|account|bill|debt))?$/u;

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
  if (figure?.kind === 'paying' && others.length === 0 && !isNamed(text.slice(0, figure.index), figure))
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
    const said = saidIn(messageOf(item), messageOf(items[index - 1]));
    if (said && !has(one, said.kind)) {
      const fact: Fact = { ...said, label: unlabelled(said.kind), span: { from: item.from, to: item.to } };
      all[last] = { ...one, facts: [...one.facts, fact] };
      all[index] = undefined;
      back = 0;
    } else if (!said && !isTalk(item)) last = -1;
  }
  return all;
}
