import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rowsOf = (lines: readonly string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, amountText }) => `${accountName} ${amountText}`,
  );

it.each([
  [['cap1 2300', 'disc 4100', 'student loans 18k + 7k', 'verizon 612', 'dad 1500']],
  [['cap1 2300', 'disc 4100', 'amex $950.00 min $40', 'verizon 612', 'dad 1500']],
])('a list of plain sums keeps them beside a line that marks two: %j', (lines) => {
  expect(rowsOf(lines)).toEqual(
    expect.arrayContaining(['cap1 2300', 'disc 4100', 'verizon 612', 'dad 1500']),
  );
});

it('a plain number is but a guess where most lines mark their sums', () => {
  const text = 'Oak Bank $2,300.00\nElm Bank $640.00\nFir Supply 4411';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ review }) => review.includes('amount-guessed'))).toEqual([false, false, true]);
});

it('plain numbers of four digits each are no sums beside marked ones', () => {
  expect(rowsOf(['Oak Bank 4411', 'Elm Supply 1003', 'Fir Goods 8817', '$2,300.00, $640.00'])).toEqual([]);
});

const GUESSED = ['amount-guessed'];
const SURE: string[] = [];
const BOTH = ['amount-guessed', 'number-guessed'];

it.each([
  ['below it', ['Macys - 377 - $35', 'Kohls - 412 - $29'], ['377 $35 ', '412 $29 '], GUESSED],
  ['right behind it', ['Macys 377 $35', 'Kohls 412 $29'], ['377 $35 ', '412 $29 '], GUESSED],
  ['by a tenth', ['Chase 5318 $161', 'Citi 4871 $146'], ['5318 $161 ', '4871 $146 '], GUESSED],
  ['by words', ['Chase 5318 pays $161', 'Citi 4871 pays $146'], ['5318 $161 ', '4871 $146 '], GUESSED],
  [
    'in cells',
    [
      'Card 1: Chase, 5318, $161 a month',
      'Card 2: Citi, 4871, $846 a month',
      'Card 3: Lowes, 3990, $107 a month',
    ],
    ['5318 $161 ', '4871 $846 ', '3990 $107 '],
    GUESSED,
  ],
  [
    'by words beside round sums',
    ['Chase 4100 min $110', 'Target 900 min $30'],
    ['4100 $110 ', '900 $30 '],
    SURE,
  ],
  ['by less than a tenth', ['Chase 9377 $1,435', 'Citi 8812 $1,200'], ['$1,435  9377', '$1,200  8812'], BOTH],
  [
    'beside what is told to be owed',
    ['Chase 4129 - bal $995 - pmt $50', 'Citi 8812 - bal $640 - pmt $30'],
    ['$995 $50 4129', '$640 $30 8812'],
    SURE,
  ],
  ['in some lines alone', ['Chase 4471 $5,318', 'Citi 8812 $161'], ['$5,318  4471', '$161  8812'], SURE],
])('plain figures are owed where only what is paid has a sign, %s', (_, lines, rows, flags) => {
  const { debts } = readByRules({ text: lines.join('\n'), tables: [] });
  expect(
    debts.map(({ amountText, payingText, accountNumber }) => `${amountText} ${payingText} ${accountNumber}`),
  ).toEqual(rows);
  for (const { review } of debts)
    expect(review.filter((flag) => flag === 'amount-guessed' || flag === 'number-guessed')).toEqual(flags);
});

it('where the comma of thousands is the only mark, hundreds are sums and payments too', () => {
  expect(rowsOf(['1. Chase 1,200 35', '2. Amex 2,400 60', '3. Macys 300 25'])).toEqual([
    'Chase 1,200',
    'Amex 2,400',
    'Macys 300',
  ]);
  expect(
    rowsOf(['Debt snowball 2026', 'Target     698   30', 'Citi       2,140 60', 'Oak Bank   5,507 125']),
  ).toEqual(['Target 698', 'Citi 2,140', 'Oak Bank 5,507']);
});

it('what is paid a few times marks nothing of how a list writes what is owed', () => {
  expect(rowsOf(['Oak Bank 4,200', 'Elm Bank 1,900', 'Affirm 4 payments of 56.20', 'Dr Ash 120'])).toEqual([
    'Oak Bank 4,200',
    'Elm Bank 1,900',
    'Affirm ',
    'Dr Ash 120',
  ]);
});

it('thousands by their letter are no mark that hundreds would have', () => {
  expect(rowsOf(['Chase 4.2k', 'Discover 1,900', 'Affirm 4 payments of 56.20', 'Dr Ash 120'])).toEqual([
    'Chase 4.2k',
    'Discover 1,900',
    'Affirm ',
    'Dr Ash 120',
  ]);
});
