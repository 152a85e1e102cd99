import { type Account, accountOf, type Fact, isOwed, unlabelledFact } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { type Line, lineOf } from '../../page/lines';
import { readDate } from '../../pieces/dates';
import { isDepositName } from '../../pieces/deposits';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { cleanName } from '../../pieces/names';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';
import { titlesOfCreditors } from '../creditorsInSummary';
import { isKindOfAccounts } from '../lists/listName';
import { type CardFacts, factsOfCard } from './cardFacts';
import {
  cardLabel,
  isCardName,
  isLoneSum,
  isSum,
  isTitle,
  mayStandBetween,
  numberBehind,
  numberOfKind,
  numberOn,
} from './cardLines';
import { groupSum, partOf } from './groupHeads';
import { withMaskedEnds } from './maskedEnds';
import { withNamesFirst } from './namesFirst';

/** So far below its name a card has its first sum. */
const MAX_ABOVE = 6;
/** More lines are no card. */
const MAX_LINES = 40;
/** A date alone on its line is no longer. */
const MAX_DATE = 14;
/** One card alone is no page of them. */
const MIN_CARDS = 2;

/** Whether a line is the label of a date below it, whatever it is called: `Service Date`. */
function isOverDate(lines: readonly Line[], index: number): boolean {
  const below = lines[index + 1]?.text ?? '';
  return below.length <= MAX_DATE && readDate(below) !== undefined;
}

/** What is told in words below its label. */
const TOLD: ReadonlySet<LabelKind> = new Set(['status', 'accountStatus', 'original']);

/** Whether a line is the value of the label right above it, so that it names no card: `Payment status` over `Deferred until May`. */
function isUnderLabel(lines: readonly Line[], index: number): boolean {
  const above = lines[index - 1]?.text ?? '';
  return !lines[index]?.afterBlank && !isStatusOnly(above) && TOLD.has(cardLabel(above) ?? 'text');
}

/** Whether the number of a card stands on a line, right below its name. */
function isNumberBelow(line: Line | undefined): boolean {
  return line?.afterBlank === false && numberOn(line.text) !== '';
}

/** Whether of three lines the first is a name and the second its number, so that the third says more of the same card. */
function isNumbered([name, number, more]: readonly Line[]): boolean {
  const isNamed = isCardName(name?.text ?? '') || isKindOfAccount(name?.text ?? '');
  return isNamed && isNumberBelow(number) && more?.afterBlank === false;
}

/** Whether a line shows the number of a card, behind its name or alone. */
function isOfNumber({ text }: Line): boolean {
  return numberOn(text) !== '' || numberBehind(text) !== '';
}

/**
 * Whether a kind of account begins a card, over its number: `Personal Loan` over `...5500`.
 *
 * @param before where the card above begins; it has a number of its own where the kind is no part of it
 */
function isNumberedKind(lines: readonly Line[], index: number, limit: number, before: number): boolean {
  const kind = lines[index];
  const isFirst =
    index === limit ||
    kind?.afterBlank === true ||
    (before >= 0 && lines.slice(before, Math.min(limit, before + MAX_ABOVE)).some(isOfNumber));
  return isFirst && isKindOfAccount(kind?.text ?? '') && isNumberBelow(lines[index + 1]);
}

/** So many cards show at least that the numbers of a page stand below the names. */
const MIN_BELOW = 2;

/**
 * Whether each card of a page has its number on the line below its name, right above its sum, alone or behind its kind or who
 * keeps it: at least some show it whose number is alone or behind a known kind.
 */
function areNumbersBelowNames(lines: readonly Line[]): boolean {
  const numbered = lines.flatMap((line, index) =>
    isSum(lines[index + 1]?.text ?? '') && isOfNumber(line) ? index : [],
  );
  const surely = numbered.filter((index) => {
    const text = lines[index]?.text ?? '';
    return numberOn(text) !== '' || numberOfKind(text) !== '';
  });
  return (
    surely.length >= MIN_BELOW &&
    numbered.every((index) => !lines[index]?.afterBlank && isCardName(lines[index - 1]?.text ?? ''))
  );
}

/** What is known of a page before its cards are: how often each line comes, and where the numbers stand. */
interface Cards {
  counts: ReadonlyMap<string, number>;
  areNumbersBelow: boolean;
}

