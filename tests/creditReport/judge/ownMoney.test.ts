import { expect, it } from 'vitest';
import { readReport } from '../../../src/creditReport/readReport';

const namesIn = (text: string) =>
  readReport({ text, tables: [] }).debts.map(({ accountName }) => accountName);

const OWED = 'Creditor\tType\tBalance\nElm Bank\tCredit card\t$4,200.00\nAsh Loans\tPersonal loan\t$8,100.00';

it('is what a line tells under a heading for the kind of its account', () => {
  const held =
    'Bank\tKind of account\tAmount\nOak Bank\tSavings\t$4,430.20\nFir Bank\tCD 18 months\t$10,000.00\n\n';
  expect(namesIn(held)).toEqual([]);
  expect(namesIn(`${held}${OWED}`)).toEqual(['Elm Bank', 'Ash Loans']);
});

it('is not what the account is called that a debt is paid from', () => {
  expect(
    namesIn('Creditor\tBalance\tPaid from\nOak Bank\t$4,200.00\tChecking\nElm Loans\t$8,100.00\tSavings'),
  ).toEqual(['Oak Bank', 'Elm Loans']);
});

it('is what a home is worth among own accounts', () => {
  const own = 'Account\tBalance\nEveryday Checking\t$1,902.17\nPrimary Home\t$246,000.00\n';
  expect(namesIn(`${own}Elm Bank\t$4,200.00\nAsh Loans\t$8,100.00`)).toEqual(['Elm Bank', 'Ash Loans']);
});
