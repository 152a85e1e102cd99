import { expect, it } from 'vitest';
import { fitStyle } from '../../src/sheet/fitStyle';

it.each([
  ['$100', 4],
  ['$1,234.50', 8.2],
  ['$999,999,999,999.99', 17.4],
  ['', 1],
])('%s is as wide as %d digits, since what parts them is narrower', (amount, digits) => {
  expect(fitStyle(amount)).toEqual({ '--digits': digits });
});
