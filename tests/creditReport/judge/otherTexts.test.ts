import { expect, it } from 'vitest';
import { isNoBill } from '../../../src/creditReport/judge/otherTexts';

it.each([
  ['offers', 'Pre-approved. Apply now.', true],
  ['offers whose rate is to be checked', 'Apply now. Check my rate.', true],
  ['a statement of transactions', 'Deposits, withdrawals, ending balance', true],
  ['an offer of work', 'We offer you the position of clerk at $19.25 per hour', true],
  ['a newsletter', 'Did you know? The average household owes $7,951', true],
  ['an appointment', 'This confirms your appointment. Missed appointments cost $50. Your copay is $25', true],
  ['a pay stub', 'Earnings statement. Gross pay $1,840.00. Federal tax $148.20. Net pay $1,288.10', true],
  ['what somebody means to buy', 'Best Buy has it for 650 with free delivery', true],
  [
    'inquiries and explanations',
    'Letter of explanation: the inquiries from Oak Auto came from one visit. I did not buy the car. No new debt resulted.',
    true,
  ],
  [
    'an explanation of what is owed',
    'Letter of explanation: I lost my job and fell behind on my Oak Visa, $4,100.',
    false,
  ],
  ['an intake', 'Gross pay 3,200, net pay 2,510. Chase 4,100', false],
  ['a card for what was on sale', 'Best Buy card 640, bought it on sale, tickets 300', false],
  ['a bill of a visit', 'Balance due after your copay: $310.00', false],
  ['an invoice', 'Invoice to our customer', false],
  ['a bill', 'Your bill. Budget plan', false],
])('a text of which the sums are owed by nobody is no bill: %s', (_, text, isNone) => {
  expect(isNoBill(text)).toBe(isNone);
});
