import { parseMoney } from '../../../money/money';
import { type Debt, isEntered } from '../../debt';
import { keyOf } from '../../sameAccount';
import type { Pair, Placed } from './alikeNumbers';

/** The debts without a number that stand together by their name, but for some places. */
function unnumbered(
  debts: readonly Debt[],
  isKnown: (place: number) => boolean,
): ReadonlyMap<string, readonly Placed[]> {
  const named = new Map<string, Placed[]>();
  for (const [place, debt] of debts.entries()) {
    const name = keyOf(debt);
    if (name === '' || debt.accountNumber !== '' || !isEntered(debt) || isKnown(place)) continue;
    named.set(name, [...(named.get(name) ?? []), { place, debt }]);
  }
  return named;
}

function byAmount(debts: readonly Placed[]): Placed[] {
  return [...debts].sort((one, other) => parseMoney(one.debt.amount).cmp(parseMoney(other.debt.amount)));
}

/**
 * Which entered debts others of their name bring up to date where several of a name have no number: as many of either, each
 * by what it is among their amounts, which is but a guess. Of a single namesake there is nothing to guess.
 *
 * @param rows the rows in which the debts stand already; what has one stays
 */
export function withUnnumbered(
  rows: readonly (Pair | undefined)[],
  debts: readonly Debt[],
  entered: readonly Debt[],
): readonly (Pair | undefined)[] {
  const taken = new Set(rows.map((pair) => pair?.place));
  const there = unnumbered(entered, (place) => taken.has(place));
  const found = [...rows];
  for (const [name, own] of unnumbered(debts, (place) => rows[place] !== undefined)) {
    const others = byAmount(there.get(name) ?? []);
    if (own.length < 2 || own.length !== others.length) continue;
    for (const [index, { place }] of byAmount(own).entries()) {
      const other = others[index];
      if (other) found[place] = { place: other.place, isGuess: true };
    }
  }
  return found;
}
