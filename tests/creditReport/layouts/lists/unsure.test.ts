import { expect, it } from 'vitest';
import { isUnsure, withUnsureTold } from '../../../../src/creditReport/layouts/lists/unsure';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Oak: not sure if 3200 or 3300', 'Oak between 3200 and 3300'],
  ["Oak - I'm not sure whether it's $1,200 or $1,250, late", 'Oak between $1,200 and $1,250, late'],
  ['Oak idk if 640 or 650', 'Oak between 640 and 650'],
  ['no sé si es 900 o 950', ' between 900 and 950'],
])('tells between which sums: %s', (text, expected) => {
  expect(withUnsureTold(text)).toBe(expected);
});

it.each(['Oak 400 not sure if current or late', 'sure 3200 or 3300', 'not sure if 3200'])(
  'not: %s',
  (text) => {
    expect(withUnsureTold(text)).toBe(text);
    expect(isUnsure(text)).toBe(false);
  },
);

it('a message that says no more marks the debt before it, and what follows goes on about that', () => {
  const text = 'Citi is 2100\nnot sure if 2100 or 2200\nlast 4 is 3391\nDiscover 640';
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map((debt) => [
      debt.accountName,
      debt.accountNumber,
      debt.amountText,
      debt.review.includes('amount-about'),
    ]),
  ).toEqual([
    ['Citi', '3391', '2100', true],
    ['Discover', '', '640', false],
  ]);
});
