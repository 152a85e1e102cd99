import { type Fact, type Heading, isBlank, isWho } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { isRightAbove } from '../../page/lines';
import { nameKey } from '../../pieces/nameKey';
import { cleanName, isOutlined } from '../../pieces/names';
import { isTotalTitle } from '../../pieces/sums';
import { type PlacedFact, withoutInnerHeadings } from './innerHeadings';
import { withNamesBesideOthers } from './namesBesideOthers';
import { isOfReport } from './personName';
import { withoutTableOfTotals, withoutTotalsAbove } from './totalsAbove';

/** What one account is made of: a stretch of facts. */
export interface Segment {
  facts: readonly PlacedFact[];
  inCollections: boolean;
  isSkipped: boolean;
}

/** Labels that an account has once: a second one begins the next account, whatever its value. */
const IDENTITY: ReadonlySet<LabelKind> = new Set(['name', 'number', 'agency']);
/** Labels that an account may repeat with the same value, as a page does that prints its main figures twice. */
const ONCE: ReadonlySet<LabelKind> = new Set(['balance', 'paying', 'status', 'statusLoose', 'opened']);

/** What tells of an account more than whose it is. */
const WHAT: readonly LabelKind[] = [
  'number',
  'balance',
  'amountLoose',
  'paying',
  'pastDue',
  'money',
  'original',
];

/** The account that is being put together. */
interface Growing {
  facts: PlacedFact[];
  /** The first fact of each label. */
  labels: Map<string, Fact>;
  kinds: Set<LabelKind>;
  /** The keys of the names that stand over it and in it. */
  names: Set<string>;
}

function grow(): Growing {
  return { facts: [], labels: new Map(), kinds: new Set(), names: new Set() };
}

function add(account: Growing, fact: PlacedFact): void {
  account.facts.push(fact);
  account.kinds.add(fact.kind);
  if (isBlank(account.labels.get(fact.label))) account.labels.set(fact.label, fact);
  if (fact.heading) account.names.add(nameKey(fact.heading.name.name));
  if (fact.kind === 'name')
    for (const value of fact.values) account.names.add(nameKey(cleanName(value).name));
}

function repeats(account: Growing, fact: PlacedFact): boolean {
  const first = account.labels.get(fact.label);
  if (!first) return false;
  if (IDENTITY.has(fact.kind)) return true;
  if (!ONCE.has(fact.kind) || isBlank(first)) return false;
  return !isAmong(first.values, fact.values);
}

/** Whether values are the same, or a single one is among those of the bureaus: the figure printed large above them. */
function isAmong(values: readonly string[], others: readonly string[]): boolean {
  const [value = ''] = values;
  return values.length === 1 && others.length > 1
    ? others.includes(value)
    : values.join('\t') === others.join('\t');
}

/** Whether two facts have the same label, or both say who is owed: one account names a creditor, the next an agency. */
function areAlike(one: Fact | undefined, other: Fact | undefined): boolean {
  return one?.label === other?.label || (isWho(one) && isWho(other));
}

/**
 * Where another is said to be owed behind a label of an account that begins with who is owed: `Creditor`, `Balance`, then
 * `Collection agency`, given that the label repeats behind him. His account begins with the first of what is said of him;
 * -1 where none is.
 */
function otherOwed(facts: readonly PlacedFact[], first: number): number {
  if (first < 1 || !isWho(facts[0])) return -1;
  let start = facts.findLastIndex((fact, index) => index > first && isWho(fact));
  const isOfHim = (fact: Fact | undefined) =>
    isWho(fact) || (fact?.kind === 'original' && facts[0]?.kind === 'name');
  while (start - 1 > first && isOfHim(facts[start - 1])) start -= 1;
  return start;
}

/**
 * Where the next account begins, given that a label repeats: at the last line that can be a name, else where another is said
 * to be owed behind that label in an account that begins so, else as far back as the labels before it are those that the last
 * account began with.
 */
function beginning(facts: readonly PlacedFact[], label: string): number {
  const headed = facts.findLastIndex((fact, index) => index > 0 && fact.heading !== undefined);
  if (headed > 0) return headed;
  const first = facts.findIndex((fact) => fact.label === label);
  const other = otherOwed(facts, first);
  if (other > 0) return other;
  let back = 0;
  while (back < first && areAlike(facts.at(-1 - back), facts[first - 1 - back])) back += 1;
  return facts.length - back;
}

/**
 * Where the account of another report begins, whose labels are spelled otherwise: at a name behind the number, given
 * that both are others now; -1 where none does.
 */
