import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_DEBTS } from '../../../src/debts/debt';
import {
  paidName,
  parseShare,
  paymentOf,
  payName,
  payShare,
  unpaidWords,
} from '../../../src/debts/pay/payInFull';
import { type Money, moneyFromNumber, parseMoney } from '../../../src/money/money';

const FULL = moneyFromNumber(100);
const SIXTY = moneyFromNumber(60);

describe('parseShare', () => {
  it.each([
    ['100', 100],
    ['60', 60],
    [' 60 % ', 60],
    ['37.5', 37.5],
    ['1', 1],
    ['0.5', 0.5],
    ['33,3', 33.3],
    ['12,50 %', 12.5],
  ])('reads %j', (text, share) => {
    expect(parseShare(text)?.toNumber()).toBe(share);
  });

  it.each([
    '0',
    '0.00',
    '100.01',
    '150',
    '',
    ' ',
    '%',
    'half',
    '-5',
    '1e1',
    '1.2.3',
    '.',
    '5 0',
    '1,000',
    '1,2,3',
    ',',
    '100,5',
  ])('takes %j for no share', (text) => {
    expect(parseShare(text)).toBeUndefined();
  });
});

it.each([
  [FULL, 'Pay in full', 'Paid 2 debts in full'],
  [SIXTY, 'Pay 60 %', 'Paid 60 % of 2 debts'],
  [parseMoney('37.50'), 'Pay 37.5 %', 'Paid 37.5 % of 2 debts'],
])('%s per cent is called %j', (share, name, act) => {
  expect([payName(share), paidName(share, 2)]).toEqual([name, act]);
});

describe('the payment on a debt', () => {
  it.each<[string, Money, string]>([
    ['2505', FULL, '2505'],
    ['0.005', FULL, '0.005'],
    ['2505', SIXTY, '1503.00'],
    ['0.01', SIXTY, '0.01'],
    ['100.01', moneyFromNumber(50), '50.01'],
    ['0', FULL, ''],
    ['', FULL, ''],
    ['1.2.3', SIXTY, ''],
  ])('of %j at %s per cent is %j', (amount, share, payment) => {
    expect(paymentOf(amount, share)).toBe(payment);
  });

  it('in full is the amount, to the last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}(\.\d{0,4})?$/), (text) => {
        expect(paymentOf(text, FULL)).toBe(parseMoney(text).gt(0) ? text : '');
      }),
    );
  });
});

it('pays the debts that have an amount and no payment yet, and no other', () => {
  const entered = [
    { amount: '100' },
    { amount: '100', paying: '5' },
    { amount: '100', paying: '0' },
    { amount: '100', paying: '1.2.3' },
    { amount: '0' },
    { amount: '1.2.3' },
    { accountName: 'First Bank' },
    { amount: '50.50' },
  ];
  const debts = EMPTY_DEBTS.map((debt, row) => ({ ...debt, ...entered[row] }));
  expect(payShare(debts, SIXTY)).toEqual([
    { row: '0', column: 'paying', text: '60.00' },
    { row: '7', column: 'paying', text: '30.30' },
  ]);
});

it.each([
  [0, 'Every debt has its $ Paying; clear it for another share.'],
  [1, '1 debt has no $ Paying yet.'],
  [3, '3 debts have no $ Paying yet.'],
])('says of %i debts: %j', (count, words) => {
  expect(unpaidWords(count)).toBe(words);
});
