import { type Account, isBlank, REMARK } from '../account';
import { isSumUntold } from '../debts/untoldSum';
import { isKindOfDebt } from '../layouts/lists/kindOfDebt';
import { isTrade } from '../layouts/lists/spokenName';
import { beginsWithCreditor } from '../lexicon/creditors';
import { isMoneyKind } from '../lexicon/shapes';
import { areLabelWords, meaningByWords } from '../lexicon/words';
import { BULLET } from '../page/bullets';
import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import { rememberedOf } from '../page/remembered';
import { isArrears } from '../pieces/arrears';
import { isLabelled } from '../pieces/labelled';
import { isName } from '../pieces/names';
import { statementRowOf } from '../pieces/statementRows';
import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** What a part of a debt is worth where it was read, and what is lost where it was not. */
const WORTH = {
  /** Every row has to earn this, so that a row of hardly anything is worth less than none. */
  row: -2.6,
  name: 1.6,
  oddName: 0.2,
  noName: -1,
  /** Who is owed, in the list of an agency that does not name itself. */
  client: 1.2,
  /** Neither name nor number: figures of a history, or of a summary. */
  nobody: -3,
  /** The same with a status, before all others: an account whose beginning was not selected. */
  beheaded: 1,
  balance: 2,
  /** A balance that is no readable amount: digits are missing or damaged. */
  unreadable: 1,
  /** A balance of which the text says that nobody knows it, or how often a part of it is paid. */
  untold: 1.6,
  noBalance: 0.1,
  /** Neither balance nor number beside a name. */
  nameAlone: -0.6,
  number: 0.8,
  status: 0.6,
  paying: 0.3,
  original: 0.3,
  /** Every part of it that is but a guess. */
  guessed: -0.4,
  /** An amount that stands among those of the row and that nothing explains. */
  unexplained: -0.5,
  /** Every value that stands beside its label. */
  labelled: 0.12,
  /** Every line below it that says nothing under a label: the rest of a cell, of a name most often, was torn off. */
  torn: -0.2,
  /** Every sum whose value goes on with a sentence that nothing read: `$371.00. Charged off in June.` */
  unread: -0.5,
  /** Every amount that is known to be what it is. */
  explained: 0.5,
} as const;
/** So many of a kind count for a row. */
const MOST_COUNTED = 8;
/** Doubts that show that a status was read, though it is no lateness. */
const TOLD: readonly ReviewFlag[] = [
  'bankruptcy',
  'paid-closed',
  'paid-settled',
  'past-due-no-bucket',
  'transferred',
];

/** Doubts that show that a part of a row was guessed. */
const GUESSED: readonly ReviewFlag[] = ['amount-guessed', 'amounts-unused', 'name-guessed'];

/** A sum, and a sentence behind it. */
const RUNS_ON = /^\$? ?\d[\d,]*(?:\.\d\d)?\. \p{Lu}/u;

/** A debt with the account it was read from. */
export interface ReadAccount {
  account: Account;
  debt: ReportedDebt;
}

