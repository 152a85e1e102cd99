import { type Account, isPrinted } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { remembered } from '../page/remembered';
import { unmasked } from '../pieces/accountNumber';
import { readDate } from '../pieces/dates';
import { nameKey } from '../pieces/nameKey';
import { isLater } from '../pieces/statuses';
import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { withFields } from './withFields';

/** More rows of one key are compared with the first of them only; it keeps the reading linear. */
const MAX_TWINS = 10;

/** A debt with the account it was read from. */
export interface Read {
  debt: ReportedDebt;
  account: Account;
}

/** When an account was opened; undefined where no date is printed. */
export function openedOn({ facts }: Account): number | undefined {
  for (const { kind, values } of facts) {
    if (kind !== 'opened') continue;
    for (const value of values) {
      const date = readDate(value);
      if (date !== undefined) return date;
    }
  }
  return undefined;
}

/** Whether two dates can be one: a table of all accounts may print the month alone, `06/2003`, and the account its day. */
export function agree(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  const isMonth = one % 100 === 0 || other % 100 === 0;
  return isMonth && Math.floor(one / 100) === Math.floor(other / 100);
}

/** Digits and letters of a number that are not masked; with fewer, two accounts may share them. */
const MIN_KNOWN = 4;
/** As many letters at the beginning of a word show that two names hold the same, however each is shortened. */
const MIN_SHARED = 3;

/** Words that many creditors have in their names. */
const COMMON =
  /^(?:bank|banks|card|cards|credit|cred|union|financial|finance|fin|loans?|mortgage|mtg|services?|servicing|svcs?|national|american|federal|recovery|collections?|usa|inc|llc|corp|the|and)$/;

/** The words of a name that others hardly have; all of them where it has no such word. */
const tellingWords = remembered((name): string[] => {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_SHARED);
  const telling = words.filter((word) => !COMMON.test(word));
  return telling.length > 0 ? telling : words;
});

/** Whether two names share a telling word, or the beginning of one: `FORD CRED` and `FORD MOTOR CREDIT`. */
export function shareWord(one: string, other: string): boolean {
  return tellingWords(one).some((word) =>
    tellingWords(other).some((more) => word.startsWith(more) || more.startsWith(word)),
  );
}

/** A word of so many letters may be a longer one from which some are left out. */
const MIN_SHORTENED = 5;

