import { expect, it } from 'vitest';
import { withSharedApart } from '../../../../src/creditReport/layouts/tables/sharedHeadings';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Creditor|Balance / Past due||Status', 'Creditor|Balance|Past due|Status'],
  ['Creditor|Past due/Balance|', 'Creditor|Past due|Balance'],
  ['Creditor|Limit / Balance / Past due||', 'Creditor|Limit|Balance|Past due'],
])('a heading over several columns that names them all is one for each: %s', (cells, apart) => {
  expect(withSharedApart(cells.split('|'))).toEqual(apart.split('|'));
});

it.each([
  'Creditor|Balance / Past due|Status',
  'Creditor|Balance / Past due|||Status',
  'Creditor|Balance / foo||Status',
  'Creditor|Balance||Status',
])('any other heading stays as it is: %s', (cells) => {
  expect(withSharedApart(cells.split('|'))).toEqual(cells.split('|'));
});

it('each sum stands under its own part of the heading', () => {
  const rows = [
    ['Creditor', 'Balance / Past due', '', 'Status'],
    ['Oak', '$4,512', '$150', '30 days late'],
    ['Elm', '$1,220', '$0', 'Current'],
  ];
  const text = rows.map((row) => row.join('\t')).join('\n');
  const debts = readByRules({ text, tables: [rows] }).debts;
  expect(debts.map(({ amountText, pastDueText }) => [amountText, pastDueText])).toEqual([
    ['$4,512', '$150'],
    ['$1,220', '$0'],
  ]);
});
