import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../src/money/money';
import { fits, fitsFromMonths, fitsFromWords } from '../../src/plan/affordability';
import { OPTIONS } from '../../src/plan/options';
import { dollars, EVERY_LENGTH, labelled, simulate, someCents } from '../support/plans';

describe('fits', () => {
  it.each([
    ['100', '100', true],
    ['100.01', '100', false],
    ['0', '0', false],
    ['0', '0.01', true],
  ])('says of $%s a month against $%s available: %s', (monthly, available, answer) => {
    expect(fits(parseMoney(monthly), parseMoney(available))).toBe(answer);
  });
});

describe('fitsFromMonths', () => {
  it.each([
    ['Option A', '24000', '800', 36, 'the later phase decides'],
    ['Option A', '24000', '799.99', 37, 'a cent less takes a month more'],
    ['Option B', '24000', '800', 33, ''],
    ['Option C', '24000', '800', 30, ''],
    ['Option C', '24000', '1000000', 6, 'the shortest plan'],
    ['Option C', '24000', '400', 60, 'the longest plan'],
    ['Option C', '24000', '399.99', undefined, 'none fits'],
    ['Option A', '24000', '0', undefined, 'no room'],
    ['Option A', '0', '100', 6, 'nothing to pay fits everywhere'],
    ['Option A', '0.01', '0.01', 6, 'a cent'],
    ['Option A', '999999999999.99', '20000000000', 60, '12 digits'],
  ] as const)('of %s for $%s against $%s a month is %s: %s', (label, total, available, months, _) => {
    expect(fitsFromMonths(labelled(label), parseMoney(total), parseMoney(available))).toBe(months);
  });

  it('is none where less than nothing is available, even for nothing to pay', () => {
    expect(fitsFromMonths(labelled('Option A'), parseMoney('0'), parseMoney('1').neg())).toBeUndefined();
  });

  it.each(OPTIONS)(
    'of $label is the first length at which no month asks for more than is available',
    (option) => {
      const available = fc.bigInt({ min: -100n, max: 10n ** 13n });
      fc.assert(
        fc.property(someCents, available, (total, room) => {
          // The later amounts count over 6 months too, so month 7 is asked in any case.
          const expected = EVERY_LENGTH.find((months) => {
            const { asked } = simulate(option.id, option.id, months);
            return room > 0n && [1n, 7n].every((month) => asked(total, month) <= room * 10n * months);
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
          return months >= from && everyMonth.some((month) => asked(total, month) > room * 10n * months);
        });
        expect(tooDear).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('fitsFromWords', () => {
  it.each([
    [24, '1800', '100', 'Fits from 24 months'],
    [undefined, '1800', '100', 'Fits in no number of months up to 60'],
    [undefined, '1800', '0', 'Fits in no number of months: no room for a payment'],
    [6, '0', '100', 'Nothing to pay yet'],
  ])('say of %s months for $%s against $%s: %s', (months, total, available, words) => {
    expect(fitsFromWords(months, parseMoney(total), parseMoney(available))).toBe(words);
  });
});
