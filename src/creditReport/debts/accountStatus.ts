import { type Account, type Fact, factsOf, unlabelled, valueIn } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { unitOfLateness } from '../lexicon/lateness';
import { isNoneLate } from '../lexicon/questions';
import { type Span, spanOf } from '../page/lines';
import { isEmptyValue, readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { lateInMonths } from '../pieces/lateInMonths';
import { OPEN_OR_CLOSED } from '../pieces/openOrClosed';
import { codeScheme, statusCode } from '../pieces/statusCodes';
import { readStatus, readStatusText } from '../pieces/statuses';
import type { ReadStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { conditionOf, isPaidByRemark, type Told } from './statusBeside';
import { countedStatus, statusUnder } from './statusUnder';

/** The labels a status is taken from, the surest first. */
export const STATUS_KINDS: readonly LabelKind[] = ['status', 'statusLoose', 'accountStatus'];

function printedValues(
  account: Account,
  kind: LabelKind,
  column: number,
): readonly { value: string; fact: Fact }[] {
  const printed: { value: string; fact: Fact }[] = [];
  for (const fact of factsOf(account, kind)) {
    const value = valueIn(fact, column);
    if (!isEmptyValue(value) || isNoneLate(value, fact.label)) printed.push({ value, fact });
  }
  return printed;
}

/** The sum that the words of a status tell is past due: `Charged off. $841 past due as of Mar 2024`. */
function toldPastDue(statusText: string): readonly string[] {
  return /\$ ?[\d.,]+(?= past due)/i.exec(statusText.slice(0, 240)) ?? [];
}

function isPastDue(account: Account, column: number, statusText: string): boolean {
  const sums = printedValues(account, 'pastDue', column).map(({ value }) => value);
  return [...sums, ...toldPastDue(statusText)].some((text) => readAmount(text)?.amount?.gt(0) ?? false);
}

/**
 * What a report prints as past due on an account, the first sum above zero before others, also where the status tells
 * it; empty where it prints none.
 */
export function pastDueText(account: Account, statusText: string): string {
  const printed = factsOf(account, 'pastDue').flatMap(({ values }) => values);
  const sums = [...printed, ...toldPastDue(statusText)].flatMap((value) => readAmount(value) ?? []);
  return (sums.find(({ amount }) => amount?.gt(0)) ?? sums.find(({ amount }) => amount))?.text ?? '';
}

/** What a status leaves open, and collection tells. */
const VAGUE: readonly ReviewFlag[] = [
  'no-status',
  'past-due-no-bucket',
  'status-open-only',
  'status-unclear',
];
const DOWNGRADED: readonly ReviewFlag[] = ['charge-off', 'collection'];

/** A bankruptcy that came to nothing. */
const NOT_BANKRUPT = /\bbankruptcy\b.*\b(?:dismiss|withdrawn)/i;

/** Lets the kind of account and the remarks raise a status to charge-off or collection, or tell which of the two it is. */
function withHints(
  status: ReadStatus,
  hints: readonly string[],
  allHints: readonly string[],
  isCollection: boolean,
): ReadStatus {
  if (allHints.length === 0 && !isCollection) return status;
  const told = new Set(hints.flatMap((hint) => readStatusText(hint).flags));
  const raised = DOWNGRADED.filter((flag) => told.has(flag));
  const extra = (['transferred', 'bankruptcy'] as const).filter(
    (flag) => told.has(flag) && !status.flags.includes(flag),
  );
  // A court decides about what is included in a bankruptcy, however late it was.
  const isIncluded = told.has('bankruptcy') && !hints.some((hint) => NOT_BANKRUPT.test(hint));
  if (isIncluded) return { current: null, flags: ['bankruptcy'] };
  const own = status.flags.filter((flag) => DOWNGRADED.includes(flag));
  const anywhere = new Set(allHints.flatMap((hint) => readStatusText(hint).flags));
  const [only, other] = DOWNGRADED.filter((flag) => anywhere.has(flag));
  if (own.length === 2 && only && !other)
    return {
      current: status.current,
      flags: [only, ...extra],
    };
  const isFinal = status.flags.some((flag) =>
    ['bankruptcy', 'paid-settled', 'transferred', 'paid-closed'].includes(flag),
  );
  if (own.length > 0 || isFinal) return { current: status.current, flags: [...status.flags, ...extra] };
  if (raised.length > 0) return { current: '90days', flags: [...raised, ...extra] };
  // What is deferred or sold is as agreed, and not paid any more: neither in time nor late.
  if (status.current === 'current' && (anywhere.has('deferred') || extra.includes('transferred')))
    return { current: null, flags: anywhere.has('deferred') ? ['deferred', ...extra] : extra };
  if (isCollection && status.flags.some((flag) => VAGUE.includes(flag)))
    return { current: '90days', flags: ['collection', ...extra] };
  return { current: status.current, flags: [...status.flags, ...extra] };
}

/** Whether somebody is named who collects or has bought the debt; a list of debts leaves the place empty for the others. */
function hasAgency(account: Account): boolean {
  return factsOf(account, 'agency').some(({ values }) => values.some((value) => !isEmptyValue(value)));
}

function isSilent({ flags }: ReadStatus): boolean {
  return flags.includes('no-status') || flags.includes('status-unclear');
}

/** What a debt came to when it was charged off, and the day, are printed of no other. */
const OF_CHARGE_OFF = /\bcharged?[ -]?off\b/;

/** That a debt was charged off, as the label of a sum or a day tells it; undefined where none does. */
function chargedOffBy(account: Account, column: number): Told | undefined {
  for (const kind of ['date', 'money'] as const)
    for (const { value, fact } of printedValues(account, kind, column)) {
      const isZero = kind === 'money' && !readAmount(value)?.amount?.gt(0);
      if (!OF_CHARGE_OFF.test(fact.label) || isZero) continue;
      return { status: { current: '90days', flags: ['charge-off'] }, text: fact.label, fact };
    }
  return undefined;
}

/**
 * That nothing is past due of what is owed, or of an account in use, which prints what is to be paid though nothing is
 * owed; where there is no place for a status. Undefined where a sum is past due, or nothing says it.
 */
function paidInTimeBy(account: Account, column: number): Told | undefined {
  const told = (kind: LabelKind) => printedValues(account, kind, column);
  const isSum = (value: string) => readAmount(value)?.amount?.gt(0);
  const hasPlace = account.facts.some(({ kind }) => STATUS_KINDS.includes(kind));
  const [pastDue] = told('pastDue');
  if (hasPlace || !pastDue || readAmount(pastDue.value)?.amount?.eq(0) !== true) return undefined;
  const isOwed = told('balance').some(({ value }) => isSum(value));
  if (!isOwed && (told('balance').length === 0 || told('paying').length === 0)) return undefined;
  const { value, fact } = pastDue;
  return { status: { current: 'current', flags: ['nothing-past-due'] }, text: value, fact };
}

/** The month that a status holds for: `$2,318 past due as of Jul 2010`. */
const AS_OF = /\bpast due as of (\p{L}{3,9} \d{4})\b/iu;

/** What the history says of the month of a status that names no days: `60 days past due as of Jul 2010`. */
function daysInHistory({ facts }: Account, status: string): { value: string; fact: Fact } | undefined {
  const month = readDate(AS_OF.exec(status)?.[1] ?? '');
  if (month === undefined) return undefined;
  for (const fact of facts) {
    const late = lateInMonths(fact.values.join(' ').slice(0, 240));
    const isLate = late?.months.some(({ from, to }) => from <= month && month <= to);
    if (late && isLate) return { value: late.text, fact };
  }
  return undefined;
}

/** Whether a column beside others prints nothing at all: that bureau does not know of the account. */
function isEmptyColumn({ facts }: Account, column: number): boolean {
  const beside = facts.filter(({ values }) => values.length > 1);
  return beside.length > 0 && beside.every((fact) => isEmptyValue(valueIn(fact, column)));
}

/** Whether a status says that an account is open or closed, and nothing of how it is paid. */
function saysOnlyThatItIsUsed({ status, text }: Told): boolean {
  return status.flags.includes('status-open-only') || OPEN_OR_CLOSED.test(text);
}

/** Whether a status tells how an account was paid, and not that it is paid or closed, open or in use. */
function saysHowItIsPaid(told: Told): boolean {
  return !isSilent(told.status) && !told.status.flags.includes('paid-closed') && !saysOnlyThatItIsUsed(told);
}

/** The status of an account as one column prints it; undefined where that column prints none and nothing else tells it. */
export function readAccountStatus(
  account: Account,
  column: number,
):
  | { value: ReadStatus; span: Span; label: string | undefined; text: string; flags: ReviewFlag[] }
  | undefined {
  let best: Told | undefined;
  let isCoded = false;
  for (const kind of STATUS_KINDS) {
    // Words say more than a count of days beside them, of which nought is told of what was written off too.
    const counts = ({ fact }: { fact: Fact }) => Number(unitOfLateness(fact.label) !== undefined);
    const told = [...printedValues(account, kind, column)].sort((one, other) => counts(one) - counts(other));
    for (const { value, fact } of told) {
      if (kind === 'accountStatus' && OPEN_OR_CLOSED.test(value)) continue;
      const hasCode = statusCode(countedStatus(value, fact.label)) !== undefined;
      const scheme = hasCode ? (account.scheme ?? codeScheme([value], fact.label)) : undefined;
      const status = readStatus(
        statusUnder(value, fact.label),
        /\bmop\b|manner/.test(fact.label) ? codeScheme([], fact.label) : scheme,
      );
      if (
        !best ||
        (!isSilent(status) && isSilent(best.status)) ||
        // Words say more than a code beside them, whose scheme is a guess.
        (isCoded &&
          !hasCode &&
          (best.fact.kind === kind
            ? !isSilent(status)
            : status.current !== null && !status.flags.includes('status-open-only'))) ||
        // That it is open or closed says less than how it is paid.
        (saysOnlyThatItIsUsed(best) && !isSilent(status)) ||
        // So does that it was paid, or who closed it.
        (best.status.flags.includes('paid-closed') &&
          best.status.current === null &&
          saysHowItIsPaid({ status, text: value, fact })) ||
        // Nothing is late of what need not be paid yet.
        (best.status.current === 'current' && status.flags.includes('deferred')) ||
        // Of two, the one that says by how many days.
        (best.status.flags.some((flag) => flag === 'past-due-no-bucket' || flag === 'status-open-only') &&
          status.current !== null &&
          status.current !== 'current')
      ) {
        best = { status, text: value, fact };
        isCoded = hasCode;
      }
    }
  }
  if (!best || OPEN_OR_CLOSED.test(best.text)) best = conditionOf(account, column) ?? best;
  if (!best || isSilent(best.status)) best = chargedOffBy(account, column) ?? best;
  best ??= paidInTimeBy(account, column);
  const days = best?.status.flags.includes('past-due-no-bucket')
    ? daysInHistory(account, best.text)
    : undefined;
  if (days) best = { status: readStatusText(days.value), text: days.value, fact: days.fact };
  const hintValues = printedValues(account, 'statusHint', column);
  const hints = hintValues.map(({ value }) => value);
  const isCollection = (account.inCollections || hasAgency(account)) && !isEmptyColumn(account, column);
  const allHints = factsOf(account, 'statusHint').flatMap(({ values }) => values);
  const printed = best?.status ?? { current: null, flags: ['no-status'] };
  let status = withHints(printed, hints, allHints, isCollection);
  if (isPaidByRemark(status, hints, account, column)) status = { current: null, flags: ['paid-settled'] };
  const pastDue = isPastDue(account, column, best?.text ?? '');
  const flags: ReviewFlag[] = [];
  if (status.flags.includes('status-open-only') && pastDue)
    status = { current: null, flags: ['past-due-no-bucket'] };
  else if (status.current === 'current' && pastDue) flags.push('past-due-on-current');
  if (!best && status.flags.includes('no-status')) return undefined;
  const told = best?.fact ?? hintValues[0]?.fact;
  const span = told?.span ?? account.heading?.span ?? spanOf(account.facts.map((fact) => fact.span));
  return { value: status, span, label: told?.label, text: best?.text ?? hints[0] ?? '', flags };
}

/** Whether a bare `Amount` can only be the balance: in a collection, or where no other sum but the payment is printed. */
export function hasLoneAmount(account: Account, status: ReadStatus | undefined): boolean {
  const isCollection =
    account.inCollections ||
    hasAgency(account) ||
    account.facts.some(({ kind }) => kind === 'original') ||
    (status?.flags.includes('collection') ?? false);
  if (account.facts.some(({ label }) => label === unlabelled('amountLoose'))) return false;
  if (isCollection) return true;
  return !account.facts.some(
    ({ kind, values }) =>
      (kind === 'money' || kind === 'pastDue') && values.some((value) => readAmount(value)?.amount),
  );
}
