import { expect, it } from 'vitest';
import { areCells } from '../../../../src/creditReport/layouts/tables/plainCells';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const LONG =
  'We spoke with you on Monday about the membership fee of $412.00 and what you may want to do about it then';

it.each([
  ['Chase', true],
  ['Chase card', true],
  ['$500', true],
  ['500', true],
  ['Account ending in 4455', true],
  ['Bank of Oakland, National Association, formerly Elm Savings and Loan of the Three Counties', true],
  ['Chase\t****1234\t$500.00\tCreditor 1\tCurrent\t$40.00', true],
  [LONG, false],
])('a line is a cell unless it is longer and tells a sum: %s', (text, isCell) => {
  expect(areCells({ lines: readLines(text), source: text })).toBe(isCell);
});

it.each([
  ['a column of names', 'Chase\nElm Savings\nOakland Card', true],
  ['a column of amounts with a unit', '$1,200 / mo\n$40 / mo\n$310 / mo', true],
  ['rows of a sheet', 'Chase\t$500.00\nElm Savings\t$40.00', true],
  ['one entry with a sum', 'Chase\nfee of $25\nElm Savings', true],
  [
    'lines of a page',
    'Your debts\nChase $500 of $900 limit  On time\nElm Savings $40 of $80 limit  Late',
    false,
  ],
  ['lines of a list', 'Rent $1,200\nPhone $60.00\nPower $90', false],
])('lines are cells unless they tell sums behind words: %s', (_, text, isCell) => {
  expect(areCells({ lines: readLines(text), source: text })).toBe(isCell);
});

it.each([
  'Your Oakland account has a balance of $500.00.',
  'Your Oakland loan payment of $241.08 is 31 days late. Your outstanding principal balance is $22,817.44.',
  'I owe Chase $500',
])('a line that tells a debt is reviewed: %s', (text) => {
  expect(readByRules({ text, tables: [] })).toMatchObject({ kind: 'report', debts: [expect.anything()] });
});
