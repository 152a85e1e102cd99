import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, type Money, parseMoney } from '../../../src/money/money';
import { OPTIONS } from '../../../src/plan/options';
import { monthByMonth } from '../../../src/plan/picture/monthByMonth';
import { dollars, EVERY_LENGTH, simulate, someCents } from '../../support/plans';

const MIXTURE = { name: 'Option A, then Option C', firstSixFactor: '0.8', laterFactor: '1.0' };

/** Amounts of some months as they are shown. */
const shown = (amounts: readonly Money[], ...months: number[]) =>
  months.map((month) => amounts[month] && formatMoney(amounts[month]));

it('begins with nothing paid and ends with what each option pays, in the order of the options', () => {
  const plans = monthByMonth(parseMoney('24000'), 36, undefined);
  expect(plans.map(({ name, paid, isChosen }) => [name, paid.length, isChosen])).toEqual([
    ['Option A', 37, false],
    ['Option B', 37, false],
    ['Option C', 37, false],
  ]);
  expect(plans.map(({ paid }) => shown(paid, 0, 6, 36))).toEqual([
    ['$0.00', '$3,200.00', '$27,200.00'],
    ['$0.00', '$3,600.00', '$25,600.00'],
    ['$0.00', '$4,000.00', '$24,000.00'],
  ]);
});

it('says what each month asks for, and when all is paid off', () => {
  const [a] = monthByMonth(parseMoney('24000'), 36, undefined);
  expect(a && shown(a.asked, 0, 1, 6, 7, 36)).toEqual([
    '$533.33',
    '$533.33',
    '$533.33',
    '$800.00',
    '$800.00',
  ]);
  expect(a?.coveredIn).toBe(32);
});

it('marks the option that is chosen in both phases, and adds a mixture after them', () => {
  const chosen = { ...OPTIONS[1], name: OPTIONS[1].label };
  const isChosen = (of: typeof chosen | typeof MIXTURE) =>
    monthByMonth(parseMoney('24000'), 36, of).map((plan) => plan.isChosen);
  expect(isChosen(chosen)).toEqual([false, true, false]);
  expect(isChosen(MIXTURE)).toEqual([false, false, false, true]);
  const mixture = monthByMonth(parseMoney('24000'), 36, MIXTURE).at(-1);
  expect(mixture && shown(mixture.paid, 6, 36)).toEqual(['$3,200.00', '$23,200.00']);
  expect(mixture?.coveredIn).toBeUndefined();
});

it('is by every month what the months before it add up to', () => {
  fc.assert(
    fc.property(someCents, fc.constantFrom(...EVERY_LENGTH), (total, months) => {
      for (const [index, { paid }] of monthByMonth(dollars(total), Number(months), undefined).entries()) {
        const option = OPTIONS[index] ?? OPTIONS[0];
        const expected = simulate(option.id, option.id, months)
          .paidByMonth(total)
          .map((each) => formatMoney(dollars((2n * each + 10n * months) / (20n * months))));
        expect(paid.slice(1).map(formatMoney)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});
