import { type Account, type Fact, factsOf, valueIn } from '../account';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { type PrintedAmount, readAmount } from '../pieces/amounts';
import { isOfOtherPeriod } from '../pieces/periods';
import { paidByRemark, paidByTerms, paidSoOften } from '../pieces/terms';
import type { Printed } from './printed';

/** What is paid each month, or that something is paid at other times. */
interface Payment {
  paying: Printed<PrintedAmount> | undefined;
  isOfOtherTimes: boolean;
}

/** Whether an account says how often it is paid, and that this is not each month: `Payment Frequency: Weekly`. */
function isPaidOtherwise(account: Account, column: number): boolean {
  return account.facts.some(
    (fact) => /\bfrequency\b/.test(fact.label) && isOfOtherPeriod('', valueIn(fact, column)),
  );
}

/** That a sum was paid once, and is not each month; a minus says the same. */
const PAID_BACK = /\b(?:repaid|paid back|paid (?:so far|already|to date))\b/i;

/** Whether an account writes what is owed on it with a minus, as who keeps books of his own does: what is paid has one too. */
function isOwedAsMinus(account: Account, column: number): boolean {
  return factsOf(account, 'balance').some((fact) => readAmount(valueIn(fact, column))?.amount?.lt(0));
}

/** What is told to be paid on an account: behind its name first, since before it may stand what is paid on all that a page shows. */
function paymentsOf(account: Account): readonly Fact[] {
  const [name] = factsOf(account, 'name');
  const begins = (name ?? account.heading)?.span.from ?? 0;
  const isBehind = ({ span }: Fact) => span.from >= begins;
  const all = factsOf(account, 'paying');
  return [...all.filter(isBehind), ...all.filter((fact) => !isBehind(fact))];
}

/** The payment that an account prints under its label, else in its terms or the words of its status. */
export function readPayment(account: Account, column: number): Payment {
  let isOfOtherTimes = false;
  const isOtherwise = isPaidOtherwise(account, column);
  for (const fact of paymentsOf(account)) {
    const text = valueIn(fact, column);
    const printed = readAmount(paidSoOften(text) ?? text);
    if (!printed || PAID_BACK.test(text)) continue;
    if (printed.amount?.lt(0) && !isOwedAsMinus(account, column)) continue;
    const value = { ...printed, amount: printed.amount?.abs() };
    const behind = text.slice(text.indexOf(value.text) + value.text.length);
    const isMonthly = /\bmonthly\b/.test(fact.label) && !isOfOtherPeriod('', behind);
    if (!isMonthly && (isOtherwise || isOfOtherPeriod(fact.label, behind))) isOfOtherTimes = true;
    else return { paying: { value, span: fact.span, label: fact.label }, isOfOtherTimes: false };
  }
  return { paying: paymentInWords(account, column), isOfOtherTimes };
}

/** The label of what nobody pays: what comes in, and what is only offered: `Income: Salary $3,250/mo`, `Offer: $48/month`. */
const NOT_PAID = /\b(?:offers?|options?|income|ingresos?|salary|wages?|pay ?checks?|pensions?|earnings)\b/i;

/** What the terms of an account, or the words that tell how it stands, say that is paid each month, where no label of it does. */
function paymentInWords(account: Account, column: number): Printed<PrintedAmount> | undefined {
  for (const fact of [
    ...factsOf(account, 'text').filter(({ label }) => !NOT_PAID.test(label)),
    ...STATUS_KINDS.flatMap((kind) => factsOf(account, kind)),
    ...factsOf(account, 'pastDue'),
    // A column of kinds has the terms too, where the heading runs into the next one: `AUTO 72 $648`.
    ...factsOf(account, 'statusHint').filter(({ label }) => /\btype\b/.test(label)),
  ]) {
    const text = valueIn(fact, column);
    const paid = /\bterms?\b/.test(fact.label) ? paidByTerms(text) : paidByRemark(text);
    const value = paid === undefined ? undefined : readAmount(paid);
    if (value) return { value, span: fact.span };
  }
  return undefined;
}
