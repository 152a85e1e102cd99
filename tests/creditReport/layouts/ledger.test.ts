import { expect, it } from 'vitest';
import { readLedger } from '../../../src/creditReport/layouts/ledger';
import { readLines } from '../../../src/creditReport/page/lines';

const read = (text: string) =>
  readLedger(readLines(text)).map(({ facts }) => facts.map(({ values }) => values[0]).join(' '));

it.each([
  ['the sum first', '$-5.00  liabilities:cards:Oak Visa\n  0  liabilities:loans:Elm', ['Oak Visa 5.00', 'Elm 0']],
  ['the account first', 'Liabilities:CreditCard:Oak  -5.00 USD\nLiabilities:Elm Bank  -1,204.50 USD', ['Oak 5.00', 'Elm Bank 1,204.50']],
  ['a credit', '$-5.00  liabilities:Oak\n$7.00  liabilities:Elm', ['Oak 5.00', 'Elm -7.00']],
  ['signs that are turned', '$5.00  Liabilities:Oak\n$7.00  Liabilities:Elm', ['Oak 5.00', 'Elm 7.00']],
])('reads what a ledger says is owed, with %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
}); // biome-ignore format: ledgers are read in lines

it.each([
  ['what is owned', '$5.00  assets:Oak:checking\n$7.00  assets:Elm'],
  ['one line alone', '$-5.00  liabilities:cards:Oak Visa'],
  [
    'what a journal says was moved',
    '2026-11-01 * "Oak"\nLiabilities:Oak  -5.00 USD\nLiabilities:Elm  5.00 USD',
  ],
  ['a part without a sum', 'liabilities:cards:Oak Visa\nliabilities:cards:Elm'],
])('reads nothing of %s', (_, text) => {
  expect(read(text)).toEqual([]);
});
