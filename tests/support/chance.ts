/** Chance that can be repeated: the same seed draws the same. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  fraction: () => number;
  /** A whole number from 0 up to, but not including, a limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of a table's lines, each as often as its weight says. */
  weighted: <Line extends { weight: number }>(table: readonly Line[]) => Line;
}

/** Source: mulberry32 by Tommy Ettinger, public domain; a period of 2^32 is plenty for some thousand draws. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;

  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const below = (limit: number) => Math.floor(fraction() * limit);

  return {
    fraction,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    weighted: (table) => {
      let left = below(table.reduce((sum, { weight }) => sum + weight, 0));
      const line = table.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      if (!line) throw new RangeError('An empty table has no line to draw.');
      return line;
    },
  };
}
