import { type Account, type Fact, factsOf, isPrinted, valueIn } from '../account';
import { isTakenOver } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { balanceOfNow } from '../meaning/balanceOfNow';
import { isNewer } from '../meaning/newerLabel';
import { spanOf } from '../page/lines';
import { readAccountNumber, unmasked, withoutEnding } from '../pieces/accountNumber';
import { isEmptyValue, type PrintedAmount, readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { worseStatus } from '../pieces/statuses';
import type { ReadStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { hasLoneAmount, readAccountStatus } from './accountStatus';
import { readPayment } from './payment';
import type { Printed } from './printed';

/** The first value of some kinds of labels that can be read, in a column. */
function first<T>(
  account: Account,
  kinds: readonly LabelKind[],
  column: number,
  read: (value: string) => T | undefined,
): Printed<T> | undefined {
  for (const fact of account.facts) {
    if (!kinds.includes(fact.kind)) continue;
    const value = read(valueIn(fact, column));
    if (value !== undefined) return { value, span: fact.span, label: fact.label };
  }
  return undefined;
}

/** The number of an account: as it stands under its label, where a page shows it above without one, masked in another way. */
function numberIn(account: Account, column: number): Printed<string> | undefined {
  const read = (value: string) => withoutEnding(readAccountNumber(value)) || undefined;
  const shown = first(account, ['number'], column, read);
  if (!shown || isPrinted(shown.label ?? '')) return shown;
  const facts = account.facts.filter(({ label }) => isPrinted(label));
  const labelled = first({ ...account, facts }, ['number'], column, read);
  return labelled && unmasked(labelled.value) === unmasked(shown.value) ? labelled : shown;
}

/** What one bureau, or the report where there is but one, says about the account. */
export interface BureauColumn {
  amount: Printed<PrintedAmount> | undefined;
  paying: Printed<PrintedAmount> | undefined;
  number: Printed<string> | undefined;
  status: Printed<ReadStatus> | undefined;
  reported: number;
  flags: ReviewFlag[];
}

/** The balances of an account; where each bureau prints its own, the figure printed large above them is but one of these. */
function balanceFacts(account: Account): readonly Fact[] {
  const all = factsOf(account, 'balance');
  const beside = all.filter(({ values }) => values.length > 1 && !values.every(isEmptyValue));
  return beside.length > 0 ? beside : all;
}

/** What is to be paid to end a loan, interest and all. */
const PAYOFF = /^(?:\w+ )?pay-?off(?: amount| balance| quote| total)?$/;

/** Interest that was not paid and is not among the principal, as its label says; a rate or what was paid is none. */
const UNPAID_INTEREST =
  /^(?:(?:total|current) )?(?:outstanding|unpaid|accrued|unpaid accrued|accrued unpaid) interest(?: balance)?$|^interest(?: balance| due| owed| outstanding| accrued)?$/;

/** Whether the balance is the principal, and more is asked for to pay the loan off, or interest is owed beside it. */
function isLessThanOwed(account: Account, column: number, { value, label }: Printed<PrintedAmount>): boolean {
  const principal = /\bprincipal\b/.test(label ?? '') ? value.amount : undefined;
  return account.facts.some((fact) => {
    if (!principal || fact.kind !== 'money') return false;
    const sum = readAmount(valueIn(fact, column))?.amount;
    if (UNPAID_INTEREST.test(fact.label)) return sum?.gt(0) ?? false;
    return PAYOFF.test(fact.label) && (sum?.gt(principal) ?? false);
  });
}

/** What ends a loan, which is what is owed on it where nothing else tells that. */
function paidOffBy({ facts }: Account, column: number): Printed<PrintedAmount> | undefined {
  const fact = facts.find(({ kind, label }) => kind === 'money' && PAYOFF.test(label));
  const value = fact && readAmount(valueIn(fact, column));
  return fact && value?.amount && { value, span: fact.span, label: fact.label };
}

/** What is due now of a bill or was on the last statement, and all that is owed on it, beside that. */
const [DUE_NOW, ALL_OWED] = [
  /^(?:total )?amount due(?: now)?$|^(?:(?:remaining|last|new) )?statement balance$/,
  /^total (?:account )?balance$/,
];

/** All that is owed where a bill prints it beside what is due of it now, which is no more; else the sum that is given. */
function withAllOwed(
  account: Account,
  column: number,
  due: Printed<PrintedAmount> | undefined,
): Printed<PrintedAmount> | undefined {
  const dueNow = due && DUE_NOW.test(due.label ?? '') ? due.value.amount : undefined;
  if (!dueNow) return due;
  for (const fact of account.facts) {
    const value = ALL_OWED.test(fact.label) ? readAmount(valueIn(fact, column)) : undefined;
    if (value?.amount?.gte(dueNow)) return { value, span: fact.span, label: fact.label };
  }
  return due;
}

/** Reads what one column says: of several balances the first that is a number, a bare `Amount` only where there is none. */
export function readColumn(account: Account, column: number): BureauColumn {
  const flags: ReviewFlag[] = [];
  /**
   * The principal is less than what is owed where both are printed; what was taken over is what was owed then, and so is
   * what stands under an earlier day than another balance.
   */
  const balances: (Printed<PrintedAmount> & { isPrincipal: boolean; isOfThen: boolean })[] = [];
  for (const fact of balanceFacts(account)) {
    const text = valueIn(fact, column);
    const ofNow = balanceOfNow(text);
    if (ofNow?.isOneOfSeveral) flags.push('amounts-differ');
    const value = ofNow?.printed ?? readAmount(text);
    if (value)
      balances.push({
        value,
        span: fact.span,
        label: fact.label,
        isPrincipal: /principal/.test(fact.label),
        isOfThen: isTakenOver(fact.label),
      });
  }
  // Each label once: a text may say thousands of times what is owed.
  const labels = new Set(balances.flatMap(({ value, label = '' }) => (value.amount ? [label] : [])));
  const isEarlier = ({ label = '' }: Printed<PrintedAmount>) =>
    labels.size > 1 && [...labels].some((other) => isNewer(other, label));
  const ofNow = balances.filter((balance) => !balance.isOfThen && !isEarlier(balance));
  const whole = ofNow.filter(({ isPrincipal }) => !isPrincipal);
  let amount: Printed<PrintedAmount> | undefined =
    [...whole, ...ofNow, ...balances].find(({ value }) => value.amount !== undefined) ?? balances[0];
  const isOther = ({ value }: Printed<PrintedAmount>) =>
    value.amount && amount?.value.amount && !value.amount.eq(amount.value.amount);
  if (ofNow.length > 1 && ofNow.some(isOther)) flags.push('amounts-differ');
  else if (amount && isLessThanOwed(account, column, amount)) flags.push('amounts-differ');
  const status = readAccountStatus(account, column);
  const loose = amount ? undefined : first(account, ['amountLoose'], column, readAmount);
  amount = withAllOwed(account, column, amount ?? loose);
  if (loose && amount === loose && !hasLoneAmount(account, status?.value)) flags.push('amount-guessed');
  amount ??= paidOffBy(account, column);
  const { paying, isOfOtherTimes } = readPayment(account, column);
  if (isOfOtherTimes) flags.push('paying-not-monthly');
  const number = numberIn(account, column);
  const reported = first(account, ['reported'], column, readDate)?.value ?? 0;
  return { amount, paying, number, status, reported, flags: [...flags, ...(status?.flags ?? [])] };
}

/** The newest bureau first; of two as new the one with the larger amount. */
export function newestFirst(columns: readonly BureauColumn[]): readonly BureauColumn[] {
  if (columns.length === 1) return columns;
  return [...columns].sort((one, other) => {
    if (one.reported !== other.reported) return other.reported - one.reported;
    const [mine, theirs] = [one.amount?.value.amount, other.amount?.value.amount];
    if (!mine || !theirs) return mine ? -1 : theirs ? 1 : 0;
    return theirs.cmp(mine);
  });
}

/** Whether a bureau reported later than all that print another amount, so that its date is the reason why its own counts. */
export function isNewest({ amount, reported }: BureauColumn, columns: readonly BureauColumn[]): boolean {
  const own = amount?.value.amount;
  return columns.every((one) => {
    const other = one.amount?.value.amount;
    return !other || !own || other.eq(own) || one.reported < reported;
  });
}

/** Whether the amounts or payments that columns print are not all the same. */
export function differ(columns: readonly BureauColumn[], field: 'amount' | 'paying'): boolean {
  if (columns.length === 1) return false;
  const printed = columns.flatMap((column) => column[field]?.value.amount ?? []);
  return printed.some((amount) => printed[0] && !amount.eq(printed[0]));
}

const SILENT: readonly ReviewFlag[] = ['no-status', 'status-unclear'];

function isSilent({ flags }: ReadStatus): boolean {
  return flags.some((flag) => SILENT.includes(flag));
}

/** The worst status of all columns that say one, and whether they differ. */
export function worst(columns: readonly BureauColumn[]): {
  status: Printed<ReadStatus> | undefined;
  differs: boolean;
} {
  if (columns.length === 1) return { status: columns[0]?.status, differs: false };
  const all = columns.flatMap(({ status }) => status ?? []);
  const said = all.filter(({ value }) => !isSilent(value));
  const status = (said.length ? said : all).reduce<Printed<ReadStatus> | undefined>((so, next) => {
    if (!so) return next;
    const value = worseStatus(so.value, next.value);
    return {
      value,
      span: value === so.value ? so.span : value === next.value ? next.span : spanOf([so.span, next.span]),
      label: value === next.value ? next.label : so.label,
      text: (value === next.value ? next.text : so.text) ?? '',
    };
  }, undefined);
  return { status, differs: said.some(({ value }) => value.current !== said[0]?.value.current) };
}
