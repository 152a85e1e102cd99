import { expect, it } from 'vitest';
import { totalColumn, totalOfLines, totalOfParts } from '../../../src/creditReport/meaning/partsOfTotal';

function placeOf(sums: readonly (readonly [string, string])[]) {
  return totalOfParts(sums.map(([label, text], place) => ({ label, text, place })))?.place;
}

it.each([
  ['a judgment', [['Principal', '4,120.55'], ['Interest', '530.75'], ['Costs', '264.00'], ['Total judgment', '4,915.30']], 3],
  ['a tax', [['Amount due by December 1', '3,847.55'], ['Tax you owed', '3,500.00'], ['Penalty', '210.00'], ['Interest', '137.55']], 0],
  ['a loan', [['unpaid principal', '900'], ['accrued interest', '100'], ['payoff', '1000']], 2],
  ['a loan with a fee of nothing', [['principal', '900'], ['fees', '0'], ['interest', '100'], ['total', '1000']], 3],
  ['a fine', [['Fine', '150.00'], ['Court costs', '85.00'], ['Balance', '235.00']], 2],
] as const)('finds what all parts of %s come to', (_, sums, place) => {
  expect(placeOf(sums)).toBe(place);
}); // biome-ignore format: sums are read in lines

it.each([
  ['that come to something else', [['principal', '900'], ['interest', '100'], ['total', '5000']]],
  ['of a payment', [['principal', '90'], ['interest', '10'], ['total payment', '100']]],
  ['of a payment with escrow', [['principal', '90'], ['interest', '10'], ['escrow', '20'], ['amount due', '100']]],
  ['without a principal', [['interest', '90'], ['late fees', '10'], ['total', '100']]],
  ['of which there is but one', [['principal', '100'], ['total', '100']]],
  ['of which one is all', [['principal', '100'], ['interest', '0'], ['total', '100']]],
  ['without a total', [['principal', '90'], ['interest', '10'], ['credit limit', '100']]],
] as const)('finds no total of parts %s', (_, sums) => {
  expect(placeOf(sums)).toBeUndefined();
}); // biome-ignore format: sums are read in lines

it('finds the column of the total where it is that of every row', () => {
  const labels = ['creditor', 'principal', 'interest', 'total due'];
  expect(totalColumn(labels, [['Oak', '900', '100', '1000'], ['Elm', '250', '', '250'], ['Ash']])).toBe(3);
  expect(
    totalColumn(labels, [
      ['Oak', '900', '100', '1000'],
      ['Elm', '250', '25', '300'],
    ]),
  ).toBeUndefined();
  expect(totalColumn(['creditor', 'balance', 'total'], [['Oak', '900', '900']])).toBeUndefined();
  // A rate and what was lent are no parts, and a row whose interest is nothing does not tell which sum has it.
  const loans = ['interest rate', 'original principal', 'current principal', 'unpaid interest', 'balance'];
  expect(
    totalColumn(loans, [
      ['4%', '500', '300', '20', '320'],
      ['4%', '90', '70', '0', '70'],
    ]),
  ).toBe(4);
});

it('the lines of a bill come to the sum that is called due, less what was paid', () => {
  const bill = (total: string, label = 'Total balance due') => [
    { label: 'Cleaning', text: '$275.00' },
    { label: 'Carpet', text: '$500.00' },
    { label: 'Deposit applied', text: '-$400.00' },
    { label, text: total },
  ];
  expect(totalOfLines(bill('$375.00'))?.text).toBe('$375.00');
  expect(totalOfLines(bill('$376.00'))).toBeUndefined();
  expect(totalOfLines(bill('$375.00', 'Monthly payment due'))).toBeUndefined();
  expect(totalOfLines(bill('$375.00', 'Subtotal'))).toBeUndefined();
});
