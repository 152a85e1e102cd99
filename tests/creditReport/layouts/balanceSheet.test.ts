import { expect, it } from 'vitest';
import { readBalanceSheet } from '../../../src/creditReport/layouts/balanceSheet';
import { readLines } from '../../../src/creditReport/page/lines';
import { debtsIn } from '../../support/reports';

const read = (text: string) =>
  readBalanceSheet(readLines(text)).map(({ facts }) => facts.map(({ values }) => values[0]).join(' '));

const SHEET = `ASSETS
   1010 · Oak Checking\t1,844.02
TOTAL ASSETS\t1,844.02
LIABILITIES & EQUITY
   Liabilities
      Credit Cards
         2010 · Elm Visa 4419\t3,207.66
         2020 · Ash Card x1902\t0.00
      Total Credit Cards\t3,207.66
      2510 · Truck Loan - Yew Motor Credit\t13,462.81
      Student Loan\t500.00
   Total Liabilities\t17,170.47
   Equity
      Net Income\t-15,326.45
TOTAL LIABILITIES & EQUITY\t1,844.02`;

it('reads what a balance sheet lists as owed, with the last digits of its number', () => {
  expect(read(SHEET)).toEqual([
    'Elm Visa 4419 3,207.66',
    'Ash Card x1902 0.00',
    'Truck Loan - Yew Motor Credit 13,462.81',
    'Student Loan 500.00',
  ]);
});

it('reads the part of an affidavit or a statement that lists what is owed', () => {
  const affidavit = `A. ASSETS
TOTAL ASSETS .......... $1,042.19
B. LIABILITIES (last 4 digits of account numbers only)
   Oak Auto Finance, acct. 6094 .......... $12,338.70
   Judgment: none .......... $     0.00
   TOTAL DEBTS .......... $12,338.70
C. NET WORTH (excluding contingent items) .......... $-11,296.51`;
  expect(read(affidavit)).toEqual(['Oak Auto Finance 6094 $12,338.70']);
});

it('keeps all of it, and nothing of what is owned', () => {
  expect(debtsIn(SHEET).map((debt) => debt.split(' | ')[0])).toEqual([
    'Elm Visa',
    'Ash Card',
    'Truck Loan - Yew Motor Credit',
    'Student Loan',
  ]);
});

it.each([
  ['debts without what is owned', 'Liabilities\nElm Visa\t5.00\nTotal Liabilities\t5.00'],
  ['several days', 'Total Assets\t1.00\t2.00\nLiabilities\nElm Visa\t5.00\t6.00\nTotal Liabilities\t5.00\t6.00'],
  ['no title', 'Total Assets\t1.00\nElm Visa\t5.00\nTotal Liabilities\t5.00'],
])('reads nothing of %s', (_, text) => {
  expect(read(text)).toEqual([]);
}); // biome-ignore format: sheets are read in lines
