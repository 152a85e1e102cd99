import { parseMoney, ZERO } from '../../../money/money';
import type { Debt } from '../../debt';
import { isSameAmount, keyOf } from '../../sameAccount';
import { hidesEnd } from '../../sameNumber';

/** A debt with its place among others. */
export interface Placed {
  place: number;
  debt: Debt;
}

/**
 * The debts whose name and number several accounts may share, since the number hides its end, together by both. Of no
 * other debt anything.
 */
export function alikeDebts(debts: readonly Debt[]): ReadonlyMap<string, readonly Placed[]> {
  const alike = new Map<string, Placed[]>();
  for (const [place, debt] of debts.entries()) {
    if (!hidesEnd(debt.accountNumber)) continue;
    const key = `${keyOf(debt)}\t${debt.accountNumber}`;
    alike.set(key, [...(alike.get(key) ?? []), { place, debt }]);
  }
  return alike;
}

/**
 * The same debts by the texts that they were read in.
 *
 * @param texts of each debt the text, by the debt's place
 */
export function partsByText(alike: readonly Placed[], texts: readonly number[]): readonly Placed[][] {
  const parts = new Map<number | undefined, Placed[]>();
  for (const one of alike) {
    const text = texts[one.place];
    parts.set(text, [...(parts.get(text) ?? []), one]);
  }
  return [...parts.values()];
}

/** Which debt another one is. */
export interface Pair {
  place: number;
  /** Whether it may as well be another of that name and number: no amount is the same, and they have another order. */
  isGuess: boolean;
}

/**
 * Which of some debts each of others is, where name and number tell none of them apart: one of the same amount, each taken
 * once; and where as many are left of either, one after the other, since the reports of a bureau keep their order. A report
 * that is sorted in another way does not, which shows where the largest is no longer the largest.
 *
 * @returns by the places of the first the others; nothing of one of which nobody knows
 */
export function pairedAlike(own: readonly Placed[], others: readonly Placed[]): ReadonlyMap<number, Pair> {
  const pairs = new Map<number, Pair>();
  const left = new Set(others);
  for (const one of own) {
    const equal = [...left].find((other) => isSameAmount(one.debt, other.debt));
    if (!equal) continue;
    pairs.set(one.place, { place: equal.place, isGuess: false });
    left.delete(equal);
  }
  const open = own.filter(({ place }) => !pairs.has(place));
  const there = [...left];
  if (open.length !== there.length) return pairs;
  const isGuess = orderOfAmounts(open).join() !== orderOfAmounts(there).join();
  for (const [index, { place }] of there.entries()) {
    const one = open[index];
    if (one) pairs.set(one.place, { place, isGuess });
  }
  return pairs;
}

/** Of the debts sorted by what is owed, which they are among all. */
function orderOfAmounts(debts: readonly Placed[]): number[] {
  const amounts = debts.map(({ debt }) => parseMoney(debt.amount));
  return amounts
    .map((_, index) => index)
    .sort((one, other) => (amounts[one] ?? ZERO).cmp(amounts[other] ?? ZERO));
}
