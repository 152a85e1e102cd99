import { expect, it } from 'vitest';
import { tellsOwedByNow, withOwedByNow } from '../../../../src/creditReport/layouts/lists/owedByNow';

it.each([
  ['Oak Bank: owed 5,000, now down to 3,250', 'Oak Bank: 3,250'],
  ['Elm: up from $800 to $950', 'Elm: $950'],
  ['Fir Loans was at 1,200, but now up to 1,400', 'Fir Loans 1,400'],
  ['Ash 1,900 -> 1,750 now', 'Ash 1,750'],
])('of a sum that went up or down, only what is owed by now is left: %s', (text, left) => {
  expect(withOwedByNow(text)).toBe(left);
  expect(tellsOwedByNow(text)).toBe(true);
});

it.each(['Oak Bank 5,000, down to 2% from 4%', 'Elm owed 5,000, now with Fir', 'Oak up from 12% to 18%'])(
  'leaves what tells no two sums: %s',
  (text) => {
    expect(withOwedByNow(text)).toBe(text);
  },
);
