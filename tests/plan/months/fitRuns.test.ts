import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../../src/money/money';
import { fitByMonths } from '../../../src/plan/months/affordability';
import { fitRuns } from '../../../src/plan/months/fitRuns';
import { OPTIONS } from '../../../src/plan/options';
import { dollars, labelled, someCents } from '../../support/plans';

/** The runs of an option, such as `6-11 within, 12-60 within and paid off`. */
function runsOf(label: string, total: string, available: string) {
  return fitRuns(labelled(label), parseMoney(total), parseMoney(available)).map(
    ({ from, to, isWithin, isPaidOff }) =>
      `${from}-${to} ${isWithin ? 'within' : 'above'}, ${isPaidOff ? 'paid off' : 'short'}`,
  );
}

describe('fitRuns', () => {
  it.each([
    ['Option A', '24000', '800', ['6-11 above, short', '12-35 above, paid off', '36-60 within, paid off']],
    ['Option A', '2400', '1000', ['6-11 within, short', '12-60 within, paid off']],
    ['Option C', '24000', '800', ['6-29 above, paid off', '30-60 within, paid off']],
    ['Option C', '24000', '0', ['6-60 above, paid off']],
  ] as const)('of %s for $%s against $%s a month', (label, total, available, runs) => {
    expect(runsOf(label, total, available)).toEqual(runs);
  });

  it('tell of every length what holds there, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPTIONS), someCents, someCents, (option, total, room) => {
        const runs = fitRuns(option, dollars(total), dollars(room));
        const lengths = runs.flatMap(({ from, to, ...fit }) =>
          Array.from({ length: to - from + 1 }, (_, index) => ({ months: from + index, ...fit })),
        );
        expect(lengths.map(({ months }) => months)).toEqual(
          Array.from({ length: 55 }, (_, index) => index + 6),
        );
        for (const { months, ...fit } of lengths)
          expect(fit).toEqual(fitByMonths(option, dollars(total), dollars(room))(months));
      }),
      { numRuns: 50 },
    );
  });
});
