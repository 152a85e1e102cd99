import { ZERO } from '../../money/money';
import { type Account, FINED_BY, unlabelled } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { rememberedOf } from '../page/remembered';
import { numberDoubts, withoutEnding } from '../pieces/accountNumber';
import { IS_NOTHING, isEmptyValue, type PrintedAmount, readAmount } from '../pieces/amounts';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { owedOfLimit } from '../pieces/ofLimit';
import { rangeIn } from '../pieces/ranges';
import { isTotalTitle } from '../pieces/sums';
import type { Place, ReadStatus, ReportedDebt } from '../reportedDebt';
import type { ReportedField, ReviewFlag } from '../reviewFlags';
import { type PlacedName, readAccountName } from './accountName';
import { type BureauColumn, differ, isNewest, newestFirst, readColumn, worst } from './bureauTable';
import { isDeposit } from './deposits';
import { readOriginalCreditor } from './originalCreditor';
import { pastDueText } from './pastDue';
import type { Printed } from './printed';
import { withStore } from './storeNumber';
import { isSumUntold } from './untoldSum';
import { withWholeOfParts } from './wholeOfParts';

/** More columns than any table of bureaus has; it keeps the reading linear. */
const MAX_COLUMNS = 12;

/** The number of a person, not of an account. */
const SOCIAL_SECURITY = /^[Xx*\d]{3}-[Xx*\d]{2}-\d{4}$/;
/** Reports mask most digits of it. */
const MASKED = /[Xx*]/;

/** A number that counts accounts, as summaries do. */
const COUNT = /^\d{1,2}$/;

/**
 * What leaves it open, of what stands among summaries and public records, whether anything there is one debt; and what
 * says that it is none, as of a judgment that is satisfied.
 */
const OF_SUMMARIES: readonly ReviewFlag[] = [
  'nothing-past-due',
  'amounts-differ',
  'paid-closed',
  'status-unclear',
];

