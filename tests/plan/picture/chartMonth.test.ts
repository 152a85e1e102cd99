import { expect, it } from 'vitest';
import { CHART_MARGIN, monthAt } from '../../../src/plan/picture/chartMonth';

const WIDTH = 600;
const first = CHART_MARGIN.left;
const last = WIDTH - CHART_MARGIN.right;

it.each([
  [first, 1],
  [first - 100, 1],
  [(first + last) / 2, 18],
  [first + ((last - first) * 20.4) / 36, 20],
  [last, 36],
  [WIDTH, 36],
])('finds at %d pixels month %d of 36', (x, month) => {
  expect(monthAt(x, WIDTH, 36)).toBe(month);
});
