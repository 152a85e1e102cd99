import type { LabelKind } from '../../lexicon/labelTable';
import { readAmount } from '../../pieces/amounts';
import type { Figure } from './figures';

/** A payment is at most this share of the balance. */
export const MOST_PAYING = 0.25;

/** How much a figure is; where that is open, as in `1.234`, all its digits. */
function sumOf({ text }: Figure): number {
  return Number(readAmount(text)?.amount?.abs() ?? text.replace(/\D/g, ''));
}

/** The place of the largest of the figures of an item. */
function largestOf(figures: readonly Figure[]): number {
  const values = figures.map(sumOf);
  return values.indexOf(Math.max(...values));
}

/** The place where most items have the largest of several figures; -1 where there is none. */
function usualPlace(bare: readonly (readonly Figure[])[]): number {
  const several = bare.filter(({ length }) => length > 1);
  const places = several.map(largestOf);
  return [0, 1, 2].find((place) => places.filter((one) => one === place).length * 2 > places.length) ?? -1;
}

/**
 * How a figure without words around it is understood, by its place among such figures in all items. Items that have
 * their largest elsewhere than most do not count: a mortgage whose columns stand otherwise would outweigh all cards.
 */
export function bareKinds(bare: readonly (readonly Figure[])[]): (LabelKind | undefined)[] {
  const usual = usualPlace(bare);
  const sums: number[] = [];
  for (const figures of bare)
    if (usual < 0 || figures.length < 2 || largestOf(figures) === usual)
      for (const [place, figure] of figures.entries()) sums[place] = (sums[place] ?? 0) + sumOf(figure);
  const most = Math.max(...sums);
  const largest = sums.indexOf(most);
  return sums.map((sum, place) => {
    if (place === largest) return 'balance';
    return sum < most * MOST_PAYING && place > largest ? 'paying' : undefined;
  });
}

/** The kinds of the figures of one item, whose columns may stand otherwise than those of most: no payment is above the balance. */
export function ownKinds(
  figures: readonly Figure[],
  kinds: readonly (LabelKind | undefined)[],
): readonly (LabelKind | undefined)[] {
  const [first, second] = kinds;
  const [one, other] = figures.map(sumOf);
  const isBelow = one !== undefined && other !== undefined && one < other;
  if (first !== 'balance' || second !== 'paying' || !isBelow) return kinds;
  return [second, first];
}
