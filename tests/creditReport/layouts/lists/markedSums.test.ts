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
