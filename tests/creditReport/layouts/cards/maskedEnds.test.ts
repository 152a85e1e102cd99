import { expect, it } from 'vitest';
import { withMaskedEnds } from '../../../../src/creditReport/layouts/cards/maskedEnds';
import { readLines } from '../../../../src/creditReport/page/lines';

const textsOf = (text: string) => withMaskedEnds(readLines(text)).map((line) => line.text);

it('the last digits of numbers behind the names of cards are marked, also where they could be a year', () => {
  const text = 'Oak Visa  5512\n$6,204\nElm Gold 2005\n$10\nFir Card 4410\n$5,913';
  expect(textsOf(text)).toEqual([
    'Oak Visa ...5512',
    '$6,204',
    'Elm Gold ...2005',
    '$10',
    'Fir Card ...4410',
    '$5,913',
  ]);
});

it.each([
  ['of one card alone', 'Route 1066\n$6,204\nFir Card\n$10'],
  ['which are years', 'Oak Loan 2019\n$6,204\nElm Loan 2021\n$10'],
  ['where words say so', 'Card · ending in 5512\n$6,204\nLoan account 4410\n$5,913'],
  ['of sums in a list', 'Oak Visa 5512\nElm Gold 1200\nFir Card 4410'],
])('digits are left as they are %s', (_, text) => {
  expect(textsOf(text)).toEqual(text.split('\n'));
});

it('digits behind a dash that could be a year are marked where others are none, and the sum may stand above the name', () => {
  const text = '$6,204\nOak Visa - 5512\n\n$10\nElm Gold - 2005\n\n$5,913\nFir Card - 4410';
  expect(textsOf(text).filter((line) => !line.startsWith('$'))).toEqual([
    'Oak Visa - 5512',
    'Elm Gold ...2005',
    'Fir Card - 4410',
  ]);
});
