import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

it('what is past due on a bill of its own is not said of the debt above it', () => {
  const text = 'Target card 1,688\nElm bill past due 143.77';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Target card', amountText: '1,688', statusText: '' },
    { accountName: 'Elm bill', amountText: '143.77' },
  ]);
});

it('what is paid to one creditor is none of the payments of the next', () => {
  const text = 'Ally auto loan 389/mo for 38 more months\nOneMain 331/mo for 22 more months\nChase 3,310';
  const { debts, unused } = readByRules({ text, tables: [] });
  expect(debts).toMatchObject([{ accountName: 'Chase', amountText: '3,310', payingText: '' }]);
  expect(unused.map(({ from, to }) => text.slice(from, to))).toEqual(expect.arrayContaining(['389', '331']));
});

it('a postal address tells no payment', () => {
  const text = 'Oak $500.00\n\nElm Loans, 633 Ash Drive, Reno, NV 89501 | 1-888-866-4352';
  expect(readByRules({ text, tables: [] }).debts.map(({ amountText }) => amountText)).toEqual(['$500.00']);
});

const namesIn = (text: string) => {
  const read = readByRules({ text, tables: [], elements: [] });
  return read.kind === 'report' ? read.debts.map(({ accountName }) => accountName) : [];
};

it.each([
  "Chime: You've been paid! $1,644.02 deposited to acct ending in 7015.",
  'Oak Bank: $812.40 was credited to your account ending in 7015.',
])('what came in is no debt: %s', (message) => {
  expect(namesIn(`Discover: balance $1,208.44, minimum payment $35.00\n\n${message}`)).toEqual(['Discover']);
});

it('how long a loan runs is no street, and what a lender offers to lend is no debt', () => {
  const loan = 'Capital One Auto Finance\nBalance: $17,455.00\n72 months\n$412/mo\n\nOneMain\n$5,120.50';
  expect(namesIn(loan)).toEqual(['Capital One Auto Finance', 'OneMain']);
  expect(namesIn(`${loan}\n\nOak Auto\nPrequalified amount $32,000\n72 months`)).not.toContain('Oak Auto');
});

it('what all accounts come to is no debt of whose report it is', () => {
  const report =
    'Mary Smith\n14 Open accounts   $34,210 Debt   2 Late  1 Collection\n\nOAK BANK\nBalance $1,204\nStatus Current\n\nELM CARD\nBalance $900\nStatus Current';
  expect(namesIn(report)).toEqual(['OAK BANK', 'ELM CARD']);
});

it('what somebody offers to give is no debt', () => {
  const list = 'Discover: balance $1,208.44, minimum payment $35.00';
  expect(namesIn(`${list}\n\nSis, I can spare maybe $3,000 after the holidays`)).toEqual(['Discover']);
  expect(namesIn(`${list}\n\nMy sister 3,000`)).toEqual(['Discover', 'My sister']);
});

it('what comes in is no debt, whoever it is called of', () => {
  expect(namesIn('Discover: balance $1,208.44\n\nOur income: Soc. Sec. 2,206 and 1,104')).toEqual([
    'Discover',
  ]);
});

it('counted lines are a debt each, though one tells no sum', () => {
  const text = '1) Discover, min $40, current\n2) Chase: $3,415.88';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Chase', amountText: '$3,415.88', statusText: '', payingText: '' },
  ]);
});

it('a closed card lends its number to no other debt', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) =>
      [debt.accountName, debt.accountNumber, debt.amountText].join(' | '),
    );
  expect(rows('My Chase card 4411 was closed\nCiti 2200')).toEqual(['Citi |  | 2200']);
  expect(rows('My Chase card 4411 was closed')).toEqual([]);
  expect(rows('My Chase card 4411 was closed. I owe 2,150.')).toEqual(['Chase card | 4411 | 2,150']);
  expect(rows('Capital One card 8120 closed, balance 312\nKohls 410')).toEqual([
    'Capital One | 8120 | 312',
    'Kohls |  | 410',
  ]);
});

it('the sum of a creditor is not owed to the one above, though that one has a sum that nobody can read', () => {
  expect(namesIn('Chase EUR1,850.00\nCiti 400.00')).toEqual(['Citi']);
  expect(namesIn('Discover 75 cents\nChase $400')).toEqual(['Chase']);
});

it('what is paid on counted loans of another is no payment on the debt above them', () => {
  const text = 'Oak Bank $900\n3 Klarna loans $450 each month';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([{ amountText: '$900', payingText: '' }]);
});

it('who asked for a report is owed nothing by that, and names no debt below', () => {
  const text =
    'Inquiries last 12 mo.: OAK ONE 08/30/18, ELM ACCEPTANCE 07/11/18.\n\nShe also owes the IRS $3,100, with a plan of $75 a month.';
  expect(namesIn(`Discover: balance $1,208.44, minimum payment $35.00\n\n${text}`)).toEqual([
    'Discover',
    'IRS',
  ]);
  expect(namesIn('Inquiries: OAK ONE $640\nElm Bank $812')).toEqual(['Elm Bank']);
});

it('lines that are counted by the kind of debt tell a debt each', () => {
  const loans = [
    'Loan #1: Oak $7,000 borrowed, $4,311.20 remaining',
    'Loan #2: Elm $9,000 borrowed, $900 remaining',
  ];
  expect(namesIn(loans.join('\n'))).toEqual(['Oak', 'Elm']);
});