/** What a balance is printed with; words in its place are the headings beside it. */
const BALANCE = /[\d#$—–-]/;

/** Who files a public record: a court, its name perhaps cut at the end of a line, or a recorder is owed nothing. */
const COURT =
  /\b(?:bkpt|bankruptcy) (?:ct|court)\b|\b(?:district|circuit|superior|county|municipal|civil) (?:ct|court)\b|\b(?:county|cnty) (?:(?:recorder|magistrate|clerk)\b|(?:circuit|district|superior)$)/i;

/** Labels of a court that is owed what stands beside it. */
const OF_COURT: ReadonlySet<string | undefined> = new Set(['court', FINED_BY]);

/** The kinds of what says how an account stands. */
const STANDINGS: readonly LabelKind[] = ['status', 'statusLoose', 'statusHint'];

/** What a court has found, as a public record calls it: that so much was owed then, not that it still is. */
const FOUND = /\bjudge?ment\b/i;

/** Whether an account says how it stands by what a court has found. */
function isFoundByCourt({ facts }: Account): boolean {
  return facts.some(
    ({ kind, values }) => STANDINGS.includes(kind) && values.some((value) => FOUND.test(value)),
  );
}

/** The caption of a case, perhaps cut behind its sign: a judgment was entered for so much, and nobody says what is owed now. */
const CAPTION = /\S vs?\.?(?:$| \S)/;

/** Whether what was found is enough to be a debt: a balance with something beside it, or a name and a number without. */
function isDebt(account: Account, debt: ReportedDebt, hasStatus: boolean): boolean {
  const isVetoed = account.facts.some(
    ({ kind, values }) => kind === 'veto' && values.some((value) => !isEmptyValue(value)),
  );
  // A record of a court may have a number, but no creditor.
  if (isVetoed && (debt.accountNumber === '' || debt.accountName === '')) return false;
  // The number of a person is none of a debt, but a lender that is owed something may group his own so.
  const isOwed = debt.accountName !== '' && debt.amountText !== '' && !MASKED.test(debt.accountNumber);
  if (SOCIAL_SECURITY.test(debt.accountNumber) && !isOwed) return false;
  // What stands in a part without debts must say itself how it stands.
  const isTold =
    hasStatus && !debt.review.some((flag) => OF_SUMMARIES.includes(flag)) && !isFoundByCourt(account);
  const isOfKind = debt.accountName === '' || areKindsOfDebt(debt.accountName);
  if (isOfKind && COUNT.test(debt.accountNumber)) return false;
  if (account.isSkipped && debt.amountText === '' && !isTold) return false;
  if (account.isSkipped && debt.accountNumber === '' && !(debt.accountName && debt.amountText && isTold))
    return false;
  // A case without a sum is no debt yet; a sum in the row of a court is a fine, owed to it.
  if (OF_COURT.has(debt.sources.accountName?.label)) return debt.amountText !== '';
  if (COURT.test(debt.accountName) || CAPTION.test(debt.accountName)) return false;
  if (isTotalTitle(debt.accountName) || isDeposit(account, debt, hasStatus)) return false;
  // Nothing that is owed to nobody is the sum of a part without accounts: `Collections`, `Balance $0`.
  const isOfNobody = debt.accountName === '' && debt.accountNumber === '' && debt.originalCreditor === '';
  if (isOfNobody && debt.review.includes('zero-balance')) return false;
  if (BALANCE.test(debt.amountText) || IS_NOTHING.test(debt.amountText))
    return debt.accountName !== '' || debt.accountNumber !== '' || hasStatus || debt.payingText !== '';
  if (isSumUntold(account) && debt.accountName !== '') return true;
  const isNumbered = account.facts.some(({ kind, label }) => kind === 'number' && label !== 'mask');
  if (account.facts.length < 2 && !isNumbered) return false;
  if (debt.accountName === '') return (debt.paying?.gt(0) ?? false) && account.facts.length > 2;
  const isLabelled = account.facts.some(({ label }) => label === 'account name' || label === 'creditor name');
  return debt.accountNumber !== '' || hasStatus || isLabelled;
}

function isAboveZero(sum: string): boolean {
  return readAmount(sum)?.amount?.gt(0) ?? false;
}

function amountDoubts(amount: PrintedAmount | undefined): ReviewFlag[] {
  if (!amount) return ['amount-missing'];
  if (!amount.amount) return ['amount-unreadable'];
  const doubts: ReviewFlag[] = amount.decimalComma ? ['decimal-comma'] : [];
  if (amount.isAbout || rangeIn(amount.text)) doubts.push('amount-about');
  if (owedOfLimit(amount.text)) doubts.push('amount-guessed');
  const sign = amount.amount.cmp(ZERO);
  if (sign === 0) doubts.push('zero-balance');
  if (sign < 0) doubts.push('negative-amount');
  return doubts;
}

/** The stretch a value was read from, before its place in it is known. */
function unplaced({ span: { from, to }, label }: Pick<Printed<unknown>, 'span' | 'label'>): Place {
  return { from, to, line: '', label };
}

/** What the parts of an account were read as. */
interface Parts {
  name: PlacedName | undefined;
  accountNumber: string;
  amount: PrintedAmount | undefined;
  paying: Printed<PrintedAmount> | undefined;
  status: Printed<ReadStatus> | undefined;
  /** What is past due, as printed. */
  pastDue: string;
  /** The fields that the bureaus print differently. */
  differing: readonly ReportedField[];
}

/** Every doubt about an account, in alphabetical order. */
function doubtsOf(account: Account, columns: readonly BureauColumn[], parts: Parts): ReviewFlag[] {
  const { name, accountNumber, amount, paying, status, pastDue, differing } = parts;
  const doubts = new Set<ReviewFlag>([
    ...account.flags,
    ...amountDoubts(amount),
    ...numberDoubts(accountNumber),
    ...(status?.value.flags ?? ['no-status' as const]),
  ]);
  for (const { flags } of columns)
    for (const flag of flags)
      if (flag !== 'past-due-on-current' || status?.value.current === 'current') doubts.add(flag);
  if (isAboveZero(pastDue) && doubts.delete('zero-balance')) doubts.add('past-due-on-zero');
  if (!name?.name) doubts.add('name-missing');
  if (name?.multiLine) doubts.add('multi-line-name');
  if (paying && !paying.value.amount) doubts.add('paying-unreadable');
  if (paying) doubts.delete('paying-not-monthly');
  else if (doubts.has('amounts-unused') && !doubts.has('paying-not-monthly')) doubts.add('paying-untold');
  // A sum that no word calls a payment, among sums that nothing explains.
  if (paying?.label === unlabelled('paying') && doubts.has('amounts-unused')) doubts.add('paying-guessed');
  if (paying?.value.decimalComma) doubts.add('decimal-comma');
  if (differing.length > 0) doubts.add('bureaus-differ');
  // Where the columns themselves are a guess, an empty one says nothing more.
  if (doubts.has('columns-guessed')) doubts.delete('no-status');
  return [...doubts].sort();
}

/**
 * Makes a debt of what a report says about an account: the amount of the bureau that reported last, the worst status
 * of all. Undefined where the account is no debt, such as an inquiry or a summary.
 */
export const debtOf = rememberedOf(readDebt);

/** Kinds of facts one of which alone may tell a debt. */
const OF_DEBT: readonly LabelKind[] = ['balance', 'amountLoose', 'number'];

/** Whether so little is said about an account that it is no debt, whatever it is called; digits behind a mask are too little. */
function saysNothing({ facts, flags }: Account): boolean {
  const isOfDebt = facts.some(({ kind, label }) => OF_DEBT.includes(kind) && label !== 'mask');
  return facts.length < 2 && !isOfDebt && !flags.includes('amount-missing');
}

function readDebt(account: Account): ReportedDebt | undefined {
  if (saysNothing(account)) return undefined;
  const debt = saidOf(account);
  return isDebt(account, debt, debt.sources.current !== undefined) ? debt : undefined;
}

/** What a report says about an account, also where that is not enough to be a debt. */
export function saidOf(said: Account): ReportedDebt {
  const account = withWholeOfParts(said);
  const widest = account.facts.reduce((most, { values }) => Math.max(most, values.length), 1);
  const count = Math.min(widest, MAX_COLUMNS);
  const columns = Array.from({ length: count }, (_, column) => readColumn(account, column));
  const newest = newestFirst(columns);
  const chosen = newest.find(({ amount }) => amount?.value.amount) ?? newest.find(({ amount }) => amount);
  const paying = chosen?.paying ?? newest.find((column) => column.paying)?.paying;
  const number = chosen?.number ?? newest.find((column) => column.number)?.number;
  const { status, differs } = worst(columns);
  const { name, creditor } = readAccountName(account);
  const original = readOriginalCreditor(account, name, creditor);
  const accountNumber = number?.value ?? withoutEnding(name?.number ?? '');
  const amount = chosen?.amount?.value;

  const differing: ReportedField[] = (['amount', 'paying'] as const).filter((field) =>
    differ(columns, field),
  );
  if (differs) differing.push('current');
  const pastDue = pastDueText(account, status?.text ?? '');
  const review = doubtsOf(account, columns, {
    name,
    paying,
    status,
    accountNumber,
    amount,
    pastDue,
    differing,
  });

  const sources: Partial<Record<ReportedField, Place>> = {};
  if (name?.name) sources.accountName = unplaced(name);
  const numbered = number ?? (name?.number ? name : undefined);
  if (numbered) sources.accountNumber = unplaced(numbered);
  if (chosen?.amount) sources.amount = unplaced(chosen.amount);
  if (original) sources.originalCreditor = unplaced(original);
  if (status) sources.current = unplaced(status);
  if (paying) sources.paying = unplaced(paying);

  return {
    accountName: withStore(name?.name ?? '', account, number?.value),
    accountNumber,
    amountText: amount?.text ?? '',
    amount: amount?.amount,
    payingText: paying?.value.text ?? '',
    paying: paying?.value.amount,
    originalCreditor: original?.value ?? '',
    current: status?.value.current ?? null,
    statusText: status?.text ?? '',
    pastDueText: pastDue,
    review,
    differing,
    chosenBy: chosen && isNewest(chosen, columns) ? 'newest' : 'largest',
    sources,
  };
}
