import { expect, it } from 'vitest';
import { isNoBill } from '../../../src/creditReport/judge/otherTexts';

it.each([
  ['offers', 'Pre-approved. Apply now.', true],
  ['a statement of transactions', 'Deposits, withdrawals, ending balance', true],
  ['an offer of work', 'We offer you the position of clerk at $19.25 per hour', true],
  ['a newsletter', 'Did you know? The average household owes $7,951', true],
  ['an appointment', 'This confirms your appointment. Missed appointments cost $50. Your copay is $25', true],
  ['a bill of a visit', 'Balance due after your copay: $310.00', false],
  ['an invoice', 'Invoice to our customer', false],
  ['a bill', 'Your bill. Budget plan', false],
])('a text of which the sums are owed by nobody is no bill: %s', (_, text, isNone) => {
  expect(isNoBill(text)).toBe(isNone);
});
