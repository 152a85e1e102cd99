import { expect, it } from 'vitest';
import { tellsAnew, withSaidAnew } from '../../../../src/creditReport/layouts/lists/saidAnew';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Oak owes 3,310 (no wait, 3,130)', 'Oak owes 3,130'],
  ['Oak 7,400?? maybe 7,040', 'Oak 7,040'],
  ['Oak $900 - sorry, $850', 'Oak $850'],
  ['Oak 3310, I mean 3130', 'Oak 3130'],
])('a sum that is put right on its line holds: %s', (text, right) => {
  expect(withSaidAnew(text)).toBe(right);
});

it.each([
  'Oak 3,310, Elm 3,130',
  'Oak 3,310 or so, min 95',
  'Oak 3,310? 30 days late',
  'Oak 900, no 30 days late',
])('nothing is put right in %j', (text) => {
  expect(tellsAnew(text)).toBe(false);
});

it('the amount that was put right is marked', () => {
  const { debts } = readByRules({ text: 'Oak Bank owes 3,310 (no wait, 3,130)\nElm Bank 7,400', tables: [] });
  expect(debts.map(({ amount }) => amount?.toNumber())).toEqual([3130, 7400]);
  expect(debts[0]?.review).toContain('amount-corrected');
});
