import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const ROWS =
  'Creditor\tAccount #\tBalance\tPayment\nChase\t****1234\t$1,000.10\t$25.00\nAlly\t****5678\t$2,000.20\t$50.00\n';

function totalOf(text: string): string[] | undefined {
  const { addsUp } = readByRules({ text, tables: [] });
  return addsUp && [addsUp.printed.toFixed(2), addsUp.read.toFixed(2)];
}

it.each([
  ['a row of totals', 'Total\t\t$3,000.30\t$75.00'],
  ['a total in capitals with a count', 'TOTAL OF 2 ACCOUNTS\t\t$3,000.30\t'],
  ['a grand total', 'Grand total: $3,000.30'],
  ['a total of debts', 'Total debt owed: $3,000.30'],
  ['a Spanish total', 'Total de deudas: $3,000.30'],
  ['a total of liabilities', 'TOTAL LIABILITIES ........ $3,000.30'],
  ['a title above its sum', 'Total balance\n$3,000.30'],
  ['a total beside the count of accounts', 'Total open accounts: 2    Total balances: $3,000.30'],
  ['a total behind the count of accounts', 'Open accounts: 2    Total balances: $3,000.30'],
  ['a total of balances above what is due', 'Total current balance: $3,000.30\nTotal amount due: $75.00'],
])('finds that the debts come to %s', (_, line) => {
  expect(totalOf(`${ROWS}${line}`)).toEqual(['3000.30', '3000.30']);
});

it('gives both sums where they differ', () => {
  expect(totalOf(`${ROWS}Total\t\t$3,500.00\t$75.00`)).toEqual(['3500.00', '3000.30']);
});

it.each(['\t', '   '])(
  'names of a row of totals the one under the heading of what is owed, parted by %j',
  (gap) => {
    const table = [
      'Account Type,With Balance,Total Balance,Available,Credit Limit,Payment',
      'Revolving,2,$3363,$1137,$4500,$107',
      'Installment,1,$9000,-,-,$210',
      'Total,3,$12363,$1137,$4500,$317',
    ];
    expect(totalOf(`${table.join('\n').replaceAll(',', gap)}\n\n${ROWS}`)).toEqual(['12363.00', '3000.30']);
  },
);

it('adds the totals of parts up', () => {
  const parts =
    'Creditor\tAccount #\tBalance\nChase\t****1234\t$1,000.00\nCiti\t****1111\t$500.00\nSubtotal cards\t\t$1,500.00\nAlly\t****5678\t$2,000.00\nDiscover\t****9999\t$10.00\nSubtotal loans\t\t$2,010.00';
  expect(totalOf(parts)).toEqual(['3510.00', '3510.00']);
});

it.each([
  ['Total cards', 'Total loans', '', 2],
  ['Subtotal cards', 'Subtotal installment', '', 2],
  ['Total cards', 'Total loans', 'Grand total 3,510.00', 1],
])(
  'tells of how many totals a sum is that the text does not print: %s, %s, %j',
  (cards, loans, all, parts) => {
    const lines = [
      'Chase 1,000.00',
      'Citi 500.00',
      `${cards} 1,500.00`,
      'Ally 2,000.00',
      'Discover 10.00',
      `${loans} 2,010.00`,
      all,
    ];
    const read = readByRules({ text: lines.join('\n'), tables: [] }).addsUp;
    expect([read?.printed.toFixed(), read?.parts]).toEqual(['3510', parts]);
  },
);

it('holds a total of credit accounts against the debts without those that are collected, wherever they stand', () => {
  const rows = (status: string) =>
    `Creditor\tAccount #\tBalance\tStatus\nChase\t****1234\t$1,000.10\tCurrent\nOak Recovery\t****9999\t$7.00\t${status}\nAlly\t****5678\t$2,000.20\tCurrent\nTotal balance: $3,000.30`;
  const read = readByRules({ text: rows('Collection'), tables: [] }).addsUp;
  expect([read?.printed.toFixed(2), read?.read.toFixed(2), read?.amounts]).toEqual(['3000.30', '3000.30', 2]);
  expect(totalOf(rows('30 days late'))).toEqual(['3000.30', '3007.30']);
});

it('holds a total of a part against the debts that stand together in it', () => {
  const text = `${ROWS}Elm\t****9999\t$7.00\t\nTotal revolving balances: $3,000.30`;
  expect(readByRules({ text, tables: [] }).addsUp?.amounts).toBe(2);
  expect(totalOf(text)).toEqual(['3000.30', '3000.30']);
});

it('gives a total that the text prints where none of several fits, and never their sum', () => {
  expect(totalOf(`${ROWS}Total balance: $3,500.00\nTotal debt: $4,000.00`)).toEqual(['3500.00', '3000.30']);
});

it('takes what is due for a total where it is the sum of some debts', () => {
  expect(totalOf(`${ROWS}Total amount due: $3,000.30\n\nElm\t****9999\t$9,000.00\t`)).toEqual([
    '3000.30',
    '3000.30',
  ]);
});

it('counts the amounts that it holds against a total', () => {
  expect(readByRules({ text: `${ROWS}Total\t\t$3,500.00\t`, tables: [] }).addsUp?.amounts).toBe(2);
});

it.each([
  ['no total', ''],
  ['a total of limits', 'Total credit limit: $9,000.00'],
  ['a total of payments', 'Total payments: $75.00'],
  ['what is due next on all', 'Total amount due: $75.00'],
  ['a count of accounts', 'Total accounts 11 12 10'],
  ['a total of interest', 'Total interest for this period $70.21'],
])('says nothing where the text prints %s', (_, line) => {
  expect(totalOf(`${ROWS}${line}`)).toBeUndefined();
});

it('is no total what a servicer calls the balance of one account under its name', () => {
  const cards =
    'Target RedCard\nTotal balance: $644.18\nPayment due: $29.00\n\nElm Card\nTotal balance: $212.40\nPayment due: $29.00';
  expect(readByRules({ text: cards, tables: [] }).debts.map(({ amountText }) => amountText)).toEqual([
    '$644.18',
    '$212.40',
  ]);
  expect(totalOf(cards)).toBeUndefined();
});
