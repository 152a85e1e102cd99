import { type Fact, unlabelled } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { asksStanding } from '../../lexicon/questions';
import { isStatusOnly } from '../../pieces/statuses';
import { putsRight } from './corrections';
import type { Item } from './item';
import { isInterjection } from './listName';
import { messageOf, type Said, saidIn } from './messageSays';
import type { ToldDebt } from './readItem';
import { isUnsure } from './unsure';

/** What was told is so many messages back at most: between them somebody asks, or says how sorry he is. */
const MAX_BACK = 3;

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

const NONE_ABOVE: ReadonlyMap<number, Said> = new Map();

/**
 * The numbers of the debts of a list in which each has its own on the line above, by the places of the debts: the number
 * below a debt is the next one's. None where a number follows the last debt, or a debt has none above.
 */
function numbersAbove(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): ReadonlyMap<number, Said> {
  const debts = [...told.keys()].filter((index) => {
    const one = told[index];
    return one !== undefined && hasSum(one) && !has(one, 'number');
  });
  if (debts.length < LEAST_BELOW) return NONE_ABOVE;
  const numberAt = (index: number): Said | undefined => {
    const said = told[index] ? undefined : saidIn(messageOf(items[index]), '');
    return said?.kind === 'number' ? said : undefined;
  };
  const above = new Map<number, Said>();
  for (const index of debts) {
    const number = numberAt(index - 1);
    if (!number) return NONE_ABOVE;
    above.set(index, number);
  }
  // Few lists come so far, and only these are looked through for another number.
  const isElsewhere = items.some((_, index) => !above.has(index + 1) && numberAt(index) !== undefined);
  return isElsewhere ? NONE_ABOVE : above;
}

/** A debt of a list with what another line of it says. */
function withSaid(one: ToldDebt, said: Said, { from, to }: Item): ToldDebt {
  const fact: Fact = { ...said, label: unlabelled(said.kind), span: { from, to } };
  return { ...one, facts: [...one.facts, fact] };
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
  for (const [index, number] of numbersAbove(items, told)) {
    const [one, item] = [all[index], items[index - 1]];
    if (one && item) all[index] = withSaid(one, number, item);
  }
  const areBelow = standBelow(items, told);
  let [last, back] = [-1, 0];
  for (const [index, item] of items.entries()) {
    const own = all[index];
    if (own && hasSum(own)) [last, back] = [index, 0];
    const one = last < 0 || last === index ? undefined : all[last];
    back += 1;
    // Who is sorry and tells no figure puts none right: `thats the one im a month behind on sorry`.
    const isCorrection = putsRight(messageOf(item)) && /\d/.test(messageOf(item));
    if (!one || back > MAX_BACK + 1 || isCorrection) continue;
    if (isUnsure(messageOf(item))) {
      all[last] = { ...one, flags: new Set([...one.flags, 'amount-about'] as const) };
      all[index] = undefined;
      back = 0;
      continue;
    }
    const message = messageOf(item);
    const said: Said | undefined =
      areBelow && isStatusOnly(message)
        ? { kind: 'statusLoose', values: [message] }
        : saidIn(message, messageOf(items[index - 1]));
    if (said && !has(one, said.kind)) {
      all[last] = withSaid(one, said, item);
      all[index] = undefined;
      back = 0;
    } else if (!said && !isTalk(item)) last = -1;
  }
  return all;
}
