import { expect, it } from 'vitest';
import { numberedLoans } from '../../../../src/creditReport/layouts/lists/numberedLoans';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const namesIn = (text: string) => [...numberedLoans(readLines(text)).values()].map(({ name }) => name);
const sumsIn = (text: string) => debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5).join(' | '));

it('the loans of a bank by their kind and a number of two digits are a debt each, under the name of the bank', () => {
  expect(
    sumsIn('Oak Bank\nAuto Loan 61 $9,204.33\nHome Equity 62 $22,410.00\nCredit Card 70 $3,140.00'),
  ).toEqual([
    'Oak Bank Auto Loan |  | $9,204.33 |  | ',
    'Oak Bank Home Equity |  | $22,410.00 |  | ',
    'Oak Bank Credit Card |  | $3,140.00 |  | ',
  ]);
});

it('such a loan among others is read with what is paid on it', () => {
  const text =
    'Visa Platinum 70        $3,140.00    payment $94.00\nAuto Loan 61            $9,204.33    payment $311.20';
  expect(sumsIn(text)).toEqual([
    'Visa Platinum |  | $3,140.00 |  | $94.00',
    'Auto Loan 61 |  | $9,204.33 |  | $311.20',
  ]);
});

it.each([
  ['counted in a summary', 'Auto Loan 12 $9,204.33\nCredit Card 4 $22,410.00\nMortgage 10 $5.00'],
  ['several of a kind', 'Auto Loans 12 $9,204.33\nCredit Cards 14 $22,410.00'],
  ['one alone', 'Auto Loan 61 $9,204.33'],
  ['of the same number', 'Auto Loan 61 $9,204.33\nCredit Card 61 $22,410.00'],
  ['late by so many days', 'Auto Loan 60 days $9,204.33\nCredit Card 30 days $22,410.00'],
])('none is numbered that is %s', (_, text) => {
  expect(namesIn(text)).toEqual([]);
});
