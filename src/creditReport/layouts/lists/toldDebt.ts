import { type Account, accountOf, unlabelledFact } from '../../account';
import { beginsWithCreditor, isCreditor } from '../../lexicon/creditors';
import { labelAt } from '../../lexicon/labels';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isDepositName } from '../../pieces/deposits';
import { cleanName } from '../../pieces/names';
import { withAnswersBetween } from './answersBetween';
import { bareKinds, ownKinds } from './bareFigures';
import { withCorrections } from './corrections';
import { withCredits } from './credits';
import { withDaysForStatus } from './daysForStatus';
import { withGoingOn } from './goingOn';
import type { Item } from './item';
import { toldInLikeLines } from './likeLines';
import { areMarked } from './markedSums';
import { mayTell } from './mayTell';
import { withOfBoth } from './ofBoth';
import { areMostlySums } from './plainBeforePaid';
import { readItem, type ToldDebt } from './readItem';
import { doubtsOfSeveral } from './severalRecords';
import { withStandings } from './standings';
import { withUntoldSums } from './untoldSums';
import { withWholeTold } from './wholeOfItem';

/** A label and nothing but its figure behind a colon, as exports write a value a line. */
const LABELLED = /^\p{L}[^:$\d]{1,60}: ?[-$\d][\d.,%/-]*$/u;
/** So many lines of it are no list, but the values of records. */
const MIN_LABELLED = 12;

/** Whether a page is an export with a label and a value on each line: none of these alone tells a debt. */
function areLabelled(items: readonly Item[]): boolean {
  let [labelled, lines] = [0, 0];
  for (const item of items)
    for (const { text } of item.lines) {
      if (!/\d/.test(text)) continue;
      lines += 1;
      if (text.length < 120 && LABELLED.test(text)) labelled += 1;
    }
  return labelled >= MIN_LABELLED && labelled * 2 > lines;
}

/** A sum as people mark it; a label with its value is none of theirs. */
const NOTED = /^[^:]*\$ ?\d/;

/** The items that stand above the first label with its figure and mark their sums: what somebody noted above an export. */
function notedAbove(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex(({ lines }) => lines.some(({ text }) => LABELLED.test(text.slice(0, 120))));
  return items
    .slice(0, Math.max(0, first))
    .filter(({ lines }) => lines.every(({ text }) => NOTED.test(text)));
}

/** A kind of account before a name in capitals, as lists of liabilities print it. */
const KIND_BEFORE = /^(?:revolving|installment|mortgage|lease|heloc|open(?: 30-day)?|other) (?=[A-Z]{2})/i;

/** A name without the kind of account before it, its number in marks that tell it from the name. */
function plainName(name: string): string {
  return name
    .replace(KIND_BEFORE, '')
    .replace(/ -?((?!(?:19|20)\d\d$)\d{4,}[\w*-]*|\d{2,3}-\d{4,}|[A-Z]{1,3}-?\d{5,})$/, ' #$1');
}

/** The number of an account that is nothing but digits; undefined where an item tells none. */
function plainNumberOf({ facts }: ToldDebt): string | undefined {
  const number = facts.find(({ kind }) => kind === 'number')?.values[0];
  return number !== undefined && /^\d+$/.test(number) ? number : undefined;
}

/**
 * The debts of a list, in which some write `$` before their sums and others do not: a plain number behind a name is a
 * sum, and marked as a guess, where the next item that is otherwise tells a debt with its sum, or the name is a creditor
 * whom many owe.
 *
 * @param items what each item says; undefined where it tells no debt
 */
function withPlainSums(items: readonly (ToldDebt | undefined)[]): ToldDebt[] {
  const hasSum = (told: ToldDebt) =>
    told.bare.length > 0 || told.facts.some(({ kind }) => kind === 'balance');
  /** How long the plain numbers are that stand beside sums: as many digits alone are a number too. */
  const lengths = new Set(
    items.flatMap((told) => (told && hasSum(told) ? [plainNumberOf(told)?.length] : [])),
  );
  const isListed = new Set<ToldDebt>();
  const walk = (all: readonly (ToldDebt | undefined)[]) => {
    let isBeside = false;
    for (const told of all)
      if (!told?.plain) isBeside = told !== undefined && hasSum(told);
      else if (lengths.has(told.plain.text.length)) continue;
      else if (isBeside || isCreditor(told.name)) isListed.add(told);
  };
  walk(items);
  walk(items.toReversed());
  return items.flatMap((told) => {
    if (!told?.plain || !isListed.has(told)) return told ?? [];
    const flags = new Set([...told.flags, 'amount-guessed'] as const);
    // Beside a second sum, the first is doubtful for that already: one doubt of it is enough.
    flags.delete('amounts-unused');
    return { ...told, bare: [told.plain], flags };
  });
}

