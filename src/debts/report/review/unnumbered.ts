import { parseMoney } from '../../../money/money';
import { type Debt, isEntered } from '../../debt';
import { isSameName, keyOf } from '../../sameAccount';
import type { Pair, Placed } from './alikeNumbers';
import { isNotNumbered } from './enteredRow';
import { isLikeName } from './likeName';

/** Debts with their places, those of one name together; of none that has no name. */
function byName(debts: readonly Placed[]): readonly Placed[][] {
  const named = new Map<string, Placed[]>();
  for (const one of debts) {
    const name = keyOf(one.debt);
    if (name !== '') named.set(name, [...(named.get(name) ?? []), one]);
  }
  return [...named.values()];
}

function byAmount(debts: readonly Placed[]): Placed[] {
  return [...debts].sort((one, other) => parseMoney(one.debt.amount).cmp(parseMoney(other.debt.amount)));
}

/** The debts with their places that are entered, but for some places. */
function placedBut(debts: readonly Debt[], isKnown: (place: number) => boolean): Placed[] {
  return debts.flatMap((debt, place) => (isEntered(debt) && !isKnown(place) ? [{ place, debt }] : []));
}

/** How a name may tell which debt another one is, the surest way first. */
const WAYS: readonly ((one: Debt, other: Debt) => boolean)[] = [
  isSameName,
  (one, other) => isLikeName(one.accountName, other.accountName),
];

/**
 * Which entered debts others bring up to date where no number tells it: as many of one name, else as many of a name like
 * it, each by what it is among their amounts, which is but a guess. Of a single namesake there is nothing to guess.
 *
 * @param rows the rows in which the debts stand already; what has one stays
 */
export function withUnnumbered(
  rows: readonly (Pair | undefined)[],
  debts: readonly Debt[],
  entered: readonly Debt[],
): readonly (Pair | undefined)[] {
  const taken = new Set(rows.map((pair) => pair?.place));
  const found = [...rows];
  const open = new Set(byName(placedBut(debts, (place) => rows[place] !== undefined)));
  for (const isAlike of WAYS)
    for (const own of open) {
      const there = placedBut(entered, (place) => taken.has(place)).filter(({ debt: other }) =>
        own.every(({ debt }) => isNotNumbered(debt, other) && isAlike(debt, other)),
      );
      if (there.length !== own.length) continue;
      open.delete(own);
      for (const { place } of there) taken.add(place);
      if (own.length === 1 && isAlike === isSameName) continue;
      const others = byAmount(there);
      for (const [index, { place }] of byAmount(own).entries()) {
        const other = others[index];
        if (other) found[place] = { place: other.place, isGuess: true };
      }
    }
  return found;
}
