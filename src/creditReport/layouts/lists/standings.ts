import { unlabelledFact } from '../../account';
import type { Item } from './item';
import type { ToldDebt } from './readItem';
import { standingIn } from './standing';

/** What parts the sentences of a line. */
const SENTENCES = /(?<=[.!]) /;

function keyOf(name: string): string {
  return name.toLowerCase();
}

/**
 * The debts of a list with what other lines of it say of how they stand, by the name and no sum: of one without a status
 * of its own. Such a line tells no debt.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withStandings(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const places = new Map<string, number>();
  for (const [place, one] of told.entries()) if (one) places.set(keyOf(one.name), place);
  const all = [...told];
  for (const [index, item] of items.entries()) {
    const [line, ...more] = item.lines;
    const said = line && more.length === 0 && !told[index] ? line.text.split(SENTENCES) : [];
    for (const standing of said.flatMap((sentence) => standingIn(sentence) ?? [])) {
      const place = places.get(keyOf(standing.name));
      const one = place === undefined ? undefined : all[place];
      if (place === undefined || !one || one.facts.some(({ kind }) => kind === 'statusLoose')) continue;
      const fact = unlabelledFact('statusLoose', standing.stands, item);
      all[place] = { ...one, facts: [...one.facts, fact] };
    }
  }
  return all;
}
