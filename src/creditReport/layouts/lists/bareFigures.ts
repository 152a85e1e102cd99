import type { LabelKind } from '../../lexicon/labelTable';
import type { Figure } from './figures';

/** A payment is at most this share of the balance. */
const MOST_PAYING = 0.25;

/** How a figure without words around it is understood, by its place among such figures in all items. */
export function bareKinds(bare: readonly (readonly Figure[])[]): (LabelKind | undefined)[] {
  const sums: number[] = [];
  for (const figures of bare)
    for (const [place, { text }] of figures.entries())
      sums[place] = (sums[place] ?? 0) + Number(text.replace(/[^\d.]/g, '') || 0);
  const most = Math.max(...sums);
  const largest = sums.indexOf(most);
  return sums.map((sum, place) => {
    if (place === largest) return 'balance';
    return sum < most * MOST_PAYING && place > largest ? 'paying' : undefined;
  });
}
