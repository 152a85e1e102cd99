import { expect, it } from 'vitest';
import { asDescribed } from '../../../../src/creditReport/layouts/tables/describedRows';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amountText, payingText }) => `${accountName} ${amountText} ${payingText}`,
  );

it('names the creditor behind what is owned, and takes nothing for a debt that is owned outright', () => {
  expect(
    read(
      'Description | Monthly Payment | Year Purchased | Current Value | Balance Owed | Equity\n2019 Ford F-150 - Oak Motor Credit | $538.00 | 2021 | $22,900 | $14,250.00 | $8,650\n2008 Boat, owned outright | | 2013 | $1,800 | | $1,800\nResidence, 61 Fir Rd - Elm Mortgage | $1,106.00 | 2016 | $205,000 | $126,344.00 | $78,656',
    ),
  ).toEqual(['Oak Motor Credit $14,250.00 $538.00', 'Elm Mortgage $126,344.00 $1,106.00']);
});

it('names the creditor behind the kind of a card', () => {
  expect(
    read(
      'Type | Credit Limit | Balance Owed | Minimum Monthly Payment\nVisa - Oak Bank | $8,000.00 | $7,612.00 | $152.00\nDept store – Elm | $1,000.00 | $0.00 | $0.00',
    ),
  ).toEqual(['Oak Bank $7,612.00 $152.00', 'Elm $0.00 $0.00']);
});

it('leaves a table that has a column for the creditor as it is', () => {
  expect(
    read('Type\tCreditor\tBalance Owed\nVisa - gold\tOak Bank\t$7,612.00\nAuto - used\tElm\t$900.00'),
  ).toEqual(['Oak Bank $7,612.00 ', 'Elm $900.00 ']);
});

it('reads no debt in accounts with their value, nor in what others owe', () => {
  const cards =
    'Type | Credit Limit | Balance Owed\nVisa - Oak Bank | $8,000.00 | $7,612.00\nStore - Elm | $900.00 | $80.00\n';
  expect(
    read(
      `Name and Address of Institution | Account Number | Current Balance/Value\nPayPal | fir99 | 36.00\nAsh Bank | 440092 | 812.40\n${cards}E1. Accounts Receivable owed to you\nName | Address | Amount Owed\nYew Feed | 19 Depot St, Sumner GA | $640.00`,
    ),
  ).toEqual(['Oak Bank $7,612.00 ', 'Elm $80.00 ']);
});

it('reads what is owed on what is owned, where a table of assets has a column for it', () => {
  expect(
    read(
      '9. ASSETS\nDescription\tFair market value\tBalance owed\tCreditor\nResidence\t$310,000\t$188,000\tOak Credit Union\n2020 Sedan\t$18,900\t$9,204\tElm Finance',
    ),
  ).toEqual(['Oak Credit Union $188,000 ', 'Elm Finance $9,204 ']);
});

it('the title of a kind of debts stands over who is owed, beside what is owed and paid', () => {
  const columns = (...own: [string, 'balance' | 'paying' | 'name' | undefined][]) =>
    asDescribed(own.map(([label, kind]) => ({ label, kind }))).map(({ kind }) => kind);
  expect(columns(['student loans', undefined], ['bal', 'balance'], ['pay', 'paying'])[0]).toBe('name');
  expect(columns(['savings', undefined], ['bal', 'balance'], ['pay', 'paying'])[0]).toBeUndefined();
  expect(columns(['loans', undefined], ['bal', 'balance'])[0]).toBeUndefined();
  expect(
    columns(['loans', undefined], ['bal', 'balance'], ['pay', 'paying'], ['who', 'name'])[0],
  ).toBeUndefined();
});
