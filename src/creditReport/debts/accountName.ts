import { type Account, CREDITOR_CONTACT, type Fact, isWho } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { speaksOfReporter } from '../lexicon/reporters';
import type { Span } from '../page/lines';
import { nameBeforeAddress } from '../pieces/addresses';
import { isEmptyValue } from '../pieces/amounts';
import { COUNT_OF_LOAN } from '../pieces/aroundNames';
import { readDate } from '../pieces/dates';
import { bureausIn } from '../pieces/furniture';
import { withoutKind } from '../pieces/kindInFront';
import { nameKey } from '../pieces/nameKey';
import { type CleanName, cleanName, isName } from '../pieces/names';
import { collectedFor } from './collectedFor';
import { isSameAsCreditor } from './sameAsCreditor';
import { standingBehind } from './statusBeside';

/** A name with the line it stands in. */
export interface PlacedName extends CleanName {
  span: Span;
  /** The label it stands under; none where it is a heading. */
  label?: string | undefined;
}

/** Whether the words of a name are those of a longer one, cut short: `FORD CRED` for `FORD MOTOR CREDIT`. */
function isShortFor(name: string, whole: string): boolean {
  const words = whole.toLowerCase().split(' ');
  let at = -1;
  const isWord = (word: string, index: number) => {
    at = words.findIndex((one, place) => place > at && one.startsWith(word));
    return index === 0 ? at === 0 : at > 0;
  };
  return name.length < whole.length && name.toLowerCase().split(' ').every(isWord);
}

/** How an account stands, printed behind its name: `OAK BANK Open Installment`. */
const STANDING = / (?:open|closed)(?: |$)/i;

/** What stands in the column of a bureau that has not the account, before the names in the others. */
const HAS_NONE = /^(?:(?:not (?:on file|reported|available)|n\/a|--?) ){1,2}/i;

/**
 * Whether one value holds the names of several bureaus, the first of them as it stands above: `OAK BK OAK BANK NA` under
 * `OAK BK`; signs do not count, and a bureau before it may have none: `Not on file OAK, BK OAK BK`.
 */
function isFirstOfSeveral(whole: string, value: string): boolean {
  const words = value.replace(HAS_NONE, '').toLowerCase().split(' ');
  const key = nameKey(whole);
  const end = words.findIndex((_, index) => nameKey(words.slice(0, index + 1).join(' ')) === key);
  const first = nameKey(whole.split(' ', 1)[0] ?? '');
  return end >= 0 && words.slice(end + 1).some((word) => nameKey(word) === first);
}

/**
 * Whether the name that a report prints above the columns of the bureaus is better than theirs: their columns have too
 * little room for it, or each of them calls the creditor otherwise.
 */
