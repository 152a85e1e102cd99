import { type Band, overlap } from '../../page/bands';
import type { Chunk } from '../../page/placed';

/** A heading that values may stand under. */
export interface Seat extends Band {
  /** Whether a value has the shape that the heading asks for. */
  takes: (text: string) => boolean;
}

/** A value of another shape is as bad as one so many characters away. */
const MISFIT = 16;

/** How far a value is from standing under a heading: with its left edge, its right edge or its middle. */
function distance(value: Band, seat: Band): number {
  const [left, right] = [value.left - seat.left, value.right - seat.right];
  const apart = Math.min(Math.abs(left), Math.abs(right), Math.abs((left + right) / 2));
  return apart + Math.max(0, -overlap(value, seat));
}

/**
 * Gives the values of a line to the headings above it, in their order: each to the one it stands under and has the shape
 * of, so that one value which is pushed aside by a long one does not move all others.
 *
 * @param arePlaced whether the values stand in their columns, so that where they stand tells anything
 * @returns undefined where there are more values than headings
 */
export function assignInOrder(
  values: readonly Chunk[],
  seats: readonly Seat[],
  arePlaced = true,
): (Chunk | undefined)[] | undefined {
  if (values.length > seats.length) return undefined;
  /** The least cost of giving the first values to the first headings, value by value. */
  let costs = new Array<number>(seats.length + 1).fill(0);
  const isTaken: boolean[][] = [];
  for (const value of values) {
    const next = [Number.POSITIVE_INFINITY];
    const taken = [false];
    for (const [index, seat] of seats.entries()) {
      const apart = arePlaced ? distance(value, seat) : 0;
      const cost = (costs[index] ?? 0) + apart + (seat.takes(value.text) ? 0 : MISFIT);
      const without = next[index] ?? Number.POSITIVE_INFINITY;
      taken.push(cost < without);
      next.push(Math.min(cost, without));
    }
    isTaken.push(taken);
    costs = next;
  }
  const found: (Chunk | undefined)[] = seats.map(() => undefined);
  let seat = seats.length;
  for (let index = values.length - 1; index >= 0; index -= 1) {
    while (seat > 0 && !isTaken[index]?.[seat]) seat -= 1;
    seat -= 1;
    found[seat] = values[index];
  }
  return found;
}
