import { expect, it } from 'vitest';
import { lineItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';

/** The status that each debt is told to have. */
const standings = (...lines: string[]) =>
  accountsOfItems(lineItems(readLines(lines.join('\n')))).map(
    ({ facts }) => facts.find(({ kind }) => kind === 'statusLoose')?.values[0] ?? '-',
  );

it.each([
  ['both on time', 'on time'],
  ['both of em on time', 'on time'],
  ['they are both 30 days late', '30 days late'],
  ["ok. they're both current", 'current'],
  ['and both of them are 60 days late', '60 days late'],
  ['yeah, both are in collections!', 'in collections'],
])('how the two debts stand that were told last is said of both: %s', (message, stands) => {
  expect(standings('Ash 900.10', 'Oak 1,200 min 30', 'Elm 640.50', message)).toEqual(['-', stands, stands]);
});

it.each([
  'both are mine',
  'both cards',
  'Both Bank late fees',
  'we both work',
  'both on time and then 30 more words came to say what',
])('words that say no standing change nothing: %s', (message) => {
  expect(standings('Oak 1,200 min 30', 'Elm 640.50', message)).toEqual(['-', '-']);
});

it('what a debt says of itself stays, and one alone is not two', () => {
  expect(standings('Oak 1,200 30 days late', 'Elm 640.50', 'both current')).toEqual([
    '30 days late',
    'current',
  ]);
  expect(standings('Oak 1,200.00', 'both current', 'Elm 640.50')).toEqual(['-', '-']);
});
