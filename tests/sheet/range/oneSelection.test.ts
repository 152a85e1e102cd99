import { describe, expect, it } from 'vitest';
import { keepOneSelection } from '../../../src/sheet/range/oneSelection';
import { type Range, rangeOf } from '../../../src/sheet/range/range';
import { createSession } from '../../../src/sheet/session';

const BLOCK: Range = { anchor: { row: 1, column: 0 }, head: { row: 3, column: 2 } };
const CELL = rangeOf({ row: 5, column: 1 });

describe('keepOneSelection', () => {
  it('ends what is selected in a sheet at its cell in use where another takes a selection, and back again', () => {
    const [one, other] = [createSession(), createSession()];
    const stops = [one, other].map(keepOneSelection);
    one.set({ range: BLOCK });
    expect(one.get().range, 'the sheet that takes it keeps it').toBe(BLOCK);
    other.set({ range: CELL });
    expect(one.get().range).toEqual(rangeOf(BLOCK.anchor));
    expect(one.get().range?.anchor, 'which nothing is scrolled to').not.toBe(BLOCK.anchor);
    expect(other.get().range).toBe(CELL);
    other.set({ range: BLOCK });
    one.set({ range: BLOCK });
    expect(other.get().range).toEqual(rangeOf(BLOCK.anchor));
    for (const stop of stops) stop();
  });

  it('leaves a single cell as it is, and a selection whose sheet changes something else', () => {
    const [one, other] = [createSession(), createSession()];
    const stops = [one, other].map(keepOneSelection);
    one.set({ range: CELL });
    other.set({ range: BLOCK });
    expect(one.get().range).toBe(CELL);
    one.set({ rowAtWork: '5' });
    expect(other.get().range).toBe(BLOCK);
    for (const stop of stops) stop();
  });

  it('counts what was selected before it began', () => {
    const [one, other] = [createSession(), createSession()];
    one.set({ range: BLOCK });
    const stops = [one, other].map(keepOneSelection);
    other.set({ range: CELL });
    expect(one.get().range).toEqual(rangeOf(BLOCK.anchor));
    for (const stop of stops) stop();
  });

  it('leaves the selection of a sheet that is gone', () => {
    const [gone, other] = [createSession(), createSession()];
    const stop = keepOneSelection(gone);
    gone.set({ range: BLOCK });
    stop();
    const stopOther = keepOneSelection(other);
    other.set({ range: CELL });
    expect(gone.get().range).toBe(BLOCK);
    stopOther();
  });
});
