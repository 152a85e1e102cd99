import { describe, expect, it } from 'vitest';
import { withThousandsJoined } from '../../../../src/creditReport/page/repair/thousands';
import { readByRules } from '../../../../src/creditReport/readReport';

const joined = (text: string) => withThousandsJoined({ text, guesses: [] }).text;

it('joins the thousands that blanks part, and marks the amount', () => {
  const { debts } = readByRules({ text: 'Oak 3 310.00\nElm 1 022 450.00\nMom 900', tables: [] });
  expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
    ['Oak', '3,310.00'],
    ['Elm', '1,022,450.00'],
    ['Mom', '900'],
  ]);
  expect(debts.map(({ review }) => review.includes('amount-repaired'))).toEqual([true, true, false]);
});

describe('leaves', () => {
  it.each([
    ['the numbers of loans that lines begin alike with', 'Oak 1 450.00\nOak 2 300.00'],
    ['the number of a loan', 'Student loan 1 450.00'],
    ['what is past due so many days', 'Oak over 90 450.00'],
    ['columns of figures', 'Oak 30 450.00 25.00'],
    ['a number of an account', 'Oak 1234 450.00'],
    ['digits of a name', 'Route66 450.00'],
  ])('%s', (_, text) => {
    expect(joined(text)).toBe(text);
  });
});