/** A message that takes back the sum of the one before: `wait no that's the limit`. */
const TAKEN_BACK =
  /^(?:oh |um )?(?:wait|no|oops|sorry|scratch that|correction)\b.{0,20}\b(?:that|it)(?:['’]?s| is| was) the (?:credit )?(?:limit|line|minimum|payment|original|old)\b/i;

function isTakenBack(next: Item | undefined): boolean {
  return TAKEN_BACK.test(next?.lines[0]?.text ?? '');
}

/** The letter of whose account it is before a name in capitals, as merged reports print it. */
const WHOSE = /^[A-Z] (?=[A-Z]{2})/;
/** So many names behind such a letter show that it is no part of them. */
const MIN_LED = 2;

/** The debts without the letters of whose they are, where every one has such a letter before its name. */
function withoutWhose(told: readonly ToldDebt[]): readonly ToldDebt[] {
  const isLed = ({ name }: ToldDebt) => WHOSE.test(name);
  const isOwed = ({ bare, facts }: ToldDebt) =>
    bare.length > 0 && facts.some(({ kind }) => kind === 'statusLoose');
  const owed = told.filter(isOwed);
  if (owed.length < MIN_LED || !owed.every(isLed)) return told;
  return told.map((one) => ({ ...one, name: one.name.replace(WHOSE, '') }));
}

/** Whether an item shows a record of a court, whose number is that of the case: `Date filed 06/11/2018`, `Liability amount`. */
function isOfCourt({ lines }: Item): boolean {
  return lines.some(({ text }) => labelAt(text.split(' ', 6), 0)?.kind === 'veto');
}

/** Whether an item shows a person's own account at a bank, beside the bank's name: `Oak Bank   Everyday Checking ••••5501   $2,811`. */
function isOfDeposit({ lines }: Item): boolean {
  return lines.some(({ cells }) => cells.length > 1 && cells.some((cell) => isDepositName(cell)));
}

/** So few debts show nothing of how a list is written. */
const MIN_DEBTS = 2;

/**
 * Whether all that is owed is plain digits, most of them as the last four of a number are, and only what is paid on it has
 * the sign of money, so that the digits may as well be those of the accounts: `Oak 5318, $161 a month`.
 */
function areSumsLikeNumbers(all: readonly ToldDebt[]): boolean {
  const isPlain = ({ bare: [sum, ...others], facts }: ToldDebt) =>
    sum !== undefined &&
    others.length === 0 &&
    !sum.isMoney &&
    facts.some(({ kind, values }) => kind === 'paying' && values.some((value) => value.includes('$')));
  const digits = all.flatMap(({ bare }) => bare.map(({ text }) => text));
  return all.length >= MIN_DEBTS && all.every(isPlain) && !areMostlySums(digits);
}

/** Makes accounts of what the items say; what is but a guess is marked as one. */
export function accountsOfItems(all: readonly Item[]): Account[] {
  const items = areLabelled(all) ? notedAbove(all) : all;
  const isMarked = areMarked(items);
  const own = new Map<Item, ToldDebt | undefined>();
  const tellItself = (item: Item) => {
    if (!own.has(item)) own.set(item, mayTell(item) ? readItem(item, isMarked) : undefined);
    return own.get(item);
  };
  const listed = toldInLikeLines(items, isMarked, (item) => tellItself(item) !== undefined);
  const read = items.map((item, index) =>
    isTakenBack(items[index + 1]) ? undefined : (listed.get(item) ?? tellItself(item)),
  );
  const told = withCredits(
    withoutWhose(
      withDaysForStatus(
        withPlainSums(
          withUntoldSums(
            items,
            withStandings(
              items,
              withGoingOn(items, withOfBoth(items, withCorrections(items, withAnswersBetween(items, read)))),
            ),
          ),
        ),
      ),
    ),
  );
  const open = told.filter(({ facts }) => !facts.some(({ kind }) => kind === 'balance'));
  const kinds = bareKinds(open.map(({ bare }) => bare));
  const areLikeNumbers = areSumsLikeNumbers(told);
  return told.flatMap(({ item, name, facts, bare, flags: doubts, isKnown }) => {
    const own = [...facts];
    const flags = new Set(doubts);
    if (areLikeNumbers) flags.add('amount-guessed');
    for (const flag of doubtsOfSeveral(item)) flags.add(flag);
    const hasBalance = facts.some(({ kind }) => kind === 'balance');
    const asked = ownKinds(bare, kinds);
    for (const [place, { text }] of bare.entries()) {
      const kind = hasBalance ? undefined : asked[place];
      if (!kind) {
        flags.add('amounts-unused');
        continue;
      }
      if (kind === 'balance' && bare.length > 1) flags.add('amount-guessed');
      // Its columns stand otherwise than those of the other items: `200 - 300` may be no payment beside a balance.
      if (kind === 'paying' && asked !== kinds) flags.add('paying-guessed');
      if (!(kind === 'paying' && facts.some((fact) => fact.kind === 'paying')))
        own.push(unlabelledFact(kind, text, item));
    }
    if (own.some(({ kind }) => kind === 'balance')) flags.delete('amount-missing');
    // Nobody knows what is owed, but that something is.
    else if (!flags.has('amount-missing') || !(facts.length > 0 || beginsWithCreditor(name))) return [];
    // Numbers of cases and documents are no accounts.
    const isNumbered = own.some(
      ({ kind, values: [value = ''] }) => kind === 'number' && isMaskedNumber(value),
    );
    if (item.section === 'skipped' && (!isNumbered || isOfCourt(item) || isOfDeposit(item))) return [];
    const clean = cleanName(plainName(name));
    const span = { from: item.from, to: item.to };
    own.unshift(unlabelledFact('name', plainName(name), item));
    if (clean.number && !own.some(({ kind }) => kind === 'number'))
      own.push({ kind: 'number', label: 'mask', values: [clean.number], span });
    return [
      accountOf(withWholeTold(own, item), {
        flags: [...flags],
        inCollections: item.section === 'collections',
        isSkipped: item.section === 'skipped',
        ...(isKnown ? { isKnown } : {}),
      }),
    ];
  });
}
