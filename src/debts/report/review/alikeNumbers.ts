import type { Debt } from '../../debt';
import { isSameAmount, keyOf } from '../../sameAccount';
import { hidesEnd } from '../../sameNumber';

/** The name and number that several accounts may share, since the number hides its end; undefined where it does not. */
function alikeKey(debt: Debt): string | undefined {
  return hidesEnd(debt.accountNumber) ? `${keyOf(debt)}\t${debt.accountNumber}` : undefined;
}

/**
 * Which of some debts each of others is, where name and number tell none of them apart: one of the same amount, each taken
 * once; and where as many are left of either, one after the other, since the reports of a bureau keep their order.
 *
 * @returns the places among `others`; undefined where nobody knows
 */
export function pairedAlike(own: readonly Debt[], others: readonly Debt[]): readonly (number | undefined)[] {
  const left = new Map(others.entries());
  const equal = own.map((debt) => {
    const [place] = [...left].find(([, other]) => isSameAmount(debt, other)) ?? [];
    if (place !== undefined) left.delete(place);
    return place;
  });
  const rest = [...left.keys()];
  if (equal.filter((place) => place === undefined).length !== rest.length) return equal;
  return equal.map((place) => place ?? rest.shift());
}

/** The places of debts that share a name and a number, by both; of any other debt none. */
export function placesByAlikeKey(debts: readonly Debt[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, debt] of debts.entries()) {
    const key = alikeKey(debt);
    if (key !== undefined) places.set(key, [...(places.get(key) ?? []), place]);
  }
  return places;
}
