import { type Account, type Fact, factsOf, isPrinted } from '../account';
import { callsDebts } from '../lexicon/calledDebts';
import type { LabelKind } from '../lexicon/labelTable';
import { readDate } from '../pieces/dates';
import type { ReportedDebt } from '../reportedDebt';
import { DEBT_WORD } from './household';

/** The last digits behind dots, as banks show them of all accounts; nothing is paid each month on one that is no debt. */
const DOTTED = /^\.{3}\d{2,6}$/;

/** Whether a row shows by itself that it is a debt: a status, a number with a mask, an original creditor. */
export function isShown({
  accountNumber,
  payingText,
  current,
  originalCreditor,
  review,
}: ReportedDebt): boolean {
  return (
    current !== null ||
    originalCreditor !== '' ||
    /[*•xX]{2}|^[xX*•#…]\d{2,6}(?:-[A-Z]{1,2}\d{1,4})?$/.test(accountNumber) ||
    (accountNumber !== '' && payingText !== '' && DOTTED.test(accountNumber)) ||
    review.some(
      (flag) =>
        flag === 'paid-settled' ||
        flag === 'paid-closed' ||
        flag === 'deferred' ||
        flag === 'past-due-no-bucket' ||
        flag === 'bankruptcy',
    )
  );
}

const LAST_PAYMENT = /\blast pa(?:yment|id)\b/;

/**
 * Whether an account shows when it was reported to a bureau, or beside its balance when it was last paid: no offer, bill or
 * invoice does.
 */
export function isReported(account: Account): boolean {
  const isDated = ({ values }: Fact) => values.some((value) => readDate(value));
  return (
    factsOf(account, 'reported').some(isDated) ||
    (factsOf(account, 'balance').length > 0 &&
      factsOf(account, 'date').some((fact) => LAST_PAYMENT.test(fact.label) && isDated(fact)))
  );
}

const [LEAST, OWED] = [/\bmin(?:imum)?\b/i, /\bow(?:e|ed|ing)\b/i];

/**
 * Whether an account has what is owed beside what is paid on it, each under its heading, of which one says that it is
 * owed, or the least that is paid, or that these are debts: no bill has.
 */
export function isOwedByHeadings(account: Account): boolean {
  const [owed, paid] = (['balance', 'paying'] as const).map((kind) =>
    factsOf(account, kind).filter(({ values }) => /\d/.test(values[0] ?? '')),
  );
  if (!owed?.length || !paid?.length) return false;
  return (
    paid.some(({ label }) => LEAST.test(label)) ||
    owed.some(({ label }) => OWED.test(label)) ||
    factsOf(account, 'name').some(({ label }) => callsDebts(label))
  );
}

/**
 * Whether an account is called as a debt is, and has its number, what is owed and what is paid on it, each under its heading:
 * a loan in a statement that tells of deposits too.
 */
export function isNumberedLoan(account: Account, { accountName, accountNumber }: ReportedDebt): boolean {
  const isHeaded = (kind: 'balance' | 'paying') =>
    factsOf(account, kind).some(({ label, values }) => isPrinted(label) && /\d/.test(values[0] ?? ''));
  return DEBT_WORD.test(accountName) && accountNumber !== '' && isHeaded('balance') && isHeaded('paying');
}

/** What a list writes for the label of a sum that words beside it tell. */
const IN_WORDS = /^in words /;

const isToldInWords = (account: Account, kind: LabelKind) =>
  factsOf(account, kind).some(({ label }) => IN_WORDS.test(label));

/** Whether a list tells in words what is owed, and what is paid on it each month. */
export function isOwedInWords(account: Account): boolean {
  return isToldInWords(account, 'balance') && isToldInWords(account, 'paying');
}

/** So many times as much is owed as is paid on it each month; what a bill comes to is paid in fewer. */
const MANY_TIMES = 5;

/** Whether a list tells in words what is paid each month on a sum that is many times as much: no bill of a month is. */
export function isPaidOff(account: Account, { amount, paying }: ReportedDebt): boolean {
  return (
    isToldInWords(account, 'paying') &&
    paying?.gt(0) === true &&
    amount?.gt(paying.times(MANY_TIMES)) === true
  );
}
