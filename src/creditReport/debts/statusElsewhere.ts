import type { Account, Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { readAmount } from '../pieces/amounts';
import { readDate } from '../pieces/dates';
import { lateInMonths } from '../pieces/lateInMonths';
import { readStatusText } from '../pieces/statuses';
import { printedValues } from './printed';
import type { Told } from './statusBeside';

/** What a debt came to when it was charged off, and the day, are printed of no other. */
const OF_CHARGE_OFF = /\bcharged?[ -]?off\b/;

/** That a debt was charged off, as the label of a sum or a day tells it; undefined where none does. */
export function chargedOffBy(account: Account, column: number): Told | undefined {
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
export function paidInTimeBy(account: Account, column: number): Told | undefined {
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

/** How many days, beside a sum that is past due or in its place. */
const IN_DAYS = /(?<![\d.,$])\d{2,3}\+? days?\b/i;

/** How late a debt is by the days that its label of what is past due counts: `Past due – 31 days $441.27`; undefined where it counts none. */
export function daysPastDue(account: Account, column: number): Told | undefined {
  for (const { value, fact } of printedValues(account, 'pastDue', column)) {
    const [days] = IN_DAYS.exec(value) ?? [];
    if (days) return { status: readStatusText(`past due ${days}`), text: value, fact };
  }
  return undefined;
}

/** The month that a status holds for: `$2,318 past due as of Jul 2010`. */
const AS_OF = /\bpast due as of (\p{L}{3,9} \d{4})\b/iu;

/** What the history says of the month of a status that names no days: `60 days past due as of Jul 2010`. */
export function daysInHistory({ facts }: Account, status: string): { value: string; fact: Fact } | undefined {
  const month = readDate(AS_OF.exec(status)?.[1] ?? '');
  if (month === undefined) return undefined;
  for (const fact of facts) {
    const late = lateInMonths(fact.values.join(' ').slice(0, 240));
    const isLate = late?.months.some(({ from, to }) => from <= month && month <= to);
    if (late && isLate) return { value: late.text, fact };
  }
  return undefined;
}
