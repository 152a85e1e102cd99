import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBy, type Position, tabFrom } from '../../../src/sheet/range/position';

const EXTENT = { rows: 3, columns: 2 };

function at(row: number, column: number): Position {
  return { row, column };
}

describe('moveBy', () => {
  it.each([
    ['down', at(0, 1), 1, 0, at(1, 1)],
    ['up', at(2, 1), -1, 0, at(1, 1)],
    ['right', at(1, 0), 0, 1, at(1, 1)],
    ['left', at(1, 1), 0, -1, at(1, 0)],
    ['no further down than the last row', at(2, 0), 1, 0, at(2, 0)],
    ['no further up than the first row', at(0, 0), -1, 0, at(0, 0)],
    ['no further right than the last column, and to no other row', at(0, 1), 0, 1, at(0, 1)],
    ['no further left than the first column, and to no other row', at(1, 0), 0, -1, at(1, 0)],
    ['to the edge where it is far', at(1, 0), 100, 100, at(2, 1)],
  ])('goes %s', (_, from, rows, columns, to) => {
    expect(moveBy(from, rows, columns, EXTENT)).toEqual(to);
  });

  it('stays where it is in a sheet of one cell', () => {
    expect(moveBy(at(0, 0), 1, -1, { rows: 1, columns: 1 })).toEqual(at(0, 0));
  });
});

describe('tabFrom', () => {
  it.each([
    ['to the next column', at(0, 0), 1, at(0, 1)],
    ['to the column before', at(0, 1), -1, at(0, 0)],
    ['on to the next row after the last column', at(0, 1), 1, at(1, 0)],
    ['back to the row before from the first column', at(1, 0), -1, at(0, 1)],
    ['nowhere after the last cell', at(2, 1), 1, undefined],
    ['nowhere before the first cell', at(0, 0), -1, undefined],
  ] as const)('goes %s', (_, from, step, to) => {
    expect(tabFrom(from, step, EXTENT)).toEqual(to);
  });

  it('visits every cell of any sheet once, and the same backwards', () => {
    const extents = fc.record({
      rows: fc.integer({ min: 1, max: 30 }),
      columns: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(extents, (extent) => {
        const visited = [at(0, 0)];
        for (let next = tabFrom(at(0, 0), 1, extent); next; next = tabFrom(next, 1, extent))
          visited.push(next);
        const inReadingOrder = Array.from({ length: extent.rows }, (_, row) =>
          Array.from({ length: extent.columns }, (_, column) => at(row, column)),
        ).flat();
        expect(visited).toEqual(inReadingOrder);
        expect(visited.map((position) => tabFrom(position, -1, extent))).toEqual([
          undefined,
          ...inReadingOrder.slice(0, -1),
        ]);
      }),
    );
  });
});
