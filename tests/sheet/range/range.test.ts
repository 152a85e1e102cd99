import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/sheet/range/position';
import {
  blockEdge,
  edgesOf,
  lastUsed,
  positionsIn,
  sizeOf,
  wholeColumns,
  wholeRange,
  wholeRows,
} from '../../../src/sheet/range/range';

const EXTENT = { rows: 6, columns: 3 };
const at = (row: number, column = 0): Position => ({ row, column });
const DOWN = { rows: 1, columns: 0 } as const;
const UP = { rows: -1, columns: 0 } as const;

describe('a range', () => {
  it.each([
    [at(1, 0), at(2, 2)],
    [at(2, 2), at(1, 0)],
    [at(1, 2), at(2, 0)],
  ])('has the same edges and cells whichever corner it began in', (anchor, head) => {
    expect(edgesOf({ anchor, head })).toEqual({ top: 1, bottom: 2, left: 0, right: 2 });
    expect(sizeOf({ anchor, head })).toEqual({ rows: 2, columns: 3 });
    expect(positionsIn({ anchor, head })).toEqual([
      at(1, 0),
      at(1, 1),
      at(1, 2),
      at(2, 0),
      at(2, 1),
      at(2, 2),
    ]);
  });

  it('widens to whole rows, whole columns and the whole sheet', () => {
    const range = { anchor: at(3, 1), head: at(1, 2) };
    expect(sizeOf(wholeRows(range, EXTENT))).toEqual({ rows: 3, columns: 3 });
    expect(sizeOf(wholeColumns(range, EXTENT))).toEqual({ rows: 6, columns: 2 });
    expect(sizeOf(wholeRange(EXTENT))).toEqual(EXTENT);
  });
});

describe('the edge of a block', () => {
  const filled =
    (...rows: number[]) =>
    (position: Position) =>
      rows.includes(position.row);

  it.each([
    ['from inside to its last cell', [0, 1, 2, 4], 0, DOWN, 2],
    ['from its last cell to the next filled one', [0, 1, 2, 4], 2, DOWN, 4],
    ['from a blank to the next filled one', [4], 1, DOWN, 4],
    ['past the last filled one to the edge of the sheet', [0, 1], 1, DOWN, 5],
    ['on an empty sheet to the edge', [], 2, UP, 0],
    ['upwards as well', [1, 2, 3], 3, UP, 1],
    ['at the edge nowhere', [5], 5, DOWN, 5],
    ['to a filled last cell', [4, 5], 4, DOWN, 5],
  ])('leads %s', (_, rows, from, direction, to) => {
    expect(blockEdge(at(from), direction, EXTENT, filled(...rows))).toEqual(at(to));
  });
});

describe('the last used cell', () => {
  it('is where the last used row and the last used column meet', () => {
    const used = [at(4, 0), at(1, 2)];
    const isUsed = ({ row, column }: Position) =>
      used.some((cell) => cell.row === row && cell.column === column);
    expect(lastUsed(EXTENT, isUsed)).toEqual(at(4, 2));
  });

  it('is the first cell of an empty sheet', () => {
    expect(lastUsed(EXTENT, () => false)).toEqual(at(0, 0));
  });
});
