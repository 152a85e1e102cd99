import { expect, it } from 'vitest';
import { isCondition } from '../../../src/creditReport/pieces/conditions';

it.each([
  'If you paid off $2,000 of your credit card balance: 688',
  'if one account went to collections',
  'What if I pay $50 more each month: 14 months',
  'If your card is maxed: 612',
])('%s says what would be', (line) => {
  expect(isCondition(line)).toBe(true);
});

it.each([
  'If a collector, for whom?',
  'If you need the balances: Oak $500',
  'Oak Bank: paid if I get the refund',
  'If paid by June: $400',
])('%s may tell what is', (line) => {
  expect(isCondition(line)).toBe(false);
});
