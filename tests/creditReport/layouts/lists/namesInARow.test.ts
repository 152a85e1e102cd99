import { describe, expect, it } from 'vitest';
import { namesInARow } from '../../../../src/creditReport/layouts/lists/namesInARow';
import { readByRules } from '../../../../src/creditReport/readReport';

const parts = (text: string) => namesInARow(text)?.map(({ from, to }) => text.slice(from, to).trim());

it.each([
  [
    'amex 2140 two months behind wells fargo loan 8120 current target 640 thirty days late',
    ['amex 2140 two months behind', 'wells fargo loan 8120 current', 'target 640 thirty days late'],
  ],
  [
    'so she has a discover card with a balance of 2140 then an upstart loan at 7900 current payment 241',
    ['discover card with a balance of 2140', 'upstart loan at 7900 current payment 241'],
  ],
  [
    'Citi balance 3198, three months late, auto loan with Ally 16210 current payment 412',
    ['Citi balance 3198, three months late,', 'Ally 16210 current payment 412'],
  ],
  [
    'the macys is 512 and is current and also a best buy bill for 640 in collections and he makes 3100 a month',
    ['macys is 512 and is current', 'best buy bill for 640 in collections'],
  ],
  [
    'chase 900 late kohls 312.40 current her rent is 1100 and she gets paid friday',
    ['chase 900 late', 'kohls 312.40 current'],
  ],
])('parts at each creditor: %s', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

describe('parts nothing', () => {
  it.each([
    ['of payments', 'pays chase 200 a month and is current and discover 150 a month'],
    ['of limits', 'chase limit 6000 current discover limit 4000 current'],
    ['of transfers', 'moved 3200 from chase 3200 to ally 4000 which is current'],
    ['where one has two sums', 'chase 3200 was 4100 current discover 900 late'],
    ['where a figure stands before the first', 'visit 2 chase 3200 current discover 900 late'],
    ['where nothing tells how one stands', 'chase 3200 discover 900'],
    ['of one creditor', 'chase 3200 current and i am late on the rest'],
    ['of names that nobody knows', 'oak 3200 current elm 900 late'],
  ])('%s', (_, text) => {
    expect(namesInARow(text)).toBeUndefined();
  });
});

it('a memo without stops is a debt for each creditor', () => {
  const text =
    'ok he has a kohls card with a balance of 812 he is two months late on it then navy federal card 5120 current and a navy federal auto loan 11340 current payment 305 then cash net 450 thirty days late';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map((debt) => [debt.accountName, debt.amountText, debt.current, debt.payingText])).toEqual([
    ['kohls card', '812', '60days', ''],
    ['navy federal card', '5120', 'current', ''],
    ['navy federal auto loan', '11340', 'current', '305'],
    ['cash net', '450', '30days', ''],
  ]);
});
