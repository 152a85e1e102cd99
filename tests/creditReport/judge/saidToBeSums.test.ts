import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);

it.each([
  ['first in a list', ['Chase $1,200', 'Discover $500', 'Capital One $700']],
  ['between others', ['Discover $500', 'Chase $1,200', 'Capital One $700']],
  ['last in a list', ['Discover $500', 'Capital One $700', 'Chase $1,200']],
  ['beside statuses', ['Chase 4,000, 30 days late', 'Citi 1,500, current', 'Amex 2,500, current']],
  ['in a table', ['Creditor,Balance', 'Mom,3000', 'Visa,2000', 'Dentist,1000']],
  ['behind numbers', ['Oak XXXX1234 $500.10', 'Elm XXXX4567 $600.20', 'Mom 1,100.30']],
  [
    'under labels',
    ['Account: OAK', 'Balance: $15', '', 'Account: ELM', 'Balance: $5', '', 'Account: ASH', 'Balance: $10'],
  ],
  [
    'under labels of a bill that all accounts have',
    [
      'Creditor: Oak',
      'Amount due: $5',
      '',
      'Creditor: Elm',
      'Amount due: $7',
      '',
      'Creditor: Ash',
      'Amount due: $12',
    ],
  ],
])('keeps a debt that equals the sum of all others, %s', (_, lines) => {
  expect(namesOf(...lines)).toHaveLength(3);
});

it.each([
  ['is printed as the total of the table below', '$1,200.00', ['Loan 01', 'Loan 02']],
  ['is another sum than that total', '$1,199.00', ['Dana Low', 'Loan 01', 'Loan 02']],
])('what a page says of all its loans is no debt where it %s', (_, total, names) => {
  const head = ['Account Summary', 'Dana Low', 'Account Number: 5512XXXX', 'Current Balance', '$1,200.00'];
  const table = [
    'Loan Information',
    'Loan Name  Loan Type  Interest Rate  Outstanding Principal  Outstanding Interest  Total Balance  Status',
    'Loan 01  Direct Stafford Subsidized  3.760%  $496.00  $4.00  $500.00  In Repayment',
    'Loan 02  Direct Stafford Unsubsidized  3.760%  $695.00  $5.00  $700.00  In Repayment',
    `Total    $1,191.00  $9.00  ${total}`,
  ];
  expect(namesOf(...head, ...table)).toEqual(names);
});

it('keeps a debt that another one equals, and one of nothing', () => {
  expect(namesOf('Visa $500', 'Visa $500', 'Mastercard 0.00')).toHaveLength(3);
});

it.each([
  ['everything', 'Everything together $1,200'],
  ['all debts', 'All debts $1,200'],
  ['a total', 'TOTAL: $1,200'],
  ['a sentence', 'My two cards add up to $1,200'],
  ['no name, under a rule', '-----\n$1,200'],
])('a row that equals the sum of all others and says so is no debt: %s', (_, line) => {
  expect(namesOf('Oak Card $500', 'Elm Card $700', line)).toEqual(['Oak Card', 'Elm Card']);
});

it('a row of a table without a name is no debt where it equals the sum of all others', () => {
  expect(namesOf('Creditor\tBalance', 'Oak\t1500', 'Elm\t500', '\t2000')).toEqual(['Oak', 'Elm']);
});

const COUNTED = ['Creditor\tBalance\tStatus', 'Oak\t$1,500\tCurrent', 'Elm\t$500\tCurrent'];

it.each(['2 accounts', '2 open cards', '2 debts total'])(
  'a row that counts all others and equals their sum is no debt: %s',
  (name) => {
    expect(namesOf(...COUNTED, `${name}\t$2,000\tCurrent`)).toEqual(['Oak', 'Elm']);
  },
);

it.each(['3 loans\t$2,000', '2 loans\t$1,900', '2 Bills Bank\t$2,000'])(
  'a row that counts others, or comes to another sum, stays: %s',
  (row) => {
    expect(namesOf(...COUNTED, `${row}\tCurrent`)).toHaveLength(3);
  },
);
