import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, type Money, parseMoney } from '../../src/money/money';
import { OPTIONS, type PaymentOption } from '../../src/plan/options';
import { coveredInMonth, monthlyAmounts, paidOver } from '../../src/plan/paymentPlan';

const [OPTION_A, OPTION_B, OPTION_C] = OPTIONS;
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

function dollars(totalCents: bigint): Money {
  return parseMoney(`${totalCents}`).div(100);
}

/** An amount in the smallest unit that a quotient keeps: 20 decimals of a dollar. */
function units(money: Money): bigint {
  return BigInt(money.toFixed(20).replace('.', ''));
}

const UNITS_OF_A_CENT = 10n ** 18n;

describe('monthlyAmounts', () => {
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
    ['Option A', OPTION_A, 12n, -24n],
    ['Option B', OPTION_B, 11n, -12n],
    ['Option C', OPTION_C, 10n, 0n],
  ] as const)(
    'of %s add up to what the plan pays, but for less than a unit a month',
    (_, option, slope, start) => {
      fc.assert(
        fc.property(cents, length, (total, months) => {
          const { firstSix, later } = monthlyAmounts(option, dollars(total), Number(months));
          const added = units(firstSix) * 6n + units(later) * (months - 6n);
          const exactTimes = total * UNITS_OF_A_CENT * (slope * months + start);
          const lost = exactTimes - added * 10n * months;
          expect(lost >= 0n && lost < 10n * months * months).toBe(true);
        }),
      );
    },
  );
});

describe('paidOver', () => {
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
  it.each(EACH_OPTION)(
    'of %s is the month in which the payments reach the total, over every length',
    (_, option) => {
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
});
