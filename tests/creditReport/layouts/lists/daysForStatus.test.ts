import { expect, it } from 'vitest';
import { lineItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  accountsOfItems(lineItems(readLines(text))).map(({ facts, flags }) =>
    [...facts.map(({ kind, values: [value] }) => `${kind}=${value}`), ...flags].join(' '),
  );

it('days in the place of a status count how late a debt is', () => {
  expect(read('Chase, 4100, current\nCiti, 3300, 30\nDiscover, 2950, 60')).toEqual([
    'name=Chase statusLoose=current balance=4100',
    'name=Citi statusLoose=30 balance=3300',
    'name=Discover statusLoose=60 balance=2950',
  ]);
  const text = 'Chase, 4100, current\nCiti, 3300, 30\nDiscover, 2950, 90';
  expect(readByRules({ text, tables: [] }).debts.map(({ current }) => current)).toEqual([
    'current',
    '30days',
    '90days',
  ]);
});

it('one line alone with such days may tell a payment', () => {
  expect(read('Chase 4100 current\nCiti 3300 30')).toEqual([
    'name=Chase statusLoose=current balance=4100',
    'name=Citi statusLoose=30 balance=3300 status-guessed',
  ]);
});

it.each([
  ['no line has a status', 'Chase 4100 60\nCiti 3300 30'],
  ['another figure is no such count', 'Chase 4100 current\nCiti 3300 30\nAmex 500 45'],
  ['a line with a status has a payment', 'Chase 4100 65 current\nCiti 3300 30\nAmex 500 90'],
])('where %s, they are payments', (_, text) => {
  expect(read(text).join()).toContain('paying=30');
});