/** The line with the name of the card whose first sum stands at a line; -1 where none does. */
function nameAbove(
  lines: readonly Line[],
  sum: number,
  limit: number,
  before: number,
  { counts, areNumbersBelow }: Cards,
): number {
  for (let index = sum - 1; index >= Math.max(limit, sum - MAX_ABOVE); index -= 1) {
    const text = lines[index]?.text ?? '';
    if (isOverDate(lines, index)) continue;
    if (isCardName(text)) {
      if (isUnderLabel(lines, index)) return -1;
      const above = lines[index - 1]?.text ?? '';
      // A kind of service below the name; what comes again on other cards is a button.
      const isBelowName =
        index > limit &&
        isCardName(above) &&
        !isKindOfAccounts(above) &&
        (numberBehind(text) === ''
          ? counts.get(above) === 1
          : areNumbersBelow || numberOfKind(text) !== '') &&
        !lines[index]?.afterBlank;
      if (isBelowName) return index - 1;
      return index - 2 >= limit && isNumbered(lines.slice(index - 2, index + 1)) ? index - 2 : index;
    }
    if (isNumberedKind(lines, index, limit, before)) return index;
    if (!mayStandBetween(text)) return -1;
  }
  return -1;
}

/** The first line of every card, in the order of the page. */
function beginnings(lines: readonly Line[]): number[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  const cards = { counts, areNumbersBelow: areNumbersBelowNames(lines) };
  const found: number[] = [];
  let limit = 0;
  for (const [index, { text }] of lines.entries()) {
    if (!isSum(text)) continue;
    const name = nameAbove(lines, index, limit, found.at(-1) ?? -1, cards);
    if (name >= limit) found.push(name);
    limit = index + 1;
  }
  return found;
}

/** What a lender calls all that he has lent: `Oak loans`. */
const TITLE_OF_ALL = /^\p{Lu}[\p{L}.&'’ -]{1,30} (?:loans|purchases|plans|orders)$/u;

/**
 * The same, where the first card begins below the title that all share: each other one has its name alone above its sum.
 */
function belowTitle(lines: readonly Line[], starts: readonly number[]): readonly number[] {
  const [first, ...others] = starts;
  if (first !== 0 || others.length === 0 || !TITLE_OF_ALL.test(lines[0]?.text ?? '')) return starts;
  const isNamedBelow = (start: number) => isCardName(lines[start + 1]?.text ?? '');
  return isNamedBelow(first) && isSum(lines[2]?.text ?? '') && !others.some(isNamedBelow)
    ? [1, ...others]
    : starts;
}

/** Words of labels of names and numbers; a look at them costs little. */
const MAY_NAME =
  /name|number|account|acct|creditor|lender|company|#|\bno\b|n[úu]mero|cuenta|conta\b|acreedor|credor|账号|帐号|帳號/i;
const MAX_LABELLED = 80;

/** What the label of a line means, which has its value behind a colon or below. */
function labelKind(text: string): LabelKind | undefined {
  if (text.length > MAX_LABELLED || !MAY_NAME.test(text)) return undefined;
  return cardLabel(text.replace(/: .*$/, ''));
}

const NAMED: ReadonlySet<LabelKind> = new Set(['name', 'number']);

/** Whether a line tells how the debt stands whose name is on the next: right above it, and behind a blank line, or the first of the page. */
function isBadge(line: Line | undefined, title: Line | undefined, isFirst = false): boolean {
  return (
    line !== undefined &&
    (isFirst || line.afterBlank) &&
    title?.afterBlank === false &&
    isStatusOnly(line.text)
  );
}

/**
 * Whether a line right above the name of a card says of that and of those below that they are paid: the card above it still
 * owes something.
 */
function isOfPaid(card: readonly Line[], title: Line | undefined): boolean {
  const badge = card.at(-1);
  if (!badge || title?.afterBlank !== false || !isStatusOnly(badge.text)) return false;
  const isPaid = readStatusText(badge.text).flags.includes('paid-closed');
  return isPaid && card.some(({ text }) => isSum(text) && /[1-9]/.test(text));
}

/** A line drawn across the page, with a title in it or without. */
const RULE = /^[-–—_=*~]{4,}/;
/** What a page writes over what it advertises below a card. */
const AD = /^(?:sponsored|promoted|ads?|advertisement)$/i;

/** What is owed on an account that shows it by no other label; over many accounts, what they come to. */
const WHOLE = /^(?:total balance|(?:(?:current|estimated|10[- ]day) )?payoff(?: amount| balance| quote)?)$/i;
/** With interest and fees to some day, it is more than the balance. */
const WITH_FEES = /payoff/i;

/**
 * What a card says, with its total or what it takes to pay it off for what is owed, where it tells no balance and has a
 * number or a payment of its own: what many accounts come to has none.
 */
function withWholeOwed(card: CardFacts, isNumbered: boolean): CardFacts {
  const { facts, flags } = card;
  const has = (...kinds: LabelKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  const whole = facts.find(({ kind, label }) => kind === 'money' && WHOLE.test(label));
  if (!whole || facts.some(isOwed) || !(isNumbered || has('number', 'paying'))) return card;
  const owed = facts.map((fact): Fact => (fact === whole ? { ...fact, kind: 'balance' } : fact));
  return { facts: owed, flags: WITH_FEES.test(whole.label) ? [...flags, 'amount-guessed'] : flags };
}

/** @param badge the line above the name, where it tells how the debt stands */
function accountOfCard(lines: readonly Line[], badge: Line | undefined): Account | undefined {
  const [title, ...below] = lines;
  if (!title) return undefined;
  const end = below.findIndex(({ text }) => isTitle(text) || RULE.test(text) || AD.test(text));
  const own = end < 0 ? below : below.slice(0, end);
  const clean = cleanName(title.text);
  const number = numberBehind(title.text);
  const name = number === '' || clean.number !== '' ? clean.name : title.text.slice(0, -number.length).trim();
  const head: Fact[] = [{ kind: 'name', label: 'card name', values: [name], span: title }];
  if (clean.number || number) head.push(unlabelledFact('number', clean.number || number, title));
  const { facts, flags } = withWholeOwed(factsOfCard(own), head.length > 1);
  if (!facts.some(isOwed)) return undefined;
  const told = badge ? [unlabelledFact('statusLoose', badge.text, badge)] : [];
  return accountOf([...head, ...told, ...facts], { flags });
}

/**
 * The lines of a page one text each, where its cards have two on a line: a name at the left edge and its sum at the right
 * one, and under the sum how the debt stands.
 */
function withOneText(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ cells }) => cells.length === 1)) return lines;
  const pairs = lines.map(({ cells }) => cells.filter((cell) => cell !== ''));
  const heads = pairs.filter(([name = '', sum = '', ...more], index) => {
    if (more.length > 0 || !isLoneSum(sum) || !isCardName(name)) return false;
    const [, status] = pairs[index + 1] ?? [];
    return status !== undefined && isStatusOnly(status);
  });
  if (heads.length < MIN_CARDS) return lines;
  return lines.flatMap((line, index) => {
    const cells = pairs[index] ?? [];
    if (cells.length !== 2) return [line];
    return cells.map((text, at) => lineOf(text, line, at === 0 && line.afterBlank));
  });
}

