import { expect, it } from 'vitest';
import { rowsUnderHeadings } from '../../../../src/creditReport/layouts/lists/underHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const ROWS = 'Oak\t8000\t5000\nElm\t10000\t6000';
const rowsOf = (text: string) => [...rowsUnderHeadings(readLines(text))].map(({ text: row }) => row);

it('the rows under headings that are all known are those of a table', () => {
  expect(rowsOf(`My debts\nName\tOriginal balance\tCurrent balance\n${ROWS}\nand Ash 300`)).toEqual([
    'Oak 8000 5000',
    'Elm 10000 6000',
  ]);
});

it.each([
  ['of numbers, which a list reads as well', `Who\tLast 4\tI owe\n${ROWS}`],
  ['of days', `Creditor\tService Date\tBalance\nOak\t1/17/2023\t5000`],
  ['of no balance', `Card\tAPR\tLimit\n${ROWS}`],
  ['that nobody knows', `Zaldo\tHoi\tCurrent balance\n${ROWS}`],
  ['of another width', `Name\tNumber\tBalance\tPayment\n${ROWS}`],
])('no rows are known under headings %s', (_, text) => {
  expect(rowsOf(text)).toEqual([]);
});

it('the balance of such a row is read under its heading, and no figure beside it as a number', () => {
  const read = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => [debt.accountNumber, debt.amountText]);
  const debts = [
    ['', '5000'],
    ['', '6000'],
  ];
  expect(read(`Name\tOriginal balance\tCurrent balance\n${ROWS}`)).toEqual(debts);
  expect(read('Card\tAPR\tBalance\nOak\t24.99\t5000\nElm\t29.99\t6000')).toEqual(debts);
});
