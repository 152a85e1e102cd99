import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const LOANS = 'Loan A\nPrincipal Balance: $5,432.10\n\nLoan B\nPrincipal Balance: $7,120.44\n\n';

function read(text: string): (string | undefined)[][] {
  return readByRules({ text, tables: [] }).debts.map(({ accountName, amount, review }) => [
    accountName,
    amount?.toFixed(2),
    ...review.filter((flag) => flag === 'amounts-differ'),
  ]);
}

it.each(['Total Current Balance', 'Total Balance', 'Total Outstanding Balance'])(
  'leaves the last loan its own balance above %j of all',
  (label) => {
    expect(read(`${LOANS}${label}: $12,552.54\nTotal Amount Due: $134.31\n`)).toEqual([
      ['Loan A', '5432.10'],
      ['Loan B', '7120.44'],
    ]);
  },
);

it('marks a loan with two balances of which none is the sum of all', () => {
  expect(read(`${LOANS}Total Current Balance: $7,155.00\n`)).toEqual([
    ['Loan A', '5432.10'],
    ['Loan B', '7155.00', 'amounts-differ'],
  ]);
});
