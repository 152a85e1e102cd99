import { expect, it } from 'vitest';
import { tellsPaidBeforeOwed, withPaidTold } from '../../../../src/creditReport/layouts/lists/paidBeforeOwed';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Oak card 110 (owe 4,100)', 'Oak card | min 110 | owe 4,100'],
  ['Elm $30 - owe $640', 'Elm | min $30 | owe $640'],
  ['Ash car 310 (9,800 left)', 'Ash car | min 310 | owe 9,800'],
  ['Elm - 30/mo (owes 410)', 'Elm | min 30 | owe 410'],
  ['Oak pay 60 - owe 2100', 'Oak | min 60 | owe 2100'],
  ['Zip Pay 60 - owe 2100', 'Zip Pay | min 60 | owe 2100'],
  ['Oak 85 (balance 3,300).', 'Oak | min 85 | owe 3,300'],
])('%s tells what is paid, and what is owed', (text, told) => {
  expect(withPaidTold(text)).toBe(told);
});

it.each([
  'Oak 4100 (owe 4,200)',
  'Oak 110 (limit 4,100)',
  'Oak 110',
  'Oak x4411 110 owe 4,100',
  'Oak 1,100 (owe 300)',
  'Oak, ending 0052, balance $1,905.00',
  'Oak, ending in 3120, balance $18,000',
  'Oak acct 3120, balance $18,000',
  'Oak conta 3120, saldo 18,000',
])('%s does not', (text) => {
  expect(tellsPaidBeforeOwed(text)).toBe(false);
});

it('what a budget tells to be owed is a debt, and the rest of it none', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amountText, payingText }) => `${accountName} ${amountText} ${payingText}`,
    );
  const both = ['Chase card 4,100 110', 'Citi 2,200 65'];
  expect(rows('Rent 1200\nChase card 110 (owe 4,100)\nCiti 65 (owe 2,200)\nFood 400\nNetflix 16')).toEqual(
    both,
  );
  expect(rows('Rent 1200, Chase card 110 (owe 4,100), Citi 65 (owe 2,200), food 400')).toEqual(both);
  expect(rows('Rent 1200\nChase card 110 (owe 4,100)\nCiti 65\nFood 400')).toEqual(['Chase card 4,100 110']);
  expect(rows('My budget\npaycheck 2,900\ngroceries 450\nCiti 65 (owe 2,200)')).toEqual(['Citi 2,200 65']);
  expect(rows('Rent 1200\nChase card 110\nCiti 65\nFood 400\nNetflix 16')).toEqual([]);
  // A list of debts with one such line is no budget.
  expect(rows('Citi 2,200 min 65\nToyota 17,300 left / 389 mo\nmom 1500\nrent 1850')).toHaveLength(3);
});
