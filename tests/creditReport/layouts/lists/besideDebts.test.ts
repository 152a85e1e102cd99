import { expect, it } from 'vitest';
import { withoutBeside } from '../../../../src/creditReport/layouts/lists/besideDebts';
import { readByRules } from '../../../../src/creditReport/readReport';

const told = (text: string) => withoutBeside(text)?.map(({ from, to }) => text.slice(from, to));

it.each([
  ['Oak 4100, Elm 2200. Rent 1200. Works at Ash 2800/mo', ['Oak 4100, Elm 2200.']],
  ['Debts: Oak 4100, Elm 900. Expenses: rent 1200, dogs 40', ['Debts: Oak 4100, Elm 900.']],
  ['Oak 4100, Elm 2200 Expenses: rent 1200, food 400', ['Oak 4100, Elm 2200']],
  ['I make 3100 a month. Oak 4100. Rent is 1300. Elm 640.', ['Oak 4100.', 'Elm 640.']],
  ['Oak 4100. It is late. Rent 1200.', ['Oak 4100. It is late.']],
  ['Rent 1200. Makes 2400 a month', []],
])('%s tells of debts beside what comes in and goes out', (text, stretches) => {
  expect(told(text)).toEqual(stretches);
});

it.each([
  'Oak 4100, Elm 2200.',
  'Rent 1200',
  'Oak 4100. Owes back rent 900.',
  'Oak 4100. Phone bill 212.',
  'Dr. Elm 640. Rent-A-Center 300.',
])('all of %s is of one kind', (text) => {
  expect(told(text)).toBeUndefined();
});

it('what is beside debts in a line is no row, no payment, and nothing that was overlooked', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amountText, payingText, review }) =>
        `${accountName} ${amountText} ${payingText}${review.includes('digits-unused') ? '?' : ''}`,
    );
  expect(rows('Monthly expenses: rent 900, gas 120. Debts: Kohls 310, mom 400')).toEqual([
    'Kohls 310 ',
    'mom 400 ',
  ]);
  expect(rows('Chase 4100 at 110/mo, Amex 900 at 35/mo. Gets 1800 a month from SSDI.')).toEqual([
    'Chase 4100 110',
    'Amex 900 35',
  ]);
  expect(rows('I owe Discover 3,100 and Amex 640. I work at a warehouse, 19 an hour.')).toEqual([
    'Discover 3,100 ',
    'Amex 640 ',
  ]);
});
