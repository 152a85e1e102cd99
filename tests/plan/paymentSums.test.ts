import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, type Money, parseMoney } from '../../src/money/money';
import { OPTIONS } from '../../src/plan/options';
import { coveredInMonth, monthlyAmounts, paidBy, paidOver, paysTheTotal } from '../../src/plan/paymentPlan';
import { amountTexts, fractionOf, shown } from '../support/fractions';
import { dollars, EVERY_LENGTH, simulate, someCents } from '../support/plans';

const [OPTION_A, OPTION_B, OPTION_C] = OPTIONS;
const EACH_OPTION = OPTIONS.map((option) => [option.label, option] as const);

const length = fc.constantFrom(...EVERY_LENGTH);

/** What is kept of a quotient: 20 decimals of a dollar. */
const UNITS = 10n ** 20n;

function units(money: Money): bigint {
  return BigInt(money.toFixed(20).replace('.', ''));
}

describe('monthlyAmounts', () => {
  it.each(EACH_OPTION)('of %s are shown as the exact fractions rounded half up', (_, option) => {
    fc.assert(
      fc.property(amountTexts, length, (total, months) => {
        const { over, under } = fractionOf(total);
        const { asked } = simulate(option.id, option.id, months);
        const exact = (month: bigint) => shown({ over: asked(over, month), under: under * 10n * months });
        const { firstSix, later } = monthlyAmounts(option, parseMoney(total), Number(months));
        expect([firstSix, later].map(formatMoney)).toEqual([exact(1n), exact(7n)]);
      }),
    );
  });

  it.each([
    ['Option A', OPTION_A, 12n, -24n],
    ['Option B', OPTION_B, 11n, -12n],
    ['Option C', OPTION_C, 10n, 0n],
  ] as const)(
    'of %s add up to what the formula says, but for less than a unit a month',
    (_, option, slope, start) => {
      fc.assert(
        fc.property(amountTexts, length, (total, months) => {
          const { over, under } = fractionOf(total);
          const { firstSix, later } = monthlyAmounts(option, parseMoney(total), Number(months));
          const added = units(firstSix) * 6n + units(later) * (months - 6n);
          const lost = over * UNITS * (slope * months + start) - added * under * 10n * months;
          expect(lost >= 0n && lost < under * 10n * months * months).toBe(true);
        }),
      );
    },
  );
});

describe('what a plan has paid', () => {
  it.each(EACH_OPTION)('under %s is by every month what the months up to it add up to', (_, option) => {
    fc.assert(
      fc.property(amountTexts, length, (total, months) => {
        const { over, under } = fractionOf(total);
        const paid = [0n, ...simulate(option.id, option.id, months).paidByMonth(over)];
        const expected = paid.map((each) => (each * UNITS) / (under * 10n * months));
        const dollarsTotal = parseMoney(total);
        const reckoned = paid.map((_, month) => units(paidBy(option, dollarsTotal, Number(months), month)));
        expect(reckoned).toEqual(expected);
        expect(units(paidOver(option, dollarsTotal, Number(months)))).toBe(expected.at(-1));
      }),
      { numRuns: 30 },
    );
  });

  it.each(EACH_OPTION)(
    'under %s is the total exactly over the lengths that are said to pay it',
    (_, option) => {
      const total = 1809n;
      for (const months of EVERY_LENGTH) {
        const paid = simulate(option.id, option.id, months).paidByMonth(total).at(-1);
        expect(paysTheTotal(option, Number(months)), `over ${months} months`).toBe(
          paid === total * 10n * months,
        );
      }
    },
  );
});

describe('coveredInMonth', () => {
  it.each(EACH_OPTION)(
    'of %s is the month in which the payments reach the total, over every length',
    (_, option) => {
      fc.assert(
        fc.property(someCents, (total) => {
          for (const months of EVERY_LENGTH) {
            const reached = simulate(option.id, option.id, months)
              .paidByMonth(total)
              .findIndex((paid) => paid >= total * 10n * months);
            const month = coveredInMonth(option, dollars(total), Number(months));
            expect(month, `over ${months} months`).toBe(reached < 0 ? undefined : reached + 1);
          }
        }),
        { numRuns: 20 },
      );
    },
  );
});
