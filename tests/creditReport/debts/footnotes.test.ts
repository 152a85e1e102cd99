import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (...notes: string[]) =>
  readByRules({
    text: ['Oak Card 4,200 *', 'Elm Card 900 pay 30', 'Ash Loan 1,500 **', '', ...notes].join('\n'),
    tables: [],
  }).debts.map(({ accountName, current }) => `${accountName} ${current}`);

it('a note says how the debts stand whose lines end with its mark', () => {
  expect(read('* thirty days late, Irene was away', '** = in collections')).toEqual([
    'Oak Card 30days',
    'Elm Card null',
    'Ash Loan 90days',
  ]);
});

it('of all others holds what is said of all but those that are marked', () => {
  expect(
    read('All of the above are current except where marked.', '* sixty days late', '** in collections'),
  ).toEqual(['Oak Card 60days', 'Elm Card current', 'Ash Loan 90days']);
});

it('a note that says nothing of that, or tells a sum, is none', () => {
  expect(read('* joint with Irene', '** 30 days late since $1,200 in May')).toEqual([
    'Oak Card null',
    'Elm Card null',
    'Ash Loan null',
  ]);
});
