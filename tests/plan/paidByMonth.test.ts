import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../src/money/money';
import { paidByMonth } from '../../src/plan/paidByMonth';
import { dollars, EVERY_LENGTH, simulate, someCents } from '../support/plans';

it('begins with nothing paid and ends with what each option pays, in the order of the options', () => {
  const plans = paidByMonth(parseMoney('24000'), 36);
  expect(plans.map(({ option, paid }) => [option.label, paid.length])).toEqual([
    ['Option A', 37],
    ['Option B', 37],
    ['Option C', 37],
  ]);
  expect(plans.map(({ paid }) => [0, 6, 36].map((month) => paid[month] && formatMoney(paid[month])))).toEqual(
    [
      ['$0.00', '$3,200.00', '$27,200.00'],
      ['$0.00', '$3,600.00', '$25,600.00'],
      ['$0.00', '$4,000.00', '$24,000.00'],
    ],
  );
});

it('is by every month what the months before it add up to', () => {
  fc.assert(
    fc.property(someCents, fc.constantFrom(...EVERY_LENGTH), (total, months) => {
      for (const { option, paid } of paidByMonth(dollars(total), Number(months))) {
        const expected = simulate(option.id, option.id, months)
          .paidByMonth(total)
          .map((each) => formatMoney(dollars((2n * each + 10n * months) / (20n * months))));
        expect(paid.slice(1).map(formatMoney)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});
