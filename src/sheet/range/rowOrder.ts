import type { Edges } from './range';

/** Another order of a sheet's rows: for each place the present index of the row that goes there; null for an empty row. */
export type RowOrder = readonly (number | null)[];

/** The first and the last of some rows beside each other, counted from 0. */
export type RowSpan = Pick<Edges, 'top' | 'bottom'>;

/** The order in which some rows are gone: those below close the gap, and as many empty ones come at the end. */
export function withoutRows(count: number, { top, bottom }: RowSpan): RowOrder {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const kept = indexes.filter((index) => index < top || index > bottom);
  return [...kept, ...Array<null>(count - kept.length).fill(null)];
}

/** The order in which some rows have changed places with the row above or below; undefined where there is none. */
export function withRowsMoved(count: number, { top, bottom }: RowSpan, step: 1 | -1): RowOrder | undefined {
  const [first, last] = step === 1 ? [top, bottom + 1] : [top - 1, bottom];
  if (first < 0 || last >= count) return undefined;
  return Array.from({ length: count }, (_, index) => {
    if (index < first || index > last) return index;
    if (step === 1) return index === first ? last : index - 1;
    return index === last ? first : index + 1;
  });
}
