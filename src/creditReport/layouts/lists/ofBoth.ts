import { unlabelledFact } from '../../account';
import { isStatusTold } from '../../pieces/statuses';
import type { Item } from './item';
import type { ToldDebt } from './readItem';

/** How two debts stand, at the end of a message: `both of em on time`, `minimum 78, they're both 30 days late`. */
const OF_BOTH =
  /(?:^|[.,;!] |and )(?:they(?:['’]?re| are) )?both(?: of (?:them|['’]?em|these|those))?(?: are)? ([^.,;!?]{2,30})[.!]?$/i;
/** So many messages back the first of them was told at most. */
const MAX_BACK = 6;
const TWO = 2;

/** How a message of one line says that two debts stand; undefined where it does not. */
function standsOfBoth({ lines: [line, ...more] }: Item): string | undefined {
  const stands = line && more.length === 0 ? OF_BOTH.exec(line.text)?.[1] : undefined;
  return stands !== undefined && isStatusTold(stands) ? stands : undefined;
}

/** The places of the two debts that were told last, up to a message; none where fewer were told near it. */
function lastTwo(told: readonly (ToldDebt | undefined)[], index: number): readonly number[] {
  const places: number[] = [];
  for (let place = index; place >= 0 && index - place <= MAX_BACK && places.length < TWO; place -= 1)
    if (told[place]) places.push(place);
  return places.length === TWO ? places : [];
}

/**
 * The debts of a list with what a message says of the two that were told last: how both stand. What a debt says of itself
 * stays.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withOfBoth(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const all = [...told];
  for (const [index, item] of items.entries()) {
    const stands = standsOfBoth(item);
    if (stands === undefined) continue;
    const fact = unlabelledFact('statusLoose', stands, item);
    for (const place of lastTwo(all, index)) {
      const one = all[place];
      const isTold = one?.facts.some(({ kind }) => kind === 'statusLoose');
      if (one && !isTold) all[place] = { ...one, facts: [...one.facts, fact] };
    }
  }
  return all;
}