/**
 * Reads the cards of a portal: a name, a large sum below it or right above it, with or without a label, and lines that say
 * more. What a card holds differs from page to page; that a name stands beside its first sum does not.
 */
export function readCards(page: readonly Line[]): Account[] {
  const lines = withNamesFirst(withMaskedEnds(withOneText(page)));
  // A page that labels names and numbers says itself what belongs together.
  let labelled = 0;
  for (const { text } of lines) {
    if (NAMED.has(labelKind(text) ?? 'text')) labelled += 1;
    if (labelled === MIN_CARDS) return [];
  }
  const starts = belowTitle(lines, beginnings(lines));
  if (starts.length < MIN_CARDS) return [];
  let [isSkipped, inCollections] = [false, false];
  let seen = 0;
  const ofCreditors = titlesOfCreditors(page);
  const accounts = starts.flatMap((start, index) => {
    for (; seen <= start; seen += 1) {
      const section = partOf(lines[seen]?.text ?? '');
      if (!section || section === 'part') continue;
      isSkipped = section === 'skipped' && !ofCreditors.has(lines[seen]?.from ?? -1);
      inCollections = section === 'collections';
    }
    const next = starts[index + 1] ?? lines.length;
    const end = isBadge(lines[next - 1], lines[next]) ? next - 1 : next;
    const badge = lines[start - 1];
    const card = lines.slice(start, Math.min(end, start + MAX_LINES));
    const own = isOfPaid(card, lines[end]) ? card.slice(0, -1) : card;
    const account = accountOfCard(own, isBadge(badge, lines[start], start === 1) ? badge : undefined);
    if (!account) return [];
    const facts = [...groupSum(badge), ...account.facts];
    return [{ ...account, facts, isSkipped, inCollections }];
  });
  const kept = starts.filter((start) => isDepositName(lines[start]?.text ?? ''));
  return accounts.length + kept.length < MIN_CARDS ? [] : accounts;
}
