import type { LabelKind } from '../../lexicon/labelTable';
import { isEmptyValue } from '../../pieces/amounts';
import { isTotalTitle } from '../../pieces/sums';
import type { PlacedFact } from './innerHeadings';

/** What tells whose an account is. */
const WHOSE: ReadonlySet<LabelKind> = new Set(['name', 'number', 'agency']);
/** What is added up over all accounts. */
const ADDED: ReadonlySet<LabelKind> = new Set(['balance', 'paying', 'pastDue']);

/** Whether a label begins with the word for a sum, which stands before it as a label without a value: `Total current balance`. */
function isSummed(facts: readonly PlacedFact[], index: number): boolean {
  const above = facts[index - 1];
  const isOnLine = above?.span.from === facts[index]?.span.from;
  return above !== undefined && isOnLine && isTotalTitle(above.label) && above.values.every(isEmptyValue);
}

/**
 * The facts of a part, with the sums over all its accounts as mere money: `Total current balance` above the first name is
 * no balance where each account below has its own `Current balance`.
 */
export function withoutTotalsAbove(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  const first = facts.findIndex(({ kind, heading }) => WHOSE.has(kind) || heading !== undefined);
  if (first <= 0) return facts;
  const below = new Set(facts.slice(first).map(({ kind }) => kind));
  return facts.map((fact, index) =>
    index < first && ADDED.has(fact.kind) && below.has(fact.kind) && isSummed(facts, index)
      ? { ...fact, kind: 'money' as const, label: `total ${fact.label}` }
      : fact,
  );
}

/** The table below all accounts, of what those of each kind come to: `Totals: Mortgage Revolving`, over a line for each sum. */
export function withoutTableOfTotals(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  const first = facts.findIndex(
    ({ label, values }) =>
      isTotalTitle(label) && values.length > 1 && !values.some((value) => /\d/.test(value)),
  );
  const columns = facts[first]?.values.length;
  return facts.map((fact, index) =>
    index > first && ADDED.has(fact.kind) && fact.values.length === columns
      ? { ...fact, kind: 'money' as const, label: `total ${fact.label}` }
      : fact,
  );
}
