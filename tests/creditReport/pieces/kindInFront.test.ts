import { expect, it } from 'vitest';
import { withoutKind } from '../../../src/creditReport/pieces/kindInFront';

it.each([
  ['Second mortgage on home: Oak County FCU', 'Oak County FCU'],
  ['Mortgages on real estate: First mortgage on home: Elm Mortgage', 'Elm Mortgage'],
  ['Charge/credit card accounts: Oak Visa', 'Oak Visa'],
  ['Money you owe (not evidenced by a note): Jane Roe (mother)', 'Jane Roe (mother)'],
  ['AUTO LOAN: ELM MOTOR CREDIT', 'ELM MOTOR CREDIT'],
])('what kind of debt it is stands before a colon, and is no part of who is owed: %s', (name, who) => {
  expect(withoutKind(name)).toBe(who);
});

it.each([
  'Oak Bank: Visa Platinum',
  'Oak card: Platinum',
  'Home: Oak Bank',
  'Auto loan: 30 days late',
  'Auto loan: $412',
  'Credit card accounts',
])('a name stays whole: %s', (name) => {
  expect(withoutKind(name)).toBe(name);
});
