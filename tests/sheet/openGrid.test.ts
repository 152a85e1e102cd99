import { describe, expect, it } from 'vitest';
import { type OpenGrid, selectedRange } from '../../src/sheet/openGrid';
import { type Range, rangeOf } from '../../src/sheet/range/range';

/** A sheet of two rows in which a range is selected. */
const gridWith = (range: Range | null) =>
  ({
    session: { get: () => ({ range }) },
    layout: { extent: { rows: 2, columns: 3 } },
  }) as unknown as OpenGrid;

const FOCUS = { row: 1, column: 2 };

describe('what a key works on', () => {
  it('is the selected range', () => {
    const range = { anchor: { row: 0, column: 0 }, head: { row: 1, column: 1 } };
    expect(selectedRange(gridWith(range), FOCUS)).toBe(range);
  });
  it('is the cell with the focus, where nothing is selected or rows of the range are gone', () => {
    expect(selectedRange(gridWith(null), FOCUS)).toEqual(rangeOf(FOCUS));
    const gone = { anchor: { row: 0, column: 0 }, head: { row: 2, column: 0 } };
    expect(selectedRange(gridWith(gone), FOCUS)).toEqual(rangeOf(FOCUS));
  });
});
