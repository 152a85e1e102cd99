import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';

/** Something that was read from a stretch of the text in one of several ways. */
export interface Weighed extends Span {
  /** The way in which it was read. */
  layout: number;
  weight: number;
}

/** What it costs to read the next stretch in another way than the last. */
const SWITCH = 2;

interface Chain<T> {
  sum: number;
  last: T | undefined;
  before: Chain<T> | undefined;
}

/**
 * Chooses among readings of stretches the ones that are worth most together: no two of them overlap, and few changes of
 * the way of reading. In the order of the text.
 */
export function chooseStretches<T extends Weighed>(candidates: readonly T[]): T[] {
  const sorted = candidates
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => one.to - other.to || one.from - other.from);
  /** The best chain that ends with each layout, as it stood behind each candidate; the first is the empty one. */
  const states: ReadonlyMap<number, Chain<T>>[] = [
    new Map([[-1, { sum: 0, last: undefined, before: undefined }]]),
  ];
  for (const candidate of sorted) {
    const before = firstIndex(sorted.length, (index) => (sorted[index]?.to ?? 0) > candidate.from);
    const open = states[Math.min(before, states.length - 1)];
    let best: Chain<T> | undefined;
    for (const [layout, chain] of open ?? []) {
      const sum = chain.sum + candidate.weight - (layout === candidate.layout || layout === -1 ? 0 : SWITCH);
      if (!best || sum > best.sum) best = { sum, last: candidate, before: chain };
    }
    const next = new Map(states.at(-1));
    const rival = next.get(candidate.layout);
    if (best && (!rival || best.sum > rival.sum)) next.set(candidate.layout, best);
    states.push(next);
  }
  let chain: Chain<T> | undefined;
  for (const one of states.at(-1)?.values() ?? []) if (!chain || one.sum > chain.sum) chain = one;
  const chosen: T[] = [];
  for (let step = chain; step?.last; step = step.before) chosen.push(step.last);
  return chosen.reverse();
}
