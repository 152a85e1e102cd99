import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../src/money/money';
import { OPTIONS } from '../../src/plan/options';
import {
  coveredInMonth,
  monthlyAmounts,
  paidOver,
  parseMonths,
  paysMoreThan,
  planOutcome,
  reachesLaterPhase,
} from '../../src/plan/paymentPlan';
import { labelled } from '../support/plans';

describe('monthlyAmounts', () => {
  it.each([
    ['18.09', 18, 'Option C', '$1.01', '$1.01', 'floating point gives $1.00'],
    ['1.10', 18, 'Option B', '$0.06', '$0.07', 'dividing first gives $0.05'],
    ['1800', 18, 'Option A', '$80.00', '$120.00', 'the base monthly is $100.00'],
    ['0', 18, 'Option A', '$0.00', '$0.00', 'nothing is to pay'],
    ['1000', 6, 'Option B', '$150.00', '$183.33', 'the later months are reckoned though not reached'],
    ['1000', 60, 'Option B', '$15.00', '$18.33', 'the plan is the longest'],
    [
      '6000000000000000000000000000000000000000.06',
      6,
      'Option C',
      '$1,000,000,000,000,000,000,000,000,000,000,000,000,000.01',
      '$1,000,000,000,000,000,000,000,000,000,000,000,000,000.01',
      '40 digits are exact',
    ],
  ])('of $%s over %d months under %s are %s and %s: %s', (total, months, label, firstSix, later) => {
    const amounts = monthlyAmounts(labelled(label), parseMoney(total), months);
    expect(formatMoney(amounts.firstSix)).toBe(firstSix);
    expect(formatMoney(amounts.later)).toBe(later);
  });
});

describe('paidOver', () => {
  it.each([
    ['Option A', 36, '113.33'],
    ['Option A', 60, '116.00'],
    ['Option A', 7, '85.71'],
    ['Option A', 6, '80.00'],
    ['Option B', 36, '106.67'],
    ['Option B', 7, '92.86'],
    ['Option B', 6, '90.00'],
    ['Option C', 36, '100.00'],
    ['Option C', 6, '100.00'],
  ])('pays under %s over %d months %s percent of the total', (label, months, percent) => {
    expect(paidOver(labelled(label), parseMoney('100'), months).toFixed(2, 1)).toBe(percent);
  });

  it.each(['Option A', 'Option B', 'Option C'])('pays exactly the total under %s over 12 months', (label) => {
    expect(paidOver(labelled(label), parseMoney('18.09'), 12).toFixed()).toBe('18.09');
  });
});

describe('coveredInMonth', () => {
  it.each([
    ['Option A', 11, undefined],
    ['Option A', 12, 12],
    ['Option A', 13, 13],
    ['Option A', 36, 32],
    ['Option A', 60, 52],
    ['Option B', 11, undefined],
    ['Option B', 36, 34],
    ['Option B', 6, undefined],
    ['Option C', 6, 6],
    ['Option C', 60, 60],
  ])('of %s over %d months is %s', (label, months, month) => {
    expect(coveredInMonth(labelled(label), parseMoney('18.09'), months)).toBe(month);
  });

  it('is none where there is nothing to pay', () => {
    expect(OPTIONS.map((option) => coveredInMonth(option, parseMoney(''), 18))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('reckons a plan through: $1,800.00 under Option A over 18 months', () => {
  const { firstSix, later, paid, coveredIn } = planOutcome(labelled('Option A'), parseMoney('1800'), 18);
  expect([firstSix, later, paid].map(formatMoney)).toEqual(['$80.00', '$120.00', '$1,920.00']);
  expect(coveredIn).toBe(17);
});

it.each([
  [6, false],
  [7, true],
  [60, true],
])('reaches the later phase in a plan of %d months: %s', (months, reached) => {
  expect(reachesLaterPhase(months)).toBe(reached);
});

describe('parseMonths', () => {
  it.each([
    ['6', 6],
    ['18', 18],
    ['60', 60],
    ['07', 7],
  ])('reads %j as %d', (text, months) => {
    expect(parseMonths(text)).toBe(months);
  });

  it.each(['', '5', '61', '0', '-6', '6.5', '18.0', '1e1', ' 18', '18 months', '١٨', '9'.repeat(30)])(
    'refuses %j',
    (text) => {
      expect(parseMonths(text)).toBeUndefined();
    },
  );
});

describe('paysMoreThan', () => {
  it.each([
    [6, false, true],
    [11, false, true],
    [12, false, false],
    [13, true, false],
    [60, true, false],
  ])('over %i months: Option A more than C %s, C more than A %s', (months, aMore, cMore) => {
    expect(paysMoreThan(labelled('Option A'), labelled('Option C'), months)).toBe(aMore);
    expect(paysMoreThan(labelled('Option C'), labelled('Option A'), months)).toBe(cMore);
  });
});
