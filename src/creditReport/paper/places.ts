import { firstIndex } from '../page/firstIndex';

/** Some places on a page from left to right, so that those near another one are found at once. */
export class Places {
  readonly #places: Float64Array;

  constructor(places: readonly number[]) {
    this.#places = Float64Array.from(places).sort();
  }

  /** How many of them lie before a place. */
  #before(place: number): number {
    return firstIndex(this.#places.length, (index) => (this.#places[index] ?? 0) >= place);
  }

  /** How many lie no farther from a place than a distance. */
  countNear(place: number, distance: number): number {
    return this.#before(place + distance) - this.#before(place - distance);
  }
}
