import { type Account, type Fact, factsOf, unlabelled, valueIn } from '../account';
import { beginsWithCollector } from '../lexicon/collectors';
import { unitOfLateness } from '../lexicon/lateness';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { type Span, spanOf } from '../page/lines';
import { isEmptyValue, readAmount } from '../pieces/amounts';
import { OPEN_OR_CLOSED } from '../pieces/openOrClosed';
import { codeScheme, statusCode } from '../pieces/statusCodes';
import { isStatusOnly, readStatus, readStatusText, worseStatus } from '../pieces/statuses';
import type { ReadStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { isPastDue } from './pastDue';
import { printedValues } from './printed';
import { isSameAsCreditor } from './sameAsCreditor';
import { becameOf, notedLateness, notedStatus } from './statusAsked';
import { behindPaying, conditionOf, inBrackets, isPaidByRemark, type Told } from './statusBeside';
import { statusByAge } from './statusByAge';
import { chargedOffBy, daysInHistory, daysPastDue, paidInTimeBy } from './statusElsewhere';
import { withHints } from './statusHints';
import { countedStatus, statusUnder } from './statusUnder';

/** Whether somebody is named who collects or has bought the debt; a list of debts leaves the place empty for the others, or says that it is the creditor himself. */
function hasAgency(account: Account): boolean {
  const isNamed = (value: string) => !isEmptyValue(value) && !isSameAsCreditor(value);
  return factsOf(account, 'agency').some(({ values }) => values.some(isNamed));
}

function isSilent({ flags }: ReadStatus): boolean {
  return flags.includes('no-status') || flags.includes('status-unclear');
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

/** A status, and whether it is a code. */
interface Coded extends Told {
  isCoded: boolean;
}

/** How late a debt was in a month, told at the end of a line: `Late 30 days in 10/2011`. */
const OF_A_MONTH = / (?:in|during|as of) (?:\d{1,2}\/(?:\d{2}|\d{4})|\p{L}{3,9}\.? \d{4})\.?$/u;

/**
 * A status without what a remark on the next lines of its cell says: `OK`, and below it `insurance incl.`; or where the
 * status tells how the debt stands today, how late it was in a month.
 */
function withoutRemark(told: Told): Told {
  const [first = '', ...below] = told.text.split('\n');
  if (below.length === 0 || !isStatusOnly(first)) return told;
  const status = readStatusText(first);
  const isOfToday = status.current !== null && !status.flags.includes('status-open-only');
  const isOfMonths = isOfToday && below.every((line) => OF_A_MONTH.test(line));
  return isSilent(told.status) || isOfMonths ? { ...told, status, text: first } : told;
}

/** Whether one status says more than the best of those before it. */
function outweighs(next: Coded, best: Coded): boolean {
  const { current, flags } = next.status;
  const isVague = best.status.flags.some(
    (flag) => flag === 'past-due-no-bucket' || flag === 'status-open-only',
  );
  const saysMoreThanCode =
    best.fact.kind === next.fact.kind
      ? !isSilent(next.status)
      : current !== null && !flags.includes('status-open-only');
  return (
    (!isSilent(next.status) && isSilent(best.status)) ||
    // Words say more than a code beside them, whose scheme is a guess.
    (best.isCoded && !next.isCoded && saysMoreThanCode) ||
    // That it is open or closed says less than how it is paid.
    (saysOnlyThatItIsUsed(best) && !isSilent(next.status)) ||
    // So does that it was paid, or who closed it.
    (best.status.flags.includes('paid-closed') && best.status.current === null && saysHowItIsPaid(next)) ||
    // Nothing is late of what need not be paid yet.
    (best.status.current === 'current' && flags.includes('deferred')) ||
    // Of two, the one that says by how many days.
    (isVague && current !== null && current !== 'current')
  );
}

/** The status that says most of those under the labels of one, in one column; undefined where that prints none. */
function labelledStatus(account: Account, column: number): Told | undefined {
  let best: Coded | undefined;
  for (const kind of STATUS_KINDS) {
    // Words say more than a count of days beside them, of which nought is told of what was written off too.
    const counts = ({ fact }: { fact: Fact }) => Number(unitOfLateness(fact.label) !== undefined);
    const told = [...printedValues(account, kind, column)].sort((one, other) => counts(one) - counts(other));
    for (const { value, fact } of told) {
      if (kind === 'accountStatus' && OPEN_OR_CLOSED.test(value)) continue;
      const isCoded = statusCode(countedStatus(value, fact.label)) !== undefined;
      const scheme = isCoded ? (account.scheme ?? codeScheme([value], fact.label)) : undefined;
      const status = readStatus(
        statusUnder(value, fact.label),
        /\bmop\b|manner/.test(fact.label) ? codeScheme([], fact.label) : scheme,
      );
      const next = { ...withoutRemark({ status, text: value, fact }), isCoded };
      if (!best || outweighs(next, best)) best = next;
    }
  }
  return best;
}

/** The worst of what the same label tells once more, where that is worse than a status; undefined where none is. */
function worseToldAgain(account: Account, column: number, best: Told | undefined): Told | undefined {
  if (!best || best.status.current === null) return undefined;
  const told = printedValues(account, best.fact.kind, column)
    .filter(({ fact }) => fact !== best.fact && fact.label === best.fact.label)
    .map(({ value, fact }): Told => ({ status: readStatusText(value), text: value, fact }))
    .filter(({ status }) => status.current !== null && !status.flags.includes('status-open-only'));
  return told.reduce<Told | undefined>((worst, next) => {
    const { status } = worst ?? best;
    return worseStatus(status, next.status) === next.status && next.status.current !== status.current
      ? next
      : worst;
  }, undefined);
}

/** Whether a status says that a plan is kept: what was charged off before is that still. */
function isOfPlan({ status, text }: Told): boolean {
  return status.current === 'current' && /\bplan\b/i.test(text);
}

/** What the columns that ask what became of a debt tell, unless its status says as much; where it says otherwise, the worse. */
function withBecome(best: Told | undefined, become: Told | undefined): Told | undefined {
  if (!become || !best || isSilent(best.status)) return become ?? best;
  const isOver = become.status.current === null;
  return isOver || worseStatus(best.status, become.status) !== best.status ? become : best;
}

/** Whether somebody is not paid who lends to nobody: what he is owed was placed with him, or sold to him. */
function isUnpaidToCollector({ facts, heading }: Account, told: Told | undefined): boolean {
  if (!told?.status.flags.includes('past-due-no-bucket')) return false;
  const named = facts.filter(({ kind }) => kind === 'name').flatMap(({ values }) => values);
  return [...named, heading?.name.name ?? ''].some(beginsWithCollector);
}

/** The comments of today, as Experian prints them under their title: `Comment` over `Current: Deferred`. */
function commentsOfNow({ facts }: Account): readonly Fact[] {
  const areTitled = facts.some(({ label }) => label === 'comment' || label === 'comments');
  return areTitled ? facts.filter(({ kind, label }) => kind === 'text' && label === 'current') : [];
}

/** The status of an account as one column prints it; undefined where that column prints none and nothing else tells it. */
export function readAccountStatus(
  account: Account,
  column: number,
):
  | { value: ReadStatus; span: Span; label: string | undefined; text: string; flags: ReviewFlag[] }
  | undefined {
  const labelled = labelledStatus(account, column);
  const worse = worseToldAgain(account, column, labelled);
  let best = worse ?? labelled;
  if (!best || OPEN_OR_CLOSED.test(best.text)) best = conditionOf(account, column) ?? best;
  if (!best || isSilent(best.status) || isOfPlan(best)) best = chargedOffBy(account, column) ?? best;
  best = withBecome(best, becameOf(account, column));
  if (!best || isSilent(best.status)) best = statusByAge(account, column) ?? best;
  best ??= behindPaying(account) ?? inBrackets(account);
  if (!best || isSilent(best.status) || saysOnlyThatItIsUsed(best))
    best = notedStatus(account, column) ?? best;
  else if (best.status.flags.includes('past-due-no-bucket')) best = notedLateness(account, column) ?? best;
  best ??= daysPastDue(account, column) ?? paidInTimeBy(account, column);
  const days = best?.status.flags.includes('past-due-no-bucket')
    ? daysInHistory(account, best.text)
    : undefined;
  if (days) best = { status: readStatusText(days.value), text: days.value, fact: days.fact };
  const hintValues = printedValues(account, 'statusHint', column);
  const hints = hintValues.map(({ value }) => value);
  const isOfCollector = account.inCollections || hasAgency(account) || isUnpaidToCollector(account, best);
  const isCollection = isOfCollector && !isEmptyColumn(account, column);
  const allHints = [...factsOf(account, 'statusHint'), ...commentsOfNow(account)].flatMap(
    ({ values }) => values,
  );
  const printed = best?.status ?? { current: null, flags: ['no-status'] };
  let status = withHints(printed, hints, allHints, isCollection);
  if (isPaidByRemark(status, hints, account, column)) status = { current: null, flags: ['paid-settled'] };
  const pastDue = isPastDue(account, column, best?.text ?? '');
  const flags: ReviewFlag[] = worse ? ['statuses-differ'] : [];
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
