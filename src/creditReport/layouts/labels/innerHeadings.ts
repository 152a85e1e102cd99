import type { Fact, Heading } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';

/** A fact with the line above it that may be the name of the account it begins. */
export interface PlacedFact extends Fact {
  heading?: Heading;
}

/** What an account has once: two of a kind are of two accounts. */
const ONCE: readonly LabelKind[] = ['number', 'balance'];
/** So many accounts begin with one label where that is no chance. */
const MIN_LED = 2;

/** Where accounts begin, given that each begins with the label of its name: `PROVIDER: OAK CLINIC`; empty where they do not. */
function beginnings(facts: readonly PlacedFact[]): number[] {
  const first = facts.findIndex(({ kind, values: [value = ''] }) => kind === 'name' && value !== '');
  if (first < 0 || facts.slice(0, first).some(({ kind }) => ONCE.includes(kind))) return [];
  const led = facts[first]?.label;
  const starts = facts.flatMap(({ label }, index) => (label === led ? [index] : []));
  const labels = ONCE.map((kind) => facts.find((fact) => fact.kind === kind)?.label);
  const areWhole = starts.every((start, index) => {
    const own = facts.slice(start, starts[index + 1]);
    return labels.every((once) => own.filter(({ label }) => label === once).length === 1);
  });
  return starts.length >= MIN_LED && areWhole ? starts : [];
}

/**
 * The facts of accounts that each begin with the label of their name, and have a number and a balance, without the lines
 * between them that look like names: `CT ABDOMEN`, a service, begins no account there.
 */
export function withoutInnerHeadings(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  const [first = facts.length, ...others] = beginnings(facts);
  const starts = new Set(others);
  return facts.map((fact, index) => {
    if (!fact.heading || index <= first || starts.has(index)) return fact;
    const { heading, ...headless } = fact;
    return headless;
  });
}
