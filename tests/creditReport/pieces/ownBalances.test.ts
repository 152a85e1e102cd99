import { expect, it } from 'vitest';
import { tellsOwnBalance } from '../../../src/creditReport/pieces/ownBalances';

it.each([
  'Vanguard balance: $8,000',
  'Robinhood 3,100',
  'Fidelity 401(k) balance: $44,000',
  'Oak Roth IRA balance as of 11/30: 9,120.44',
  'Schwab brokerage 12,000',
  'Oak gift card: $50.00',
  'Elm gift card balance: $23.10',
  'Ash points 1,200',
  '12,300 bonus points',
  'Oak rewards balance: 44',
  'GEICO quote: $912 for 6 months',
  'her checking has 2,080 and the funeral plan is worth 6,500',
  'my Oak savings only has 300',
  'My checking at Oak Third has about $310 in it',
])('is no debt: %s', (line) => {
  expect(tellsOwnBalance(line)).toBe(true);
});

it.each([
  'Vanguard 401k loan 6,200',
  'her Oak Visa has 2,080',
  'my checking has been overdrawn, 300',
  'Vanguard Medical Group 450',
  'Fidelity Rewards Visa 2,300',
  'Fidelity 2,300',
  'Schwab Amex 1,100',
  'Robinhood margin 900',
  '401(k) loan balance: $6,200',
  'Oak Rapid Rewards card 2,300',
  'Points Bank 410',
  'Oak payoff quote: $11,204.10',
  'Oak savings balance owed $40',
  'Vanguard Credit Union 900',
  'my card at Oak has about $310 on it',
])('may be a debt: %s', (line) => {
  expect(tellsOwnBalance(line)).toBe(false);
});
