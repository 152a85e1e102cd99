import { isClearer } from './differentPages';
import type { PageReading } from './judgePage';

/** Readings that differ by less explain as much: two labels more or less beside their values are no reason. */
const NEAR = 0.25;

/**
 * The best of the readings that a person has decided about, where there are any: of those that explain about the most, the
 * clearer one, else the earlier one.
 */
export function bestReading(readings: readonly PageReading[]): PageReading | undefined {
  const decided = readings.filter(({ isDecided }) => isDecided);
  const eligible = decided.length > 0 ? decided : readings;
  const worth = ({ weight, page: { doubt = 0 } }: PageReading) => weight - doubt;
  const most = eligible.reduce(
    (heaviest, reading) => Math.max(heaviest, worth(reading)),
    Number.NEGATIVE_INFINITY,
  );
  return eligible
    .filter((reading) => worth(reading) > most - NEAR)
    .reduce<PageReading | undefined>(
      (chosen, next) => (!chosen || isClearer(next.page, chosen.page) ? next : chosen),
      undefined,
    );
}
