import { expect, it } from 'vitest';
import { chartDollars } from '../../../src/plan/picture/chartDollars';

it.each([
  [0, '$0'],
  [0.005, '$0.005'],
  [0.05, '$0.05'],
  [1, '$1'],
  [500, '$500'],
  [12_500, '$12.5K'],
  [30_000, '$30K'],
  [250_000_000_000, '$250B'],
  [999_000_000_000_000, '$999T'],
  [1e15, '$1e+15'],
  [1e21, '$1e+21'],
])('shows %d dollars beside a chart as %s', (dollars, shown) => {
  expect(chartDollars(dollars)).toBe(shown);
});
