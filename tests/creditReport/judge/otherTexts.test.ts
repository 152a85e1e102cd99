import { expect, it } from 'vitest';
import { isNoBill } from '../../../src/creditReport/judge/otherTexts';

it.each([
  ['offers', 'Pre-approved. Apply now.', true],
  ['a statement of transactions', 'Deposits, withdrawals, ending balance', true],
  ['an invoice', 'Invoice to our customer', false],
  ['a bill', 'Your bill. Budget plan', false],
])('a text of which the sums are owed by nobody is no bill: %s', (_, text, isNone) => {
  expect(isNoBill(text)).toBe(isNone);
});
