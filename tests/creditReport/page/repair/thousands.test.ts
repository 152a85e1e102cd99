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

it('joins the thousands of dollars that dots part, and marks nothing', () => {
  expect(joined('Oak 6.500 dólares, Elm 12.350 dls, 1.250.000 dollars')).toBe(
    'Oak 6,500 dólares, Elm 12,350 dls, 1,250,000 dollars',
  );
  const { debts } = readByRules({ text: 'Oak 6.500 dólares\nElm 900 dólares', tables: [] });
  expect(debts.map(({ amountText, review }) => [amountText, review])).toEqual([
    ['6,500', ['no-status']],
    ['900', ['no-status']],
  ]);
});

it('joins the thousands that dots part before the sign of dollars, also with cents behind a comma', () => {
  expect(joined('Oak: 5.230$, Elm 241.300 $; Ash 2.075,50$, Fir 365,40$')).toBe(
    'Oak: 5,230$, Elm 241,300 $; Ash 2,075.50$, Fir 365.40$',
  );
});

it.each([
  ['no cents', 'Oak 5 400\nElm Bank 12 300 30 days late', 'Oak 5,400\nElm Bank 12,300 30 days late'],
  ['cents behind a comma', 'Oak 12 300,00', 'Oak 12,300.00'],
  ['the sign of French sums', 'Oak 2 110,20 $ 30 jours, min 1 250,00 $', 'Oak 2,110.20 $ 30 jours, min 1,250.00 $'],
])('joins thousands that blanks part with %s', (_, text, plain) => {
  expect(joined(text)).toBe(plain);
}); // biome-ignore format: texts are read in lines

describe('leaves', () => {
  it.each([
    ['the numbers of loans that lines begin alike with', 'Oak 1 450.00\nOak 2 300.00'],
    ['the number of a loan', 'Student loan 1 450.00'],
    ['what is past due so many days', 'Oak over 90 450.00'],
    ['columns of figures', 'Oak 30 450.00 25.00'],
    ['a number of an account', 'Oak 1234 450.00'],
    ['a sum with its cents', 'Oak 6.50 dólares, 1.234,50 dollars'],
    ['dots before another word', 'Oak 6.500 millas, 6.500 dollarstore'],
    ['a rate, a price and a sum behind the sign', 'Oak 4.125 %, gas 3.459 $ 40, $5.230, 5.23$'],
    ['columns of small figures', 'Oak 25 900\nElm 30 412'],
    ['numbers of loans without cents', 'Oak 1 450\nOak 2 300'],
    ['a name that ends with a number', 'Capital 1 450\nPier 1 450.00\nMotel 6 300'],
    ['the number of a loan before a sign', 'loan 2 300.00 $'],
    ['digits of a name', 'Route66 450.00'],
  ])('%s', (_, text) => {
    expect(joined(text)).toBe(text);
  });
});
