import { expect, it } from 'vitest';
import { balanceOfNow } from '../../../src/creditReport/meaning/balanceOfNow';

it.each([
  ['$1,400.00; now $1,318.22', '$1,318.22'],
  ['$1,318.22 now, $1,400.00 in March', '$1,318.22'],
  ['now 1318, was 1400', '1318'],
  ['$1,318.22 (was $1,400.00)', '$1,318.22'],
  ['was $1,400, $1,318', '$1,318'],
  ['$980.00 (3/1), $955.10 (4/1)', '$955.10'],
  ['$955.10 as of Apr 1, $980.00 as of Mar 1', '$955.10'],
  ['$700 (12/1/24) and $650 (1/5/25)', '$650'],
  ['$1,500 last month, $1,450 today', '$1,450'],
])('of sums of several times the one owed now is the balance: %s', (value, text) => {
  expect(balanceOfNow(value)).toMatchObject({ printed: { text }, isOneOfSeveral: false });
});

it.each([
  ['$500.00, $480.00', '$500.00'],
  ['$500.00 (3/1), $480.00', '$500.00'],
  ['$500 and $480', '$500'],
  ['$1,400 in March, $1,318 in March', '$1,400'],
])('of sums that no word and no day tells apart the first is one of several: %s', (value, text) => {
  expect(balanceOfNow(value)).toMatchObject({ printed: { text }, isOneOfSeveral: true });
});

it.each([
  '$808 as of 08/2026',
  '$1,200 (limit $3,000)',
  '$4,500, past due $150',
  '$500 $480',
  '2,310/3,000',
  '$200-300',
  '1400, 4421',
  '$35 now and $35 each month',
  'now $1,318.22',
])('a value that says anything else is left as it is: %s', (value) => {
  expect(balanceOfNow(value)).toBeUndefined();
});
