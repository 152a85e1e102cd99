import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

const OWED = 'Creditor\tType\tBalance\nElm Bank\tCredit card\t$4,200.00\nAsh Loans\tPersonal loan\t$8,100.00';

it('is what a line tells under a heading for the kind of its account', () => {
  const held =
    'Bank\tKind of account\tAmount\nOak Bank\tSavings\t$4,430.20\nFir Bank\tCD 18 months\t$10,000.00\n\n';
  expect(namesIn(held)).toEqual([]);
  expect(namesIn(`${held}${OWED}`)).toEqual(['Elm Bank', 'Ash Loans']);
});

it.each([
  ['a day in the headings', 'Bank\tNumber\tKind\tBalance 4/30\tPer month', 'Savings'],
  ['a year in them', 'Institution\tNumber\tType\tBalance (5/1/2025)\tMonthly', 'money market'],
  ['when it ends', 'Bank\tNumber\tType\tBalance\tMonthly', 'CD, matures 11/26'],
])('is told by the kind of its account, with %s', (_, headings, kind) => {
  const rows = `${headings}\nOak Bank\t4410\t${kind}\t$2,310.22\t$150.00\nFir Bank\t2201\tchecking\t$812.07\t$0.00`;
  expect(namesIn(rows)).toEqual([]);
  expect(namesIn(rows.replaceAll(kind, 'personal loan'))).toEqual(['Oak Bank']);
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

it('is what is put away each month, beside an account that surely is own money', () => {
  const own =
    'Accounts\tNumber\tBalance\tMonthly\nOak Checking\t...4410\t$1,204.18\t\nOak Savings\t...0092\t$3,650.00\t$200\nRoth IRA Oak\t...3308\t$2,115.00\t$50\n\n';
  const owed = (name: string) =>
    `Creditor\tNumber\tBalance\tMonthly\tStatus\n${name}\t...1102\t$2,410.00\t$60\tCurrent\nAsh Loans\t...2281\t$3,900.00\t$171\tCurrent`;
  expect(namesIn(own + owed('Elm Bank'))).toEqual(['Elm Bank', 'Ash Loans']);
  expect(namesIn(own + owed('Granite Savings'))).toEqual(['Granite Savings', 'Ash Loans']);
});

it('is what a table of accounts and bills says of that it is in order', () => {
  const own =
    'Name\tAccount\tBalance\tStatus\nOak Online Savings\tx4410\t$8,204.11\tcurrent\nElm checking\tx2256\t$2,317.40\tok\nAsh Visa\tx3308\t$900.00\tcurrent';
  expect(namesIn(own)).toEqual(['Ash Visa']);
});

it('is what a list says only of that it is open', () => {
  const own =
    'Account\tNumber\tBalance\tMonthly deposit\tStatus\nOak Checking\t...4410\t$2,316.08\t$4,280.00\topen\nOak Savings\t...4428\t$6,105.77\t$150.00\topen\nFir HSA\t77190\t$893.50\t$75.00\topen\n';
  expect(namesIn(own)).toEqual([]);
  expect(namesIn(own.replace('Fir HSA', 'Fir Visa'))).toEqual(['Fir Visa']);
});

const HELD =
  'Account\tNumber\tBalance\tMonthly\tDue\tStatus\nOak Savings (emergency)\t4471\t$8,210.00\t$200.00\t1st\tauto transfer in\nFir Checking\t4410\t$1,204.18\t\t\tactive\nFir Roth IRA\t4418\t$2,204.18\t\t\tactive\n';

it.each([
  'Elm Bank Smart Checking\t3380\t$2,914.66\t\t\tactive',
  'Chase Total Checking\t2210\t$1,902.11\t\t\t',
  'Capital One 360 - kids\t0915\t$1,455.72\t$50.00\t1st\tauto transfer in',
  'Elm 401(k)\t71122\t$46,803.19\t$310.00\tpayroll\tcurrent',
  'HSA Elm\t6634\t$1,088.40\t$75.00\tpayroll\tcurrent',
  'Treasury Direct I bonds\t\t$5,000.00\t\t\ttill 2029',
])('is, among several accounts of own money, also: %s', (row) => {
  expect(namesIn(HELD + row)).toEqual([]);
});

it.each([
  ['Elm Bank Visa', '3380\t$2,914.66\t$40.00\t5th\tcurrent'],
  ['Elm 401(k) loan', '71122\t$6,803.19\t$310.00\tpayroll\tcurrent'],
  ['Elm Checking', '3380\t$214.66\t\t\tcharged off'],
  ['Granite Savings', '3380\t$2,914.66\t$60.00\t5th\tcurrent'],
  ['Capital One', '0915\t$1,455.72\t$50.00\t1st\tautopay'],
  ['Elm HSA', '6634\t$88.40\t\t\t60 days late'],
])('is not what is owed beside them: %s', (name, rest) => {
  expect(namesIn(`${HELD}${name}\t${rest}`)).toEqual([name]);
});

it('below a card or a loan takes none of them with it, in whatever list it stands', () => {
  const held = 'Share Savings ...1001\nAvailable balance $25.04';
  const card = 'Chase Freedom ...5512\nCurrent Balance $488.10\nCredit Limit $500.00';
  expect(namesIn(`${card}\n${held}`)).toEqual(['Chase Freedom']);
  expect(namesIn(`${held}\n${card}`)).toEqual(['Chase Freedom']);
  expect(namesIn(held)).toEqual([]);
});
