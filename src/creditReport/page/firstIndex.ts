/**
 * The first index below `count` from which on a test holds; `count` where it holds for none.
 *
 * @param holds monotone: where it holds for an index, it holds for all behind it
 */
export function firstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
