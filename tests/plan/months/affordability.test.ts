import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../../src/money/money';
import {
  fitsFromMonths,
  fitsFromWords,
  unjudgedWords,
  verdictOf,
} from '../../../src/plan/months/affordability';
import { OPTIONS } from '../../../src/plan/options';
import { dollars, EVERY_LENGTH, labelled, simulate, someCents } from '../../support/plans';

describe('fitsFromMonths', () => {
  it.each([
    ['Option A', '24000', '800', 36, 'the later phase decides'],
    ['Option A', '24000', '799.99', 37, 'a cent less takes a month more'],
    ['Option B', '24000', '800', 33, ''],
    ['Option C', '24000', '800', 30, ''],
    ['Option C', '24000', '1000000', 6, 'the shortest plan'],
    ['Option A', '24000', '1000000', 12, 'below 12 months it does not pay everything off'],
    ['Option B', '24000', '1000000', 12, 'nor does this one'],
    ['Option C', '24000', '400', 60, 'the longest plan'],
    ['Option C', '24000', '399.99', undefined, 'none fits'],
    ['Option A', '24000', '0', undefined, 'no room'],
    ['Option A', '0', '100', 6, 'nothing to pay fits everywhere'],
    ['Option A', '0.01', '0.01', 12, 'a cent'],
    ['Option A', '999999999999.99', '20000000000', 60, '12 digits'],
  ] as const)('of %s for $%s against $%s a month is %s: %s', (label, total, available, months, _) => {
    expect(fitsFromMonths(labelled(label), parseMoney(total), parseMoney(available))).toBe(months);
  });

  it('is none where less than nothing is available, even for nothing to pay', () => {
    expect(fitsFromMonths(labelled('Option A'), parseMoney('0'), parseMoney('1').neg())).toBeUndefined();
  });

  it.each(OPTIONS)(
    'of $label is the first length that pays all off and asks in no month for more than is available',
    (option) => {
      const available = fc.bigInt({ min: -100n, max: 10n ** 13n });
      fc.assert(
        fc.property(someCents, available, (total, room) => {
          const expected = EVERY_LENGTH.find((months) => {
            const { asked, paidByMonth } = simulate(option.id, option.id, months);
            const phases = months > 6n ? [1n, 7n] : [1n];
            return (
              room > 0n &&
              phases.every((month) => isShownWithin(asked(total, month), room, months)) &&
              (paidByMonth(total).at(-1) ?? 0n) >= total * 10n * months
            );
          });
          expect(fitsFromMonths(option, dollars(total), dollars(room))).toBe(expected && Number(expected));
        }),
      );
    },
  );

  it.each(OPTIONS)('of $label holds for every longer plan', (option) => {
    fc.assert(
      fc.property(someCents, someCents, (total, room) => {
        const from = fitsFromMonths(option, dollars(total), dollars(room)) ?? 61;
        const tooDear = EVERY_LENGTH.filter((months) => {
          const { asked } = simulate(option.id, option.id, months);
          const everyMonth = Array.from({ length: Number(months) }, (_, index) => BigInt(index + 1));
          return (
            months >= from && everyMonth.some((month) => !isShownWithin(asked(total, month), room, months))
          );
        });
        expect(tooDear).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('fitsFromWords', () => {
  it.each([
    [24, 'Fits from 24 months'],
    [undefined, 'Fits in no number of months up to 60'],
  ])('say of %s months: %s', (months, words) => {
    expect(fitsFromWords(months)).toBe(words);
  });
});

it.each([
  ['0', undefined, 'Nothing to pay yet'],
  ['0', parseMoney('5'), 'Nothing to pay yet'],
  ['1800', undefined, 'No income in the budget'],
  ['1800', parseMoney('0'), undefined],
])('says of $%s against %s why nothing can be told: %s', (total, available, words) => {
  expect(unjudgedWords(parseMoney(total), available)).toBe(words);
});

describe('a plan at its length', () => {
  it.each([
    ['Option A', 36, '800', 'Fits, before tax'],
    ['Option A', 36, '799.99', 'Above Available Income, before tax'],
    ['Option A', 6, '3200', 'Does not fit: not all is paid off'],
    ['Option A', 6, '3199.99', 'Above Available Income, before tax'],
    ['Option A', 7, '3200', 'Above Available Income, before tax'],
    ['Option C', 6, '4000', 'Fits, before tax'],
    ['Option C', 6, '0', 'No room for a payment'],
  ])('of %s over %d months against $%s a month is said to be: %s', (label, months, available, words) => {
    const terms = { totalPaying: parseMoney('24000'), months, availableIncome: parseMoney(available) };
    expect(verdictOf(labelled(label), terms)).toEqual({ words, isGood: words.startsWith('Fits') });
  });

  it('has no verdict where no budget is entered, whatever it pays off', () => {
    for (const months of [6, 36])
      expect(
        verdictOf(labelled('Option A'), {
          totalPaying: parseMoney('24000'),
          months,
          availableIncome: undefined,
        }),
      ).toBeUndefined();
  });

  it('has no verdict where nothing is to pay', () => {
    const terms = { totalPaying: parseMoney('0'), months: 36, availableIncome: parseMoney('1') };
    expect(verdictOf(labelled('Option A'), terms)).toBeUndefined();
  });
});

/** Whether what a month asks for, in tenths of a cent times the months, is no more than so many cents once it is rounded half up. */
function isShownWithin(asked: bigint, room: bigint, months: bigint): boolean {
  return 2n * asked < (2n * room + 1n) * 10n * months;
}
