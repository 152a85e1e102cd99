import { expect, it } from 'vitest';
import { OPTIONS } from '../../../src/plan/options';
import { costsMost } from '../../../src/plan/panel/costsMost';

it.each([
  [13, ['Option A'], 'it pays more than the others, which pay all off'],
  [60, ['Option A'], ''],
  [12, [], 'all pay the same'],
  [11, [], 'Option C pays more, but the others do not pay all off'],
  [6, [], ''],
])('of plans of %d months these cost most: %j (%s)', (months, names) => {
  expect(OPTIONS.filter((option) => costsMost(option, months)).map(({ label }) => label)).toEqual(names);
});
