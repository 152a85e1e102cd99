import { isWho } from '../../account';
import { spelledKind } from '../../lexicon/labels';
import { isName } from '../../pieces/names';
import type { PlacedFact } from './innerHeadings';

/** So many balances with who is owed right before them show how the records of a text begin. */
const MIN_NAMED = 2;

/** Whether a fact stands under a label that nobody has listed, and can be who is owed. */
function mayBeWho({ kind, label, values }: PlacedFact): boolean {
  return (
    kind === 'text' && values.length === 1 && spelledKind(label) === undefined && isName(values[0] ?? '')
  );
}

/** Whom an agency collects for, under a label right behind it that says nothing by itself: `For: OAK WIRELESS`. */
function isForWhom({ kind, label, values }: PlacedFact, above: PlacedFact | undefined): boolean {
  return above?.kind === 'agency' && kind === 'text' && label === 'for' && isName(values[0] ?? '');
}

/**
 * Facts with what their places tell of names under labels that nobody has listed: for whom the agency right above collects; and
 * who is owed, where every other balance of the text has that right above it: `Lender`, `Balance`, `Law firm`, `Balance`.
 */
export function withNamesBesideOthers(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  const told = facts.map(
    (fact, index): PlacedFact => (isForWhom(fact, facts[index - 1]) ? { ...fact, kind: 'original' } : fact),
  );
  const above = told.flatMap(({ kind }, index) => (kind === 'balance' ? [told[index - 1]] : []));
  const others = new Set(above.filter((fact) => !isWho(fact)));
  const named = above.length - others.size;
  if (named < MIN_NAMED || others.size === 0) return told;
  if (told.some(({ heading }) => heading) || ![...others].every((fact) => fact && mayBeWho(fact)))
    return told;
  return told.map((fact) => (others.has(fact) ? { ...fact, kind: 'name' } : fact));
}
