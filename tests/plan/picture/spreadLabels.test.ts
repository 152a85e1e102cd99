import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from '../../../src/plan/picture/spreadLabels';

describe('spreadLabels', () => {
  it.each([
    [[10, 50, 90], [10, 50, 90], 'far apart they stay'],
    [[50, 50, 50], [50, 65, 80], 'of one place they stand under each other, in their order'],
    [[60, 50, 40], [70, 55, 40], 'the order of places is kept, whatever the order of labels'],
    [[190, 195, 199], [170, 185, 200], 'at the floor they are pushed up'],
  ])('moves %j to %j: %s', (wanted, places) => {
    expect(spreadLabels(wanted, 15, 200)).toEqual(places);
  });

  it('keeps labels a gap apart and above the floor', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const places = spreadLabels(wanted, 15, 200).toSorted((a, b) => a - b);
        expect(places.at(-1)).toBeLessThanOrEqual(200);
        for (let index = 1; index < places.length; index++)
          expect((places[index] ?? 0) - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(15);
      }),
    );
  });
});