function isBetterAbove(account: Account, whole: string): boolean {
  const values = account.facts.find(({ kind }) => kind === 'name')?.values ?? [];
  const names = values.flatMap((value) => (isEmptyValue(value) ? [] : cleanName(value).name));
  if (names.length === 1) return isFirstOfSeveral(whole, names[0] ?? '');
  if (names.length < 2 || STANDING.test(whole)) return false;
  const own = new Set(whole.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const areOther = new Set(names.map(nameKey)).size > 1;
  const shares = names.some((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => own.has(word)),
  );
  return isShortFor(names[0] ?? '', whole) || (areOther && shares);
}

/** A loan by its own name, as the servicer of several calls each of them: who lent it is the same for all. */
const OF_SERVICER =
  /\b(?:stafford|perkins|grad plus|parent plus|direct (?:(?:un)?subsidized|plus|grad|parent|consolidation|loan)|ffel|fee?lp|heal)\b.*\bloans?\b|\bdirect loans? [-–—] |\b(?:federal|private) (?:student|consolidation) loan\b/i;

/** Whether the line above names a loan as its servicer does, and the label only tells who lent it. */
function isLoanAbove(account: Account, above: string): boolean {
  const fact = account.facts.find(({ kind }) => kind === 'name');
  return fact?.label === 'lender' && OF_SERVICER.test(above);
}

/** The number that a page counts a loan by, before what it calls the loan: `Loan 2: Graduate School Loan`. */
const COUNTED_LOAN = /^loan (?:# ?|no\.? ?)?\d{1,3}$/;

/** The labels of an account without the title of a counted loan, where a label tells who lent it, and no servicer calls it so. */
function withoutTitleOfLoan({ facts }: Account): readonly Fact[] {
  const isLent = facts.some(
    ({ kind, label, values }) => kind === 'name' && /^lender\b/.test(label) && isName(values[0] ?? ''),
  );
  return facts.filter(
    ({ kind, label, values: [value = ''] }) =>
      !(isLent && kind === 'name' && COUNTED_LOAN.test(label) && !OF_SERVICER.test(value)),
  );
}

/** Whether the line above names whose account it is by its number, and the label only tells which doctor was seen. */
function isProviderUnder(account: Account): boolean {
  const fact = account.facts.find(({ kind }) => kind === 'name');
  return fact?.label === 'provider' && account.heading?.name.number !== '';
}

/** Labels before those who report an account, which may be the bureaus that have it: `Reported by EQX XPN TUC`. */
const OF_REPORT = /^(?:reported by|source of information)$/;

/** Whether a value names bureaus, and nobody who is owed; one alone may be owed, as any company. */
function areBureaus(value: string, label: string): boolean {
  return bureausIn(value) > (OF_REPORT.test(label) ? 0 : 1);
}

/** How a bill calls the one with whom it has been placed. */
const COLLECTOR = /^(?:debt )?collector(?: name)?$/;

/** Labels of where an agency is to be found: it is named above them, and the creditor among them is the one for whom it collects. */
const OF_AGENCY = /^agency(?:['’]s)? (?:address|(?:tele)?phone|contact)/;

function isAgencyAbove({ heading, facts }: Account): boolean {
  return heading !== undefined && facts.some(({ label }) => OF_AGENCY.test(label));
}

/** Whom to ask about an account, without his address. */
function contactOf({ facts }: Account): PlacedName | undefined {
  for (const { label, values, span } of facts) {
    const [name = ''] = label === CREDITOR_CONTACT ? nameBeforeAddress(values[0] ?? '').split(/,? *$/) : [];
    if (isName(name)) return { ...cleanName(name), name: saidOnce(cleanName(name).name), span, label };
  }
  return undefined;
}

/**
 * The name of an account: the label's value, else the heading above. Beside a collection agency the creditor is the
 * original one, and is given apart.
 */
function printedName(account: Account): {
  name: PlacedName | undefined;
  creditor: PlacedName | undefined;
} {
  const facts = withoutTitleOfLoan(account);
  const named = (kinds: readonly LabelKind[]): PlacedName | undefined => {
    for (const fact of facts) {
      if (!kinds.includes(fact.kind)) continue;
      for (const value of fact.values) {
        const isDate = readDate(value.replace(COUNT_OF_LOAN, '')) !== undefined;
        const isNone =
          isEmptyValue(value) || isSameAsCreditor(value) || isDate || areBureaus(value, fact.label);
        const clean = isNone ? undefined : cleanName(value);
        if (clean?.name) return { ...clean, name: saidOnce(clean.name), span: fact.span, label: fact.label };
      }
    }
    return undefined;
  };
  const heading = account.heading && {
    ...account.heading.name,
    name: saidOnce(account.heading.name.name),
    span: account.heading.span,
    multiLine: account.heading.name.multiLine || account.heading.isDoubtful === true,
  };
  const agency = named(['agency']);
  const creditor = named(['name']);
  if (heading?.name && creditor && isAgencyAbove(account)) return { name: heading, creditor };
  // Who reports an account himself has it still: an agency beside him collects for him. A bill that names its collector has been placed with him.
  const isWithCollector = COLLECTOR.test(agency?.label ?? '');
  if (agency && (isWithCollector || !speaksOfReporter(creditor?.label ?? '')))
    return { name: agency, creditor };
  // What the bureaus beside each other run together is each one's name for it; the report has its own above.
  const isRunOn = account.facts.some(
    ({ kind, values: [value = ''] }) => kind === 'name' && saidOnce(value) !== value,
  );
  const isAbove =
    heading !== undefined &&
    (isBetterAbove(account, heading.name) || isLoanAbove(account, heading.name) || isProviderUnder(account));
  const isLabelled = isName(creditor?.name ?? '') && !isRunOn && !isAbove;
  const label = isLabelled || !heading?.name ? creditor : undefined;
  // Where the column of the present creditor, or of who bought it, is empty, the original one still has the debt.
  const hasColumn = account.facts.some(isWho);
  const name =
    label ??
    (heading?.name ? heading : creditor) ??
    (hasColumn ? named(['original']) : undefined) ??
    contactOf(account);
  if (name && heading && name !== heading && !name.originalCreditor && heading.originalCreditor)
    return { name: { ...name, originalCreditor: heading.originalCreditor }, creditor: undefined };
  return { name, creditor: undefined };
}

/** The name of an account as printed, or the collector of the two that it tells; the creditor beside an agency apart. */
export function readAccountName(account: Account): ReturnType<typeof printedName> {
  const { name: printed, creditor } = printedName(account);
  const name = printed && {
    ...printed,
    name: withoutKind(printed.name.replace(standingBehind(printed.name), '')),
  };
  const told = name && name.originalCreditor === '' ? collectedFor(name.name) : undefined;
  if (!name || !told) return { name, creditor };
  return { name: { ...name, name: told.collector, originalCreditor: told.original }, creditor };
}

/**
 * The name that two of three bureaus beside each other print, where the third shortens it in its own way: `OAK SVG BK OAK
 * SAVINGS BANK OAK SAVINGS BANK`. Undefined where no two begin and go on alike.
 */
function saidByTwo(words: readonly string[]): string | undefined {
  const begins = words.flatMap((word, index) => (word === words[0] ? [index] : []));
  if (begins.length !== 3) return undefined;
  const names = begins.map((from, index) => words.slice(from, begins[index + 1]).join(' '));
  return names.find((name, index) => name.includes(' ') && names.indexOf(name) !== index);
}

/** A name that stands several times in a row, as the bureaus beside each other print it, once; a last one may be cut off. */
export function saidOnce(name: string): string {
  const words = name.replace(/(?: [-–—]+)+$/, '').split(' ');
  const second = words.indexOf(words[0] ?? '', 1);
  const repeats =
    second > 1 &&
    words.every((word, index) => {
      const first = words[index % second] ?? '';
      return word === first || (index === words.length - 1 && first.startsWith(word));
    });
  return repeats && words.length >= 2 * second
    ? words.slice(0, second).join(' ')
    : (saidByTwo(words) ?? name);
}
