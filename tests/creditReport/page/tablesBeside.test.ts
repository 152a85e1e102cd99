import { expect, it } from 'vitest';
import { readLines } from '../../../src/creditReport/page/lines';
import { tablesBeside } from '../../../src/creditReport/page/tablesBeside';
import { readByRules } from '../../../src/creditReport/readReport';

const apart = (...rows: string[]) =>
  tablesBeside(readLines(rows.join('\n')))
    ?.map((cells) => cells.join('|'))
    .join('\n');

const debtsIn = (...rows: string[]) =>
  readByRules({ text: rows.join('\n'), tables: [] }).debts.map(({ accountName, amountText, payingText }) =>
    [accountName, amountText, payingText].join(' '),
  );

const SHEET = [
  'May\t\t\tWhat we owe',
  'Money in\tAmt\t\tWho\tBalance\tMin',
  'Wages\t2,410.00\t\tOak Card\t6,214.77\t187.00',
  'School\t2,160.00\t\tElm Loan\t1,088.35\t35.00',
  'Total\t4,570.00\t\tTotal\t7,303.12\t222.00',
  '',
  'Groceries\t900.00',
  'LEFT OVER\t2,260.62',
];

it('tables with a blank column between them stand one below the other', () => {
  expect(apart(...SHEET.slice(1, 4), '', 'Tithe\t40')).toBe(
    [
      '\nMoney in|Amt\nWages|2,410.00\nSchool|2,160.00\n\nTithe|40',
      '\nWho|Balance|Min\nOak Card|6,214.77|187.00\nElm Loan|1,088.35|35.00\n\n',
    ].join('\n'),
  );
});

it('debts that stand beside a budget are read', () => {
  expect(debtsIn(...SHEET)).toEqual(['Oak Card 6,214.77 187.00', 'Elm Loan 1,088.35 35.00']);
  expect(debtsIn(...SHEET.map((row) => row.replace('What we owe', 'Other')))).toEqual([
    'Oak Card 6,214.77 187.00',
    'Elm Loan 1,088.35 35.00',
  ]);
});

it('debts of two beside each other are read one after the other', () => {
  expect(
    debtsIn(
      'Name\tBalance\tPmt\t\tName\tBalance\tPmt',
      'Oak\t900.00\t40\t\tElm\t220.10\t25',
      'Fir\t80.00\t8\t\tAsh\t640.00\t30',
    ),
  ).toEqual(['Oak 900.00 40', 'Fir 80.00 8', 'Elm 220.10 25', 'Ash 640.00 30']);
});

it('one table with blank columns stays as it is', () => {
  const rows = ['Creditor\tNumber\t\tBalance\tMin', 'Oak\t4410\t\t900.00\t40', 'Elm\t2281\t\t220.10\t25'];
  expect(apart(...rows)).toBeUndefined();
  expect(debtsIn(...rows)).toEqual(['Oak 900.00 40', 'Elm 220.10 25']);
});

it('rows without headings and with an empty column are those of one table', () => {
  expect(
    apart('Oak\t1111****\t$5.00\t\tCurrent\t$1.00', 'Elm\t2222****\t$6.00\t\tLate\t$2.00'),
  ).toBeUndefined();
});
