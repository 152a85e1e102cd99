import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, type Money, parseMoney } from '../../src/money/money';
import { OPTIONS, type PaymentOption } from '../../src/plan/options';
import {
  coveredInMonth,
  monthlyAmounts,
  paidOver,
  parseMonths,
  planOutcome,
  reachesLaterPhase,
} from '../../src/plan/paymentPlan';

const EACH_OPTION = OPTIONS.map((option) => [option.label, option] as const);
const EVERY_LENGTH = Array.from({ length: 55 }, (_, index) => BigInt(index + 6));

/** Total Paying in cents, and the length of a plan in months. */
const cents = fc.bigInt({ min: 1n, max: 10n ** 14n });
const length = fc.constantFrom(...EVERY_LENGTH);

/**
 * The specification's factors, in tenths. All below is reckoned in whole numbers: a month asks for `cents` times
 * `tenths` in the 10·N-th part of a cent, so that nothing is rounded.
 */
const TENTHS: Record<PaymentOption['id'], { firstSix: bigint; later: bigint }> = {
  optionA: { firstSix: 8n, later: 12n },
  optionB: { firstSix: 9n, later: 11n },
  optionC: { firstSix: 10n, later: 10n },
};

/** What a plan has paid by the end of each month, month by month: the 10·N-th parts of a cent. */
function paidByMonth({ id }: PaymentOption, totalCents: bigint, months: bigint): bigint[] {
  const paid: bigint[] = [];
  for (let month = 1n; month <= months; month++) {
    const tenths = month <= 6n ? TENTHS[id].firstSix : TENTHS[id].later;
    paid.push((paid.at(-1) ?? 0n) + totalCents * tenths);
  }
  return paid;
}

function labelled(label: string): PaymentOption {
  const option = OPTIONS.find((each) => each.label === label);
  if (!option) throw new Error(`There is no ${label}.`);
  return option;
}

function dollars(totalCents: bigint): Money {
  return parseMoney(`${totalCents}`).div(100);
}

/** An amount in the smallest unit that a quotient keeps: 20 decimals of a dollar. */
function units(money: Money): bigint {
  return BigInt(money.toFixed(20).replace('.', ''));
}

const UNITS_OF_A_CENT = 10n ** 18n;

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

  it.each(EACH_OPTION)('of %s are shown as the exact fractions rounded half up', (_, option) => {
    fc.assert(
      fc.property(cents, length, (total, months) => {
        const amounts = monthlyAmounts(option, dollars(total), Number(months));
        for (const phase of ['firstSix', 'later'] as const) {
          const rounded = (2n * total * TENTHS[option.id][phase] + 10n * months) / (20n * months);
          expect(formatMoney(amounts[phase])).toBe(formatMoney(dollars(rounded)));
        }
      }),
    );
  });

  it.each([
    ['Option A', 12n, -24n],
    ['Option B', 11n, -12n],
    ['Option C', 10n, 0n],
  ])('of %s add up to T·(%s·N + %s)/10·N, but for less than a unit a month', (label, slope, start) => {
    fc.assert(
      fc.property(cents, length, (total, months) => {
        const { firstSix, later } = monthlyAmounts(labelled(label), dollars(total), Number(months));
        const added = units(firstSix) * 6n + units(later) * (months - 6n);
        const exactTimes = total * UNITS_OF_A_CENT * (slope * months + start);
        const lost = exactTimes - added * 10n * months;
        expect(lost >= 0n && lost < 10n * months * months).toBe(true);
      }),
    );
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

  it.each(EACH_OPTION)('pays exactly the total under %s over 12 months', (_, option) => {
    expect(paidOver(option, parseMoney('18.09'), 12).toFixed()).toBe('18.09');
  });

  it.each(EACH_OPTION)('pays under %s what its months add up to, over every length', (_, option) => {
    fc.assert(
      fc.property(cents, (total) => {
        for (const months of EVERY_LENGTH) {
          const exactTimes = (paidByMonth(option, total, months).at(-1) ?? 0n) * UNITS_OF_A_CENT;
          const paid = paidOver(option, dollars(total), Number(months));
          expect(units(paid), `over ${months} months`).toBe(exactTimes / (10n * months));
        }
      }),
      { numRuns: 20 },
    );
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

  it.each(OPTIONS)(
    'of $label is the month in which the payments reach the total, over every length',
    (option) => {
      fc.assert(
        fc.property(cents, (total) => {
          for (const months of EVERY_LENGTH) {
            const reached = paidByMonth(option, total, months).findIndex(
              (paid) => paid >= total * 10n * months,
            );
            const month = coveredInMonth(option, dollars(total), Number(months));
            expect(month, `over ${months} months`).toBe(reached < 0 ? undefined : reached + 1);
          }
        }),
        { numRuns: 20 },
      );
    },
  );

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
