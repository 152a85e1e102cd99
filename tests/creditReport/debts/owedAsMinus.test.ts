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

const ofSheet = (...rows: string[]) =>
  readByRules({
    text: [
      'Account\tLast 4\tBalance\tMinimum\tNotes',
      'Oak Visa\t4417\t-500.00\t20.00\tcurrent',
      'Elm Loan\t2208\t-900.00\t35.00\t30 days late',
      ...rows,
    ].join('\n'),
    tables: [],
  }).debts.map(({ accountName }) => accountName);

it.each(['House (Zillow)', 'Home (Redfin est.)', 'Net Worth', 'The Altima (KBB)', 'Lake lot'])(
  'in a sheet that writes debts with a minus, a sum above zero with nothing beside it is what somebody owns: %s',
  (name) => {
    expect(ofSheet(`${name}\t\t61,000.00\t\t`)).toEqual(['Oak Visa', 'Elm Loan']);
  },
);

it.each([
  'Ash Card\t9931\t12.40\t\t',
  'Ash Card\t\t12.40\t10.00\t',
  'Ash Card\t\t12.40\t\tcurrent',
  'Ash Card\t\t0.00\t\t',
  'Ash Card\t\t-12.40\t\t',
])('but not what a number, a payment or a standing shows to be a debt, or what is nothing: %j', (row) => {
  expect(ofSheet(row)).toContain('Ash Card');
});

it('a sheet without a minus owns nothing by its sums', () => {
  expect(read('Oak Bank\t500.00', 'Net Elm\t300.00')).toHaveLength(2);
});