function otherReport(facts: readonly PlacedFact[], fact: PlacedFact): number {
  const number = fact.kind === 'number' ? facts.findIndex(({ kind }) => kind === 'number') : -1;
  if (number < 0 || facts[number]?.values.join('\t') === fact.values.join('\t')) return -1;
  const name = facts.findLastIndex(({ kind }, index) => kind === 'name' && index > number);
  const account = grow();
  for (const one of facts.slice(0, number + 1)) add(account, one);
  const isOther = facts[name]?.values.every((value) => !account.names.has(nameKey(cleanName(value).name)));
  return isOther ? name : -1;
}

/** What a card that is folded up says under its name: the day it was reported, and how it stands. */
const FOLDED: ReadonlySet<LabelKind> = new Set(['reported', 'statusLoose']);

function isFolded({ facts, kinds }: Growing): boolean {
  return kinds.has('reported') && facts.every(({ kind }) => FOLDED.has(kind));
}

/**
 * Whether an account begins anew under the name that the one above has too, with the label that that one began with, so
 * that it is told twice. Where a number is printed, that tells whether it is another.
 */
function beginsAnew(account: Growing, fact: PlacedFact): boolean {
  const { facts, kinds } = account;
  const [first] = facts;
  const isWhole = kinds.has('balance') && !kinds.has('number') && facts.length > 1;
  const isTold = isWhole || isFolded(account);
  return isTold && fact.heading !== undefined && first?.heading !== undefined && first.label === fact.label;
}

/** Whether a line that looks like a name stands in an account with a number of an outline: the next one has a number too. */
function isInside({ facts: [first] }: Growing, heading: Heading): boolean {
  return first?.heading !== undefined && isOutlined(first.heading.text) && !isOutlined(heading.text);
}

/** Whether another number of an outline stands over a label than over the account: two accounts of one creditor follow each other. */
function isNextOfOutline({ facts: [first] }: Growing, heading: Heading): boolean {
  const above = first?.heading?.text ?? '';
  return isOutlined(above) && isOutlined(heading.text) && heading.text !== above;
}

/** The stretches of facts that each begin with a label. */
function stretchesFrom(label: string, facts: readonly PlacedFact[]): PlacedFact[][] {
  const starts = facts.flatMap((fact, index) => (fact.label === label ? [index] : []));
  return starts.map((start, index) => facts.slice(start, starts[index + 1]));
}

/** Whether an account has something of a kind once, and can begin with it, without saying who is owed. */
function canOpen({ kind }: Fact): boolean {
  return kind === 'number' || ONCE.has(kind);
}

/**
 * The label that surely begins each account of a text in which the first label says not who is owed. It is that first label
 * itself, where it stands each time right before the same label, and with all up to the next one of it tells who is owed: an
 * account may lack it, but it is never the end of the one above. Where behind the last one of it nobody is owed, the text
 * begins within an account, and the label of who is owed begins the others.
 */
function openerOf(facts: readonly PlacedFact[]): string | undefined {
  const [first, second, ...others] = facts;
  const who = facts.find(isWho)?.label;
  if (!first || !second || who === undefined || !canOpen(first)) return undefined;
  if ([second, ...others].some(({ heading }) => heading)) return undefined;
  const isOwed = (fact: Fact) => fact.label === who;
  const byFirst = stretchesFrom(first.label, facts);
  const byWho = stretchesFrom(who, facts);
  if (byFirst.length < 2 || byWho.length < 2) return undefined;
  const areWhole = byFirst.every((own) => own[1]?.label === second.label && own.some(isOwed));
  if (areWhole) return first.label;
  const isBeheaded = byFirst.at(-1)?.some(isWho) === false;
  return isBeheaded && byWho.every((own) => own.some(({ kind }) => kind === 'balance')) ? who : undefined;
}

