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

const ROWS =
  'Facility account\tService date\tPatient\tBalance\n5500238841\t08/14/2026\tJ OAK\t$1,240.17\n5500240119\t08/22/2026\tJ OAK\t$614.43\n';

function readHead(total: string) {
  const head = `JAMES R OAK\nElm Account: 55001882\nCreditor: MERCY HOSPITAL\nTotal balance: ${total}\n\n`;
  const { debts } = readByRules({ text: `ELM COLLECTIONS, INC.\n${head}${ROWS}`, tables: [] });
  return debts.map(({ amount, originalCreditor, accountName }) => [
    amount?.toFixed(2) ?? '',
    originalCreditor || accountName,
  ]);
}

it('takes what a letter says above the table of its debts, with what they come to, for none beside them', () => {
  expect(readHead('$1,854.60')).toEqual([
    ['1240.17', 'MERCY HOSPITAL'],
    ['614.43', 'MERCY HOSPITAL'],
  ]);
});

it('keeps an account above a table that does not come to its total', () => {
  expect(readHead('$9,999.00')).toHaveLength(3);
});

const GROUPS = [
  'AA\nOutstanding Balance\n$4,611.03\nMonthly Payment\n$52.18',
  'AB\nOutstanding Balance\n$7,918.64\nMonthly Payment\n$88.05',
]
  .map((group) => `Group ${group}\nLender\nOAK EDUCATION\n`)
  .join('');

it.each([
  ['as much as all its loans', '$12,529.67', '$140.23', 2],
  ['another sum than its loans', '$12,600.00', '$140.23', 3],
  ['as much, and another payment', '$12,529.67', '$150.00', 3],
])('an account of a servicer that names nobody, and owes %s, is %s', (_, balance, payment, count) => {
  const head = `Paperless (2)\nLoan Details\nAccount Number 4417 7720\nRegular Monthly Payment Amount\n${payment}\nCurrent Balance\n${balance}\nGroups\n`;
  expect(readByRules({ text: `${head}${GROUPS}`, tables: [] }).debts).toHaveLength(count);
});

it('so is one that tells no payment, where it alone has a number', () => {
  const head = 'Paperless (2)\nLoan Details\nAccount Number 4417 7720\nCurrent Balance\n$12,529.67\nGroups\n';
  expect(readByRules({ text: `${head}${GROUPS}`, tables: [] }).debts).toHaveLength(2);
});

it.each([
  ['begin with its own', '44-7720', 3],
  ['are others', '51-0088', 4],
])('so is one that owes as much as the loans whose numbers %s', (_, number, count) => {
  const loan = (name: string, end: string, owed: string) =>
    `${name}\nLoan ID\t447720-${end}\nCurrent Balance\t${owed}\nMonthly Payment\t$10.10\n`;
  const head = `Account Number: ${number}\nLender: Oak Education\nCurrent Balance\n$12,035.95\n`;
  const loans = [loan('Ash Loan', '01', '$3,021.95'), loan('Elm Loan', '02', '$4,892.40')];
  const text = `${head}${loans.join('')}${loan('Fir Loan', '03', '$4,121.60')}`;
  expect(readByRules({ text, tables: [] }).debts).toHaveLength(count);
});

it.each([
  ['as much as all its loans, and to be paid as much', '$36.10', 3],
  ['as much, and another payment', '$30.10', 4],
])('what a servicer says under his own name, owed %s, leaves %s its rows', (_, payment, count) => {
  const rows = ['Ash\t$3,021.95\t$10.10', 'Elm\t$4,892.40\t$12.00', 'Fir\t$4,121.60\t$14.00'].join('\n');
  const head = `OAK SERVICING\nAccount Number: 6610 2284 19\nMy Loans\nCurrent Balance\n$12,035.95\nRegular Monthly Payment\n${payment}\nPast Due Amount\n$0.00\n\n`;
  const text = `${head}Loan Name\tCurrent Balance\tMonthly Payment\n${rows}`;
  expect(readByRules({ text, tables: [] }).debts).toHaveLength(count);
});
