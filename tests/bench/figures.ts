import { test } from '@playwright/test';

/** One measured figure, and what it is to reach. */
export interface Figure {
  name: string;
  unit: string;
  samples: readonly number[];
  /**
   * What the median is to be at most: in the same unit, or as so many times the median of another figure of the run. A
   * budget of time is the latter, since how fast a machine is changes by the hour. Without it the figure is there for
   * comparison alone.
   */
  budget?: number | { times: number; of: string };
}

/** The names of the figures that budgets are times of. */
export const QUICK_START_LOAD = "load to cell, AG Grid's quick start";
export const PLAIN_KEY = 'key to total, plain table of 120 inputs';

/** The kind of the annotations in which the figures go from the tests to the table. */
export const FIGURE = 'figure';

/** Notes a figure for the table at the end of the run. */
export function note(figure: Figure): void {
  test.info().annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
}

/** The middle of the samples, or the mean of the two middle ones. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
}

/** The sample that a share of all samples does not exceed. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? Number.NaN;
}
