import { expect, it } from 'vitest';
import { tellsSumInWords } from '../../../src/creditReport/pieces/sumInWords';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  'Oak, six thousand two hundred, current',
  'Elm: about two grand',
  'Ash – a thousand',
  'Oak - twenty-five hundred',
  'Oak ... ninety thousand dollars',
])('a sum in words is told by: %s', (line) => {
  expect(tellsSumInWords(line)).toBe(true);
});

it.each([
  'Oak $6,200',
  'One Hundred Bank $40',
  'Oak, one hundred percent mine',
  'Oak, thousands',
  'six thousand',
])('but not by: %s', (line) => {
  expect(tellsSumInWords(line)).toBe(false);
});

it('a line of a counted list with its sum in words is a row without an amount, and takes none of the next line', () => {
  const text = '1) Discover, six thousand two hundred, current\n2) Chase: $3,415.88\n3) Citi $300';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
    ['Discover', ''],
    ['Chase', '$3,415.88'],
    ['Citi', '$300'],
  ]);
  expect(debts[0]?.review).toContain('amount-missing');
});
