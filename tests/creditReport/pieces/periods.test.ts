import { expect, it } from 'vitest';
import { isOfOtherPeriod, tellsOtherPeriod } from '../../../src/creditReport/pieces/periods';

it.each([
  ['', ' a week'],
  ['', ' every 2 weeks'],
  ['', '/wk'],
  ['', ' (bi-weekly)'],
  ['', ' weekly payment'],
  ['', ' every other month, drafted'],
  ['', ' twice a month'],
  ['', ' cada quincena'],
  ['weekly payment is $', ''],
  ['Biweekly Payment Amount: ', ''],
])('a sum between "%s" and "%s" is paid at other times than each month', (before, behind) => {
  expect(isOfOtherPeriod(before, behind)).toBe(true);
  expect(tellsOtherPeriod(`Oak 900, ${before}45${behind}`)).toBe(true);
});

it.each([
  ['', ' a month'],
  ['', ' a week late'],
  ['', ' a year ago'],
  ['', ' every month'],
  ['', ' al día'],
  ['', ' weekly payment '],
  ['', ' weeks'],
  ['monthly payment ', ''],
])('nothing of that is said between "%s" and "%s"', (before, behind) => {
  expect(isOfOtherPeriod(before, behind)).toBe(false);
  expect(tellsOtherPeriod(`Oak 900, ${before}45${behind}`)).toBe(false);
});
