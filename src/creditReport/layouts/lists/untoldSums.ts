import { unlabelledFact } from '../../account';
import { areTwoCreditors, beginsWithCreditor, looksLikeCreditor } from '../../lexicon/creditors';
import { BULLET, TIGHT_BULLET } from '../../page/bullets';
import { matchesIn } from '../../page/matches';
import { isLivingCost } from '../../pieces/living';
import { isStatusOnly } from '../../pieces/statuses';
import { saysUnknown } from '../../pieces/unknownSums';
import type { Item } from './item';
import { isKindOfDebt } from './kindOfDebt';
import { isFamily } from './listName';
import type { ToldDebt } from './readItem';
import { isTrade, nameIn } from './spokenName';

/** A longer line says more than that nobody knows how much it is. */
const MAX_LENGTH = 80;
/** What parts a name from the words in the place of its sum; behind a creditor's a blank does. */
const PARTS = /(?: ?[:=] ?| ?[-–—] | ?\(|, ?|\.{2,} ?| )(?=[^\s)])/g;
/** What parts those words from how the debt stands. */
const STANDS = / ?(?:[,;)]| [-–—])+ ?/;

/** A name with words in the place of its sum that say that nobody knows it, and how it stands. */
interface Untold {
  name: string;
  isKind: boolean;
  status: string;
}

/** Whether a name shows by itself that it is of somebody who is owed, or of a debt. */
function isSure({ name, isKind }: Untold): boolean {
  return isKind || isFamily(name) || isTrade(name) || looksLikeCreditor(name);
}

function untoldIn(item: Item): Untold | undefined {
  const text = textOf(item);
  if (text === '' || text.length > MAX_LENGTH) return undefined;
  for (const { 0: parting, index } of matchesIn(text, PARTS)) {
    const [value = '', ...rest] = text.slice(index + parting.length).split(STANDS);
    const status = rest.join(' ').trim();
    if (!saysUnknown(value) || (status !== '' && !isStatusOnly(status))) continue;
    const told = text.slice(0, index).trim();
    if (/\d/.test(told)) return undefined;
    const isKind = isKindOfDebt(told);
    const name = isKind || isTrade(told) ? told : (nameIn(told, undefined, undefined) ?? '');
    if (name === '' || isLivingCost(name) || (parting === ' ' && !beginsWithCreditor(name))) continue;
    return { name, isKind, status };
  }
  return undefined;
}

/** The text of an item of one line, without its bullet; empty where it has more. */
function textOf(item: Item | undefined): string {
  const [line, ...more] = item?.lines ?? [];
  return line && more.length === 0 ? line.text.replace(BULLET, '').replace(TIGHT_BULLET, '') : '';
}

function toldOf(item: Item, { name, isKind, status }: Untold): ToldDebt {
  const fact = (kind: 'text' | 'statusLoose', value: string) => unlabelledFact(kind, value, item);
  return {
    item,
    name,
    facts: [fact('text', 'unknown'), ...(status === '' ? [] : [fact('statusLoose', status)])],
    bare: [],
    plain: undefined,
    flags: new Set(['amount-missing']),
    ...(isKind && { isKnown: true }),
  };
}

/**
 * The debts of a list with those of which it says that nobody knows how much is owed: `Capital One: unknown`, `dentist - ?`.
 * Such a line stands between debts with their sums, or beside one where its name shows that it is of a debt. Between two
 * debts so does a creditor alone whom many households owe, over another one.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withUntoldSums(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const hasSum = (index: number) => {
    const { bare = [], facts = [] } = told[index] ?? {};
    return bare.length > 0 || facts.some(({ kind }) => kind === 'balance');
  };
  const untold = items.map((item, index) => (hasSum(index) ? undefined : untoldIn(item)));
  const isAlone = (index: number) =>
    !told[index] &&
    hasSum(index - 1) &&
    hasSum(index + 1) &&
    areTwoCreditors(textOf(items[index]), told[index + 1]?.name ?? '');
  const isBeside = (index: number, step: -1 | 1) => {
    let at = index + step;
    while (untold[at]) at += step;
    return hasSum(at);
  };
  return items.map((item, index) => {
    const one = untold[index];
    if (!one)
      return isAlone(index) ? toldOf(item, { name: textOf(item), isKind: false, status: '' }) : told[index];
    const sides = ([-1, 1] as const).filter((step) => isBeside(index, step)).length;
    return sides > 1 || (sides > 0 && isSure(one)) ? toldOf(item, one) : told[index];
  });
}
