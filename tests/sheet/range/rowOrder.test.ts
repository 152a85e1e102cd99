import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutRows, withRowsMoved } from '../../../src/sheet/range/rowOrder';

describe('withoutRows', () => {
  it.each([
    [{ top: 0, bottom: 0 }, [1, 2, 3, null]],
    [{ top: 1, bottom: 2 }, [0, 3, null, null]],
    [{ top: 3, bottom: 3 }, [0, 1, 2, null]],
    [{ top: 0, bottom: 3 }, [null, null, null, null]],
  ])('of %o closes the gap, with empty rows at the end', (rows, order) => {
    expect(withoutRows(4, rows)).toEqual(order);
  });
});

describe('withRowsMoved', () => {
  it.each([
    [{ top: 1, bottom: 1 }, -1, [1, 0, 2, 3]],
    [{ top: 1, bottom: 1 }, 1, [0, 2, 1, 3]],
    [{ top: 1, bottom: 2 }, -1, [1, 2, 0, 3]],
    [{ top: 1, bottom: 2 }, 1, [0, 3, 1, 2]],
    [{ top: 0, bottom: 2 }, 1, [3, 0, 1, 2]],
  ] as const)('of %o by %i changes places with the row beside', (rows, step, order) => {
    expect(withRowsMoved(4, rows, step)).toEqual(order);
  });

  it.each([
    [{ top: 0, bottom: 1 }, -1],
    [{ top: 2, bottom: 3 }, 1],
    [{ top: 0, bottom: 3 }, 1],
  ] as const)('of %o by %i is none at the edge', (rows, step) => {
    expect(withRowsMoved(4, rows, step)).toBeUndefined();
  });

  it('keeps every row, and comes back by the step the other way', () => {
    const spans = fc.tuple(fc.nat(19), fc.nat(19)).map(([one, other]) => ({
      top: Math.min(one, other),
      bottom: Math.max(one, other),
    }));
    fc.assert(
      fc.property(spans, fc.constantFrom<1 | -1>(1, -1), ({ top, bottom }, step) => {
        const moved = withRowsMoved(20, { top, bottom }, step);
        if (!moved) return;
        const back = withRowsMoved(20, { top: top + step, bottom: bottom + step }, step === 1 ? -1 : 1);
        expect(back?.map((place) => (place === null ? null : moved[place]))).toEqual(
          Array.from({ length: 20 }, (_, index) => index),
        );
      }),
    );
  });
});