/** Whether a word is a longer one with letters left out, as bureaus shorten names: `ctrywide` of `countrywide`. */
function isShortened(word: string, whole: string): boolean {
  if (word.length < MIN_SHORTENED || word.length >= whole.length || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Whether a telling word of one name is one of the other with letters left out. */
function shareShortened(one: string, other: string): boolean {
  return tellingWords(one).some((word) =>
    tellingWords(other).some((more) => isShortened(word, more) || isShortened(more, word)),
  );
}

/** What two rows of one account share though their names differ: its number and what is owed; empty where either says too little. */
function accountKey({ accountNumber, amount }: ReportedDebt): string {
  return unmasked(accountNumber).length >= MIN_KNOWN && amount
    ? `\t${accountNumber}\t${amount.toFixed()}`
    : '';
}

/**
 * Whether a row knows a name: its own shares a word with it, if only shortened, or it stands beside that, as whose debt it
 * is, with which a line that repeats the row may begin.
 */
function knowsName(read: Read | undefined, name: string): boolean {
  const isBeside = read?.account.facts.some(({ kind, values }) => kind === 'text' && values.includes(name));
  const own = read?.debt.accountName ?? '';
  return isBeside === true || shareWord(own, name) || shareShortened(own, name);
}

/** A row with one doubt more. */
export function withFlag({ debt, account }: Read, flag: ReviewFlag): Read {
  if (debt.review.includes(flag)) return { debt, account };
  return { debt: { ...debt, review: [...debt.review, flag].sort() }, account };
}

/** What a status says that tells less than another one of the same account. */
const VAGUE: readonly ReviewFlag[] = [
  'no-status',
  'status-unclear',
  'status-open-only',
  'past-due-no-bucket',
];

/** A debt that is printed twice, with what the other place alone tells: the payment, who was owed before, how it stands. */
export function withTwin(kept: Read, { debt }: Read): Read {
  const lacks = {
    accountNumber: kept.debt.accountNumber === '' && debt.accountNumber !== '',
    paying: kept.debt.payingText === '' && debt.payingText !== '',
    originalCreditor: kept.debt.originalCreditor === '' && debt.originalCreditor !== '',
    current: debt.current !== null && kept.debt.review.some((flag) => VAGUE.includes(flag)),
  };
  const fields = (Object.keys(lacks) as (keyof typeof lacks)[]).filter((field) => lacks[field]);
  return fields.length === 0 ? kept : { ...kept, debt: withFields(kept.debt, debt, fields) };
}

/** Whether nothing says which of the sums of a debt is what is owed: whatever else it says then depends on a guess. */
function isOfGuess({ debt }: Read): boolean {
  return debt.review.includes('amount-guessed');
}

/** A debt with what only its twin tells of it. */
export function withTold(kept: Read, twin: Read): Read {
  return withFlag(withTwin(kept, twin), 'duplicate-merged');
}

/** A debt of which two places tell how it stands, each something else: the worst counts. */
function withWorst(kept: Read, { debt: other }: Read): Read {
  const { current } = kept.debt;
  if (!current || !other.current || current === other.current) return kept;
  const isWorse = isLater(other.current, current);
  return withFlag(
    isWorse ? { ...kept, debt: withFields(kept.debt, other, ['current']) } : kept,
    'statuses-differ',
  );
}

/**
 * One debt of two that are the same: as the first one tells it, but where only the second tells what is owed without a
 * guess, and with the worst that either tells of how it stands.
 */
function merged(first: Read, second: Read): Read {
  const [kept, other] = isOfGuess(first) && !isOfGuess(second) ? [second, first] : [first, second];
  return withWorst(withTold(kept, other), other);
}

/** What a list shows of an account that may be opened below it: its name, its sum, the day it was reported, how it stands. */
const OF_LIST: ReadonlySet<LabelKind> = new Set(['name', 'balance', 'reported', 'statusLoose', 'statusHint']);

/** Whether a debt is a line of such a list, which prints no number. */
function isOfList(read: Read | undefined): boolean {
  if (!read) return false;
  const {
    debt,
    account: { facts },
  } = read;
  const areOfList = facts.every(
    ({ kind, label }) => OF_LIST.has(kind) && (kind === 'reported' || !isPrinted(label)),
  );
  return debt.accountNumber === '' && areOfList && facts.some(({ kind }) => kind === 'reported');
}

/** The debt after a bureau has printed another amount for it. */
function withOtherAmount(read: Read): Read {
  const { debt, account } = withFlag(read, 'bureaus-differ');
  const differing = [...new Set([...debt.differing, 'amount' as const])];
  return { debt: { ...debt, differing, chosenBy: 'first' }, account };
}

/**
 * Merges a debt that stands in the text twice: only where name, number, balance and, where both print it, the date
 * opened agree, and a number or a date is printed at all; or where number, balance and date agree, and the names share a
 * word or the second name stands beside the first. What may be the same but differs stays, both rows flagged.
 */
export function mergeDuplicates(reads: readonly Read[]): Read[] {
  const found: Read[] = [];
  const printed: { balance: string; date: number | undefined }[] = [];
  const seen = new Map<string, number[]>();
  for (const read of reads) {
    const { debt, account } = read;
    const name = nameKey(debt.accountName);
    const date = openedOn(account);
    const balance = debt.amount?.toFixed() ?? debt.amountText;
    // With neither number nor date two loans of one lender cannot be told from one loan printed twice.
    const key = debt.accountNumber ? `${name}\t${debt.accountNumber}` : `${name}\t\t${balance}`;
    const twins = name === '' ? [] : (seen.get(key) ?? []);
    const shared = accountKey(debt);
    const others = shared === '' ? [] : (seen.get(shared) ?? []);
    const listed = debt.accountNumber === '' ? [] : (seen.get(`${name}\t\t${balance}`) ?? []);
    const agreesInDate = (index: number) => agree(printed[index]?.date, date);
    const twin =
      twins.find((index) => {
        const other = printed[index];
        if (other?.balance !== balance) return false;
        return debt.accountNumber === '' ? date !== undefined && other.date === date : agreesInDate(index);
      }) ??
      others.find(
        (index) => agreesInDate(index) && (name === '' || knowsName(found[index], debt.accountName)),
      ) ??
      (listed.length === 1 && isOfList(found[listed[0] ?? -1]) ? listed[0] : undefined);
    const kept = twin === undefined ? undefined : found[twin];
    if (twin !== undefined && kept) {
      found[twin] = merged(kept, read);
      continue;
    }
    const above = found.length - 1;
    const last = found[above];
    // The same number without a name right below is what another bureau says about the account.
    if (last && name === '' && debt.accountNumber !== '' && debt.accountNumber === last.debt.accountNumber) {
      const agrees = last.debt.amount?.toFixed() === debt.amount?.toFixed();
      found[above] = agrees ? last : withOtherAmount(last);
      continue;
    }
    if (shared !== '' && others.length < MAX_TWINS) seen.set(shared, [...others, found.length]);
    for (const index of twins) {
      const other = found[index];
      if (other) found[index] = withFlag(other, 'duplicate-possible');
    }
    if (twins.length < MAX_TWINS) seen.set(key, [...twins, found.length]);
    found.push(twins.length > 0 ? withFlag(read, 'duplicate-possible') : read);
    printed.push({ balance, date });
  }
  return found;
}
