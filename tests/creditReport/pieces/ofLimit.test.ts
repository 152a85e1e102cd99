import { describe, expect, it } from 'vitest';
import {
  owedOfLimit,
  partOfWhole,
  withLeftTold,
  withLimitTold,
  withUsedTold,
} from '../../../src/creditReport/pieces/ofLimit';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['2,310/3,000', '2,310'],
  ['$450.25 / $2,000', '$450.25'],
  ['288/500', '288'],
])('what is owed stands before a slash and its limit: %s', (value, owed) => {
  expect(owedOfLimit(value)).toBe(owed);
});

it.each(['12/2027', '640/29', '10/14', '360/$2,114', '30/60/90', '2/500'])(
  'no limit is told by %s',
  (text) => {
    expect(owedOfLimit(text)).toBeUndefined();
    expect(withLimitTold(text)).toBe(text);
  },
);

describe('the limit of a card is no debt, and what is owed of it is marked', () => {
  it.each([
    ['in lines', 'Oak Quicksilver 2,310/3,000\nElm Venture 7,905/10,000\nAsh it 1,020/6,500\nTarget RedCard 288/500'],
    ['with blanks', 'Oak 2,310 / 3,000\nElm 7,905 / 10,000\nAsh 1,020 / 6,500\nTarget 288 / 500'],
    ['in a table', 'Creditor\tBalance\nOak\t2,310/3,000\nElm\t7,905/10,000\nAsh\t1,020/6,500\nTarget\t288/500'],
  ])('%s', (_, text) => {
    const { debts } = readByRules({ text, tables: [] });
    expect(debts.map(({ amount }) => amount?.toFixed())).toEqual(['2310', '7905', '1020', '288']);
    expect(debts.every(({ review }) => review.includes('amount-guessed'))).toBe(true);
  });
}); // biome-ignore format: texts are read in lines

it.each([
  ['Oak One $3,200 of $5,000 used', 'Oak One $3,200 owed, limit $5,000'],
  ['Oak ..1120 | $6,000 of $7,500', 'Oak ..1120 | $6,000 owed, limit $7,500'],
  ['Oak: $890 out of my $4,000 limit current', 'Oak: $890 owed, limit $4,000 current'],
  ['Oak - $412.50 of $1,000, 30 days late', 'Oak - $412.50 owed, limit $1,000, 30 days late'],
])('tells which is the limit of %j', (text, told) => {
  expect(withUsedTold(text)).toBe(told);
});

it.each([
  'Oak paid $3,200 of $5,000',
  'Oak $5,000 of $3,200',
  'Oak settled $900 of $2,000',
  'Oak $900 of $2,000 paid',
  '$900 of $2,000',
  'Oak 4471 $900 of $2,000',
])('tells no limit of %j', (text) => {
  expect(withUsedTold(text)).toBe(text);
});

it.each([
  ['Left to pay $612.40 of $1,495', 'Left to pay $612.40, originally $1,495'],
  ['Remaining: $80 of $400', 'Remaining $80, originally $400'],
  ['Next: $68.04 on Dec 3', 'payment $68.04 on Dec 3'],
])('what is left of a purchase is owed, and what is next is paid: %s', (text, told) => {
  expect(withLeftTold(text)).toBe(told);
});

it.each(['Left to pay $612.40', 'Remaining 3 of $400', 'Left to pay $400 of $80', 'Next: $68.04 Oak'])(
  'nothing is told of a whole or of a payment by %s',
  (text) => {
    expect(withLeftTold(text)).toBe(text);
  },
);

it('a purchase with what is left of it, and what is next, is a debt beside others', () => {
  const text =
    'Affirm – Oak\nLeft to pay $612.40 of $1,495\nNext: $68.04 on Dec 3\n\nAffirm – Elm\nLeft to pay $188.20 of $400';
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, payingText }) => [accountName, amountText, payingText]),
  ).toEqual([
    ['Affirm – Oak', '$612.40', '$68.04'],
    ['Affirm – Elm', '$188.20', ''],
  ]);
});

it.each([
  ['$4,117 of $9,000', '$4,117', '$9,000'],
  ['$389 of $500 limit', '$389', '$500'],
  ['$7,720 of $15,000 original amount', '$7,720', '$15,000'],
  ['$7,720 of $15,000 original balance', '$7,720', '$15,000'],
])('how much of a whole is owed is told by %s', (text, owed, whole) => {
  expect(partOfWhole(text)).toEqual({ owed, whole });
});

it('how much of a whole was paid tells nothing that is owed', () => {
  expect(partOfWhole('$7,720 of $15,000 original amount paid')).toBeUndefined();
});
