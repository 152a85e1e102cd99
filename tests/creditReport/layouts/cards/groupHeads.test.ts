import { expect, it } from 'vitest';
import { groupSum, headsGroup, partOf } from '../../../../src/creditReport/layouts/cards/groupHeads';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Credit Cards  $12,117', 'accounts', '$12,117'],
  ['Collections $455.10', 'collections', '$455.10'],
  ['Cash: $611', 'skipped', '$611'],
  ['Credit Cards', 'accounts', undefined],
  ['Credit limit $5,000', undefined, undefined],
  ['Oak Bank $500', undefined, undefined],
  ['of $4,000', undefined, undefined],
  ['Limit $400', undefined, undefined],
])('a title tells its part, and may tell what its accounts come to: %s', (text, part, sum) => {
  expect([partOf(text), groupSum(readLines(text)[0])[0]?.values[0]]).toEqual([part, sum]);
});

it('a title with a sum heads a group where names stand over their sums, and is one of a list of sums', () => {
  expect(headsGroup(readLines('Credit cards $900\nOak Visa\n$900'), 0)).toBe(true);
  expect(headsGroup(readLines('Credit cards $400\nStudent loans $230\nFood $600'), 0)).toBe(false);
  expect(headsGroup(readLines('Credit cards $900\n$20 due\nOak Visa'), 0)).toBe(false);
  expect(headsGroup(readLines('Cash $400\nOak Checking\n$400'), 0)).toBe(false);
});

it('an app that heads its groups with their sums is read with every card, and without the sums', () => {
  const text =
    'Net Worth\n-$51,208\nCredit Cards  $12,117\nOak Double Cash  5512\n$6,204\n2 hours ago\nElm it  4410\n$5,913\n1 day ago\nLoans  $18,250\nFir Servicing\n$18,250\n1 day ago\nCash $611\nChecking 4471\n$611';
  const debts = readByRules({ text, tables: [] }).debts;
  expect(
    debts.map(({ accountName, accountNumber, amountText }) => [accountName, accountNumber, amountText]),
  ).toEqual([
    ['Oak Double Cash', '...5512', '$6,204'],
    ['Elm it', '...4410', '$5,913'],
    ['Fir Servicing', '', '$18,250'],
  ]);
  expect(debts.some(({ review }) => review.includes('amounts-unused'))).toBe(false);
});
