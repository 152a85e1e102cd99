import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (...rows: string[]) =>
  readByRules({ text: ['Creditor  Balance  Status', ...rows].join('\n'), tables: [] }).debts.map(
    ({ accountName, amount }) => `${accountName} ${amount?.toFixed() ?? 'untold'}`,
  );

it('a row with nothing but a creditor leaves the row below its figures', () => {
  expect(read('Chase  $500  Current', 'Capital One', 'Discover  $900  Current')).toEqual([
    'Chase 500',
    'Capital One untold',
    'Discover 900',
  ]);
});

it.each([
  ['the begin of a longer name', 'PORTFOLIO RECOVERY', 'ASSOCIATES LLC'],
  ['a shop over the bank that issues its card', 'Best Buy', 'Synchrony Bank'],
  ['a creditor over its own card', 'Discover', 'Discover it'],
])('a name goes on in the row below: %s', (_, above, below) => {
  expect(read('Chase  $500  Current', above, `${below}  $900  Current`)).toHaveLength(2);
});
