import { type Account, isPrinted } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { heldFor } from '../lexicon/labelText';
import { isEmptyValue, readAmount } from '../pieces/amounts';
import type { ReportedDebt } from '../reportedDebt';
import { GUESSED_FLAGS, type ReportedField, type ReviewFlag } from '../reviewFlags';
import type { Meaning } from '../slots';
import { balanceOfNow } from './balanceOfNow';
import { meaningOf } from './decide';
import { doubtAbout, meaningScores } from './doubt';

/** A label that speaks for a field this nearly as much as the one it was taken from may be the right one. */
const RIVAL = 2;

/** Whether what stands under a label of a kind is of no field, so that it may be what was read elsewhere. */
function isOpen(kind: LabelKind): boolean {
  return meaningOf(kind) === 'nothing';
}

/** What a debt holds in a field, as printed. */
function printedIn(field: ReportedField, debt: ReportedDebt): string {
  if (field === 'amount') return debt.amountText;
  if (field === 'paying') return debt.payingText;
  return field === 'current' ? debt.statusText : debt[field];
}

/** The amount that a value prints, or of several the one that is owed now. */
function readOwed(value: string) {
  return balanceOfNow(value)?.printed ?? readAmount(value);
}

/** Whether another column of the very heading that an amount was taken from has another sum: nothing tells which is owed. */
function isPrintedAgain({ amount, sources }: ReportedDebt, { facts, unknown = [] }: Account): boolean {
  const label = sources.amount?.label;
  if (!amount || label === undefined || !isPrinted(label)) return false;
  return [...facts, ...unknown].some(
    (fact) =>
      fact.label === label &&
      fact.values.length === 1 &&
      readOwed(fact.values[0] ?? '')?.amount?.eq(amount) === false,
  );
}

/** What a heading says of sums that are told in thousands: `Balance (USD k)`, `Amount in thousands`, `Owed ($000s)`. */
const IN_THOUSANDS = /\((?:usd|us\$|\$|in)? ?(?:k|thousands|000['’]?s?)\)|\bin (?:thousands|\$ ?000s?)\b/i;

/** Tells of the fields of a debt which were taken from a label that may mean something else, or beside a label that may mean the same, as flags. */
export function doubtfulLabels(
  reads: readonly { account: Account; debt: ReportedDebt }[],
  decided: ReadonlyMap<string, LabelKind>,
): (debt: ReportedDebt, account: Account) => ReviewFlag[] {
  const values = new Map<string, string[]>();
  const open = new Set<string>();
  for (const { account } of reads)
    for (const { kind, label, values: own } of [...account.facts, ...(account.unknown ?? [])]) {
      const known = values.get(label);
      if (known) known.push(...own);
      else values.set(label, [...own]);
      if (isPrinted(label) && isOpen(kind)) open.add(label);
    }
  const known = new Map<string, boolean>();
  const isDoubtful = (label: string, field: ReportedField) => {
    const key = `${field} ${label}`;
    const answer =
      known.get(key) ??
      (heldFor(decided, label) === undefined && doubtAbout(label, values.get(label) ?? [], field).isDoubtful);
    known.set(key, answer);
    return answer;
  };
  const scores = new Map<string, ReadonlyMap<Meaning, number>>();
  const scoresOf = (label: string) => {
    const found = scores.get(label) ?? meaningScores(label, values.get(label) ?? []);
    scores.set(label, found);
    return found;
  };
  const rivals = new Map<string, ReadonlySet<string>>();
  const rivalsOf = (label: string, field: ReportedField) => {
    const key = `${field} ${label}`;
    const known = rivals.get(key);
    if (known) return known;
    const own = scoresOf(label).get(field) ?? Number.POSITIVE_INFINITY;
    const speaksFor = (other: string) =>
      (scoresOf(other).get(field) ?? Number.NEGATIVE_INFINITY) >= own - RIVAL;
    const found = new Set([...open].filter((other) => other !== label && speaksFor(other)));
    rivals.set(key, found);
    return found;
  };
  const hasRival = (
    label: string,
    field: ReportedField,
    debt: ReportedDebt,
    { facts, unknown = [] }: Account,
  ) => {
    if (open.size === 0 || decided.size > 0) return false;
    const others = rivalsOf(label, field);
    const printed = printedIn(field, debt);
    return [...facts, ...unknown].some(
      (fact) =>
        others.has(fact.label) &&
        isOpen(fact.kind) &&
        fact.values.some((value) => value !== printed && !isEmptyValue(value)),
    );
  };
  return (debt, account) =>
    Object.entries(debt.sources).flatMap(([name, { label }]) => {
      const field = name as ReportedField;
      if (field === 'amount' && label && IN_THOUSANDS.test(label)) return ['amount-in-thousands'];
      if (field === 'amount' && isPrintedAgain(debt, account)) return ['amounts-differ'];
      return label !== undefined &&
        isPrinted(label) &&
        (isDoubtful(label, field) || hasRival(label, field, debt, account))
        ? [GUESSED_FLAGS[field]]
        : [];
    });
}
