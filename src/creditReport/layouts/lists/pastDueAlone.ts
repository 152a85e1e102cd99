import type { Draft } from './draft';
import type { Item } from './item';

/** The sums of a debt; a payment or a limit beside them is none. */
const OWED = new Set(['balance', 'amountLoose', 'pastDue']);

/**
 * Takes what is past due for what is owed, where a line by itself tells no other sum: `water bill past due 143.77`. People
 * tell of a bill so; of a loan, more may be owed.
 *
 * @returns whether it did, so that the sum is to be marked
 */
export function takePastDueAlone({ figures, bare, plain }: Draft, { lines }: Item): boolean {
  const owed = figures.filter(({ figure: { kind } }) => kind && OWED.has(kind));
  const [alone, ...others] = owed;
  if (lines.length > 1 || bare.length > 0 || plain.length > 0) return false;
  if (alone?.figure.kind !== 'pastDue' || others.length > 0) return false;
  alone.figure = { ...alone.figure, kind: 'balance' };
  return true;
}
