import { expect, it } from 'vitest';
import { paragraphItems } from '../../../../src/creditReport/layouts/lists/item';
import { accountsOfItems } from '../../../../src/creditReport/layouts/lists/toldDebt';
import { readLines } from '../../../../src/creditReport/page/lines';

const flagsOf = (text: string) =>
  accountsOfItems(paragraphItems(readLines(text))).flatMap(({ flags }) => flags);

it('records that run together are no sure debt: a label that an account has once comes again with another value', () => {
  const text = 'Oak Bank\nStatus: Current\nElm Bank\nBalance: $500\nStatus: 60 days late';
  expect(flagsOf(text)).toEqual(expect.arrayContaining(['amount-guessed', 'name-guessed', 'status-guessed']));
});

it.each([
  ['once', 'Oak Bank\nBalance: $500\nStatus: 60 days late'],
  ['again with the same value', 'Oak Bank\nStatus: Current\nBalance: $500\nStatus: Current'],
])('a debt is sure whose labels come %s', (_, text) => {
  expect(flagsOf(text)).toEqual([]);
});
