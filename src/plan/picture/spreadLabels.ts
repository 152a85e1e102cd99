/**
 * Moves labels that would cover each other apart, as little as it takes, and keeps them above a floor.
 *
 * @param wanted where each label would stand best: pixels from the top, in any order
 * @param gap pixels that two labels are at least apart
 * @param floor pixels from the top below which none may stand
 * @returns where each label stands, in the order of `wanted`
 */
export function spreadLabels(wanted: readonly number[], gap: number, floor: number): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    places[index] = Math.max(wanted[index] ?? 0, free);
    free = places[index] + gap;
  }
  free = floor;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, free);
    free = places[index] - gap;
  }
  return places;
}