/** Divides the facts of one part of a report into accounts. */
export function divideSegment({ facts, inCollections, isSkipped }: Segment): Segment[] {
  const accounts: Growing[] = [];
  let account = grow();
  let isOfLast = false;
  const next = () => {
    if (account.facts.length) accounts.push(account);
    account = grow();
    isOfLast = false;
  };
  const own = withoutInnerHeadings(withoutTableOfTotals(withoutTotalsAbove(facts)));
  const all = withNamesBesideOthers(own);
  const opener = openerOf(all);
  const first = isWho(all[0]) ? all[0]?.label : undefined;
  for (const printed of all) {
    // Right below a labelled name stands the rest of it; and below that, before anything else of the account, its address.
    const isRestOfName = account.facts.every(({ kind }) => kind === 'name');
    const isAddress =
      !isRestOfName && account.kinds.has('name') && !WHAT.some((kind) => account.kinds.has(kind));
    const { heading, ...headless } = printed;
    const fact: PlacedFact = isAddress && heading ? headless : printed;
    const isNewName =
      fact.heading &&
      !isRestOfName &&
      !isInside(account, fact.heading) &&
      (!account.names.has(nameKey(fact.heading.name.name)) || isNextOfOutline(account, fact.heading));
    const isOpened = fact.label === opener && (isWho(fact) || account.facts.some(isWho));
    // What began the account above begins the next one, though something was told once more in between.
    const isFirst = isOfLast && fact.label === first;
    if (account.facts.length && (isNewName || isOpened || isFirst || beginsAnew(account, fact))) next();
    const other = otherReport(account.facts, fact);
    if (other > 0 || repeats(account, fact)) {
      const start = other > 0 ? other : beginning(account.facts, fact.label);
      const moved = account.facts.slice(start);
      const kept = account.facts.slice(0, start);
      account = grow();
      for (const one of kept) add(account, one);
      next();
      for (const one of moved) add(account, one);
      isOfLast = moved.length === 0 && ONCE.has(fact.kind) && !isBlank(fact);
    }
    add(account, fact);
  }
  next();
  return rejoin(accounts).map(({ facts: own }) => ({ facts: own, inCollections, isSkipped }));
}

/** How a page calls a part of an account: `Collection details`. */
const PART = /\b(?:details|information|history|overview|summary)$/i;

/** Whether a heading names another creditor than the account above: a card that is folded up has no more below him. */
function isOfAnother({ names }: Growing, { name: { name } }: Heading): boolean {
  return !names.has(nameKey(name)) && !PART.test(name);
}

/** Whether a stretch under a line that looked like a name is but more of the account above: it repeats none of its labels. */
function continues(account: Growing, above: Growing): boolean {
  // A number of an outline begins an account for sure.
  const heading = account.facts[0]?.heading;
  if (heading && isOutlined(heading.text)) return false;
  if (heading && isFolded(above) && isOfAnother(above, heading)) return false;
  // What stands over nothing but totals, or what tells of the report, is the title of the page.
  if (above.facts.every((fact) => isTotalTitle(fact.label) || isOfReport(fact))) return false;
  for (const label of account.labels.keys()) if (above.labels.has(label)) return false;
  const [own, before] = [account.kinds, above.kinds];
  const hasIdentity = own.has('name') || own.has('number');
  const hasBalance = own.has('balance') || own.has('amountLoose');
  if (!hasIdentity) return !(hasBalance && before.has('balance'));
  return !own.has('name') && !hasBalance && !before.has('number') && before.has('balance');
}

/** What says whose account it is, and nothing of it. */
const OF_HEAD: readonly LabelKind[] = ['name', 'number'];

/**
 * Whether a stretch is but the head of the account below it, which tells its name and its number once more: a card says both
 * before what is unfolded.
 */
function isHeadOf({ facts, names, kinds }: Growing, below: Growing): boolean {
  const isAgain = (fact: Fact) =>
    fact.kind !== 'number' ||
    below.facts.some(({ kind, values }) => kind === 'number' && values.join('\t') === fact.values.join('\t'));
  const isAlike = below.names.size === 0 || [...below.names].some((name) => names.has(name));
  return (
    kinds.has('number') && facts.every((fact) => OF_HEAD.includes(fact.kind) && isAgain(fact)) && isAlike
  );
}

/**
 * Whether a stretch tells of the account right above it something else, under the labels that it has already, and of nobody:
 * what another bureau says, which is neither a debt of its own nor to be lost.
 */
function saysOtherwise({ facts: [first], kinds }: Growing, { facts, kinds: above }: Growing): boolean {
  const last = facts.at(-1);
  if (!first || !last || first.heading || !isRightAbove(last.span, first.span)) return false;
  // Right behind a name it is said of him.
  const isOfName = IDENTITY.has(last.kind) || last.kind === 'original';
  const isOfNobody = !isOfName && ![...IDENTITY].some((kind) => kinds.has(kind));
  return (
    isOfNobody && kinds.has('balance') && above.has('balance') && (above.has('name') || above.has('number'))
  );
}

function rejoin(accounts: readonly Growing[]): Growing[] {
  const joined: Growing[] = [];
  for (const account of accounts) {
    const above = joined.at(-1);
    if (above && isHeadOf(above, account)) {
      const again = account.facts.filter(({ kind }) => !OF_HEAD.includes(kind) || !above.kinds.has(kind));
      for (const fact of again) add(above, fact);
    } else if (above && (continues(account, above) || saysOtherwise(account, above)))
      for (const fact of account.facts) add(above, fact);
    else joined.push(account);
  }
  return joined;
}