/** What shows that a text was an amount: a digit, or a mark in the place of one. */
const DAMAGED = /[\d#*•?]/;

const MONEY = /\$ ?\d[\d.,]*|\b\d{1,3}(?:,\d{3})+(?:\.\d{2})?\b|\b\d+\.\d{2}\b(?! ?%)/g;

/** Where the amounts of a source begin, in their order. */
export function amountsIn(source: string): number[] {
  return Array.from(matchesIn(source, MONEY), ({ index }) => index);
}

/** How many places lie in a stretch; places in their order. */
export function countIn(places: readonly number[], { from, to }: Span): number {
  const before = (limit: number) => firstIndex(places.length, (index) => (places[index] ?? 0) >= limit);
  return before(to) - before(from);
}

/** Whether a name looks like that of somebody who is owed: no label, no address, no sentence, no mark of a list before it. */
export function isPlainName(name: string): boolean {
  if (BULLET.test(name) || statementRowOf(name) !== undefined) return false;
  if (isArrears(name)) return true;
  // `Target` is a shop as often as a label, `hospital` one who is owed; `Bank` alone is a label.
  const isLabel =
    !beginsWithCreditor(name) &&
    (!isTrade(name) || /^bank$/i.test(name)) &&
    areLabelWords(name) &&
    meaningByWords(name) !== undefined;
  return isName(name.charAt(0).toUpperCase() + name.slice(1)) && !isLabel;
}

function worthOfName({ account, debt }: ReadAccount, isFirst: boolean): number {
  const { accountName, accountNumber, originalCreditor, current } = debt;
  const isBeheaded = isFirst && current !== null;
  if (accountName === '' && accountNumber === '') return isBeheaded ? WORTH.beheaded : WORTH.nobody;
  if (accountName === '') return originalCreditor === '' ? WORTH.noName : WORTH.client;
  const isPlain = isPlainName(accountName) || (account.isKnown === true && isKindOfDebt(accountName));
  return isPlain ? WORTH.name : WORTH.oddName;
}

function worthOfBalance({ account, debt }: ReadAccount): number {
  if (debt.amount) return WORTH.balance;
  if (isSumUntold(account)) return WORTH.untold;
  if (DAMAGED.test(debt.amountText)) return WORTH.unreadable;
  return debt.accountName !== '' && debt.accountNumber === '' ? WORTH.nameAlone : WORTH.noBalance;
}

/** What a row is worth by what it holds. */
export function worthOfRow({ account, debt }: ReadAccount, isFirst = false): number {
  const labelled = account.facts.filter(
    (fact) => !fact.label.startsWith('unlabelled') && fact.label !== REMARK && !isBlank(fact),
  );
  const torn = account.facts.filter(
    ({ label, values: [text = ''] }) => label === REMARK && !isLabelled(text),
  );
  const unread = account.facts.filter(
    ({ kind, values: [value = ''] }) => isMoneyKind(kind) && RUNS_ON.test(value),
  );
  return (
    WORTH.row +
    worthOfName({ account, debt }, isFirst) +
    worthOfBalance({ account, debt }) +
    (debt.accountNumber !== '' ? WORTH.number : 0) +
    (debt.current !== null || debt.review.some((flag) => TOLD.includes(flag)) ? WORTH.status : 0) +
    (debt.payingText !== '' ? WORTH.paying : 0) +
    (debt.originalCreditor !== '' ? WORTH.original : 0) +
    Math.min(MOST_COUNTED, labelled.length) * WORTH.labelled +
    Math.min(MOST_COUNTED, torn.length) * WORTH.torn +
    Math.min(MOST_COUNTED, unread.length) * WORTH.unread +
    debt.review.filter((flag) => GUESSED.includes(flag)).length * WORTH.guessed
  );
}

/** How many amounts stand in the values of an account. */
const amountsTold = rememberedOf(({ facts }: Account): number => {
  let told = 0;
  for (const { values } of facts)
    for (const value of values) if (/\d/.test(value)) told += value.match(MONEY)?.length ?? 0;
  return told;
});

/** How many of the amounts in a stretch its rows say. */
export function explainedIn(reads: readonly ReadAccount[], span: Span, amounts: readonly number[]): number {
  const printed = countIn(amounts, span);
  if (printed === 0) return 0;
  const used = reads.reduce((so, { account }) => so + amountsTold(account), 0);
  // An amount that stands in two values, such as a name that was taken to be a whole line, is explained but once.
  return Math.min(used, printed);
}

/** What a stretch is worth for the amounts in it: for those that its rows explain, and against it for the others. */
export function worthOfAmounts(
  reads: readonly ReadAccount[],
  span: Span,
  amounts: readonly number[],
): number {
  const most = MOST_COUNTED * reads.length;
  const explained = explainedIn(reads, span, amounts);
  const unexplained = countIn(amounts, span) - explained;
  return Math.min(most, explained) * WORTH.explained + Math.min(most, unexplained) * WORTH.unexplained;
}
