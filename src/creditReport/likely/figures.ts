/** Many figures in a row. */
export type Figures = Float64Array | Float32Array;

/** The figure at a place; none beyond the last. */
export function at(figures: Figures | Int32Array, index: number): number {
  return figures[index] ?? 0;
}

/** Adds to the figure at a place. */
export function addAt(figures: Figures, index: number, by: number): void {
  figures[index] = at(figures, index) + by;
}

/** Divides figures by their sum. */
export function toOne(figures: Figures): void {
  let sum = 0;
  for (let index = 0; index < figures.length; index += 1) sum += at(figures, index);
  for (let index = 0; index < figures.length; index += 1) figures[index] = at(figures, index) / sum;
}

/** The largest of figures. */
export function most(figures: Figures): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < figures.length; index += 1) largest = Math.max(largest, at(figures, index));
  return largest;
}
