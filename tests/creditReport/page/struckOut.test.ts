import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (text: string) => readByRules({ text, tables: [] }).debts;

it('marks a debt whose name or sum is struck out', () => {
  const debts = read('Chase 3,310\n~~Old Navy 212.40~~\nOak ~~640~~\n~~Elm Bank~~ 880\nAmex 7,400');
  const struck = debts.filter(({ review }) => review.includes('struck-out'));
  expect(struck.map(({ accountName }) => accountName)).toEqual(['Old Navy', 'Oak', 'Elm Bank']);
});

it.each(['Amex ~~7,800~~ 7,400', 'Amex 7,400 ~~7,800~~', 'Amex ~~$7,800.00~~ $7,400.00'])(
  'takes the sum that is not struck out: %s',
  (line) => {
    const amex = read(`Chase 3,310\n${line}`).find(({ accountName }) => accountName === 'Amex');
    expect(amex?.amount?.toNumber()).toBe(7400);
    expect(amex?.review).not.toContain('struck-out');
  },
);

it('leaves a debt of nothing that is struck out as it is', () => {
  const paid = read('Chase 3,310\n~~Old Navy~~ $0.00\nAmex 7,400');
  expect(paid.flatMap(({ review }) => review)).not.toContain('struck-out');
});

it.each(['~~$7,800~~  $7,400', '$7,400  ~~$7,800~~', '~~7800~~ \n7400', '~~$7,800~~\n$7,400'])(
  'takes the sum of a cell that is not struck out: %j',
  (cell) => {
    const rows = [
      ['Chase', '3,310', 'Current'],
      ['Amex', cell, 'Current'],
    ];
    const text = rows.map((row) => row.join('\t')).join('\n');
    const amex = readByRules({ text, tables: [rows] }).debts[1];
    expect(amex?.amount?.toNumber()).toBe(7400);
    expect(amex?.review).not.toContain('struck-out');
  },
);

it('keeps sums on lines of their own apart, of which one is struck out', () => {
  const debts = read('Chase 3,310\nOak ~~640~~\n880 Amex\nElm 710');
  expect(debts.find(({ accountName }) => accountName === 'Oak')?.amount?.toNumber()).toBe(640);
});
