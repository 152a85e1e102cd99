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

/**
 * Which of some debts each of others is, where name and number tell none of them apart: one of the same amount, each taken
 * once; and where as many are left of either, one after the other, since the reports of a bureau keep their order.
 *
 * @returns by the places of the first the places of the others; nothing of one of which nobody knows
 */
export function pairedAlike(own: readonly Placed[], others: readonly Placed[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const left = new Set(others);
  const pair = (one: Placed | undefined, other: Placed) => {
    if (one) pairs.set(one.place, other.place);
    left.delete(other);
  };
  for (const one of own) {
    const equal = [...left].find((other) => isSameAmount(one.debt, other.debt));
    if (equal) pair(one, equal);
  }
  const open = own.filter(({ place }) => !pairs.has(place));
  if (open.length === left.size) for (const [index, other] of [...left].entries()) pair(open[index], other);
  return pairs;
}
