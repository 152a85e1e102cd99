import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CREDITORS,
  DEBT_FIELDS,
  type Debt,
  EMPTY_DEBTS,
  isEntered,
  STATUSES,
  totalBasis,
  totalPaying,
} from '../../src/debts/debt';
import { formatMoney } from '../../src/money/money';

const EMPTY_DEBT = Object.fromEntries(DEBT_FIELDS.map((field) => [field, ''])) as Debt;

function debt(fields: Partial<Debt>): Debt {
  return { ...EMPTY_DEBT, ...fields };
}

describe('the debts', () => {
  it('are 20, all empty at first', () => {
    expect(EMPTY_DEBTS).toEqual(Array.from({ length: 20 }, () => EMPTY_DEBT));
  });

  it('have the six fields of the specification, in the order of the columns', () => {
    expect(DEBT_FIELDS).toEqual([
      'accountName',
      'accountNumber',
      'amount',
      'originalCreditor',
      'current',
      'paying',
    ]);
  });

  it('come from one of four creditors, and are one of four times late', () => {
    expect(CREDITORS.map(({ value, label }) => [value, label])).toEqual([
      ['creditor1', 'Creditor 1'],
      ['creditor2', 'Creditor 2'],
      ['creditor3', 'Creditor 3'],
      ['other', 'Other'],
    ]);
    expect(STATUSES.map(({ value, label }) => [value, label])).toEqual([
      ['current', 'Current'],
      ['30days', '30 Days Late'],
      ['60days', '60 Days Late'],
      ['90days', '90+ Days Late'],
    ]);
  });
});

describe('totalBasis and totalPaying', () => {
  it('are zero where nothing is entered', () => {
    expect(formatMoney(totalBasis(EMPTY_DEBTS))).toBe('$0.00');
    expect(formatMoney(totalPaying(EMPTY_DEBTS))).toBe('$0.00');
  });

  it('add the amounts apart from the payments, and count what is no amount as zero', () => {
    const debts = [
      debt({ amount: '0.1', paying: '5', accountNumber: '4000' }),
      debt({ amount: '0.2', paying: '1.2.3' }),
      debt({ amount: '.', paying: '.5', accountName: '70' }),
    ];
    expect(totalBasis(debts).toFixed()).toBe('0.3');
    expect(totalPaying(debts).toFixed()).toBe('5.5');
  });

  it('keep every cent of 20 debts', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { maxLength: 20 }), (pairs) => {
        const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
        const debts = pairs.map(([amount, paying]) => debt({ amount: text(amount), paying: text(paying) }));
        const total = (which: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[which], 0n);
        expect(totalBasis(debts).toFixed(2)).toBe(text(total(0)));
        expect(totalPaying(debts).toFixed(2)).toBe(text(total(1)));
      }),
    );
  });
});

it.each<[Partial<Debt>, boolean]>([
  [{}, false],
  [{ accountName: ' ' }, false],
  [{ accountNumber: '1' }, true],
  [{ current: '30days' }, true],
  [{ paying: '0' }, true],
])('says of %j whether anything is entered: %s', (fields, answer) => {
  expect(isEntered(debt(fields))).toBe(answer);
});
