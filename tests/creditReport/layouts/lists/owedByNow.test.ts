import { expect, it } from 'vitest';
import { tellsOwedByNow, withOwedByNow } from '../../../../src/creditReport/layouts/lists/owedByNow';

it.each([
  ['Oak Bank: owed 5,000, now down to 3,250', 'Oak Bank: 3,250'],
  ['Elm: up from $800 to $950', 'Elm: $950'],
  ['Fir Loans was at 1,200, but now up to 1,400', 'Fir Loans 1,400'],
  ['Ash 1,900 -> 1,750 now', 'Ash 1,750'],
  ['oak 4912 → 4655 (pay 150)', 'oak 4655 (pay 150)'],
  ['elm 2300 → 2340 ugh', 'elm 2340 ugh'],
  ['ash | 900 → 850 | (pay 20)', 'ash | 850 | (pay 20)'],
  ['fir 210 → 0 PAID OFF', 'fir 0 PAID OFF'],
])('of a sum that went up or down, only what is owed by now is left: %s', (text, left) => {
  expect(withOwedByNow(text)).toBe(left);
  expect(tellsOwedByNow(text)).toBe(true);
});

it.each([
  'Oak Bank 5,000, down to 2% from 4%',
  'Elm owed 5,000, now with Fir',
  'Oak up from 12% to 18%',
  'Oak 2300 → 8340',
  'Oak 5,000 → 150 (min)',
])('leaves what tells no two sums: %s', (text) => {
  expect(withOwedByNow(text)).toBe(text);
});
