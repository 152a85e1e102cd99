import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (...rows: string[]) =>
  readByRules({ text: ['Creditor\tBalance', ...rows].join('\n'), tables: [] }).debts.map(
    ({ amount, review }) => `${amount?.toFixed()} ${review.filter((flag) => /amount/.test(flag)).join(' ')}`,
  );

it('where all that is owed stands with a minus, it is owed, and marked', () => {
  expect(read('Oak Bank\t-500.00', 'Elm Visa\t-300.00', 'Ash Loan\t0.00')).toEqual([
    '500 amount-guessed',
    '300 amount-guessed',
    '0 ',
  ]);
});

it('one amount below zero, or several beside one above it, are credit balances', () => {
  expect(read('Oak Bank\t-500.00', 'Elm Visa\t0.00')).toEqual(['-500 negative-amount', '0 ']);
  expect(read('Oak Bank\t-500.00', 'Elm Visa\t-300.00', 'Ash Loan\t20.00').slice(0, 2)).toEqual([
    '-500 negative-amount',
    '-300 negative-amount',
  ]);
});

it('what is paid on each month is no credit balance, whatever stands beside it', () => {
  const text =
    'Creditor\tBalance\tMonthly payment\nOak Bank\t-500.00\t20.00\nElm Visa\t-15.00\t20.00\nAsh Loan\t20.00\t5.00';
  const [oak, elm] = readByRules({ text, tables: [] }).debts;
  expect([oak?.amount?.toFixed(), oak?.review]).toEqual(['500', ['amount-guessed', 'no-status']]);
  expect(elm?.amount?.toFixed()).toBe('-15');
});

it.each(['Wells Fargo checking overdraft: -$245.18', 'Oak Bank overdrawn account -$245.18'])(
  'what is below zero on an overdrawn account is owed, and marked: %s',
  (line) => {
    const [first] = readByRules({ text: `${line}\nCiti $500`, tables: [] }).debts;
    expect(first?.amount?.toFixed()).toBe('245.18');
    expect(first?.review).toContain('amount-guessed');
  },
);
