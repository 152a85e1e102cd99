import { describe, expect, it } from 'vitest';
import { MONEY, TEXT } from '../../../src/sheet/cells/cellTypes';
import { sheetDoubts } from '../../../src/sheet/doubts/doubts';
import { createSession } from '../../../src/sheet/session';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const LAYOUT = sheetLayout(
  ['1', '2', '3', '4'].map((id) => ({ id, label: `Row ${id}` })),
  [
    { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 1 },
    { field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 },
  ],
);

/** The doubts of a sheet of which some rows are filled; the words by row and column, such as `1.name`. */
function doubtsOf(filled: readonly string[], problems: Readonly<Record<string, string>>) {
  const session = createSession();
  const calls: string[] = [];
  const acts: readonly object[] = [{}];
  const sheet = {
    ...readSheet((row) => (filled.includes(row) ? 'x' : '')),
    acts: { standing: () => acts, subscribe: () => () => {} },
    problem: (row: string, column: string, rowAtWork: string | null) => {
      calls.push(row);
      return row === rowAtWork ? undefined : problems[`${row}.${column}`];
    },
  };
  return { doubts: sheetDoubts(sheet, LAYOUT, session), session, calls };
}

describe('the doubts of a sheet', () => {
  it('are each said once, however many cells of a column share them, in reading order', () => {
    const { doubts } = doubtsOf(['1', '2', '3', '4'], {
      '1.amount': 'Low.',
      '2.name': 'Same.',
      '3.amount': 'Low.',
      '3.name': 'Low.',
      '4.amount': 'Low.',
    });
    expect(doubts.all().map(({ name, words }) => `${name}: ${words}`)).toEqual([
      'Row 1, Amount and 2 more: Low.',
      'Row 2, Name: Same.',
      'Row 3, Name: Low.',
    ]);
    expect(doubts.at({ row: '4', column: 'amount' })).toBe('Low.');
    expect(doubts.markAt({ row: '4', column: 'amount' })).toBe('Low.');
    expect(doubts.at({ row: '4', column: 'name' })).toBeUndefined();
  });

  it('mark no row where every filled one has them, so that the others are seen', () => {
    const guess = { '1.name': 'Guess.', '2.name': 'Guess.', '3.name': 'Guess.' };
    const { doubts } = doubtsOf(['1', '2', '3'], { ...guess, '2.amount': 'Low.' });
    expect(doubts.all().map(({ name }) => name)).toEqual(['Every row, Name', 'Row 2, Amount']);
    expect(doubts.markAt({ row: '2', column: 'name' })).toBeUndefined();
    expect(doubts.at({ row: '2', column: 'name' }), 'it can still be read and settled there').toBe('Guess.');
    expect(doubts.markAt({ row: '2', column: 'amount' })).toBe('Low.');

    const { doubts: ofSome } = doubtsOf(['1', '2', '3', '4'], guess);
    expect(ofSome.markAt({ row: '2', column: 'name' })).toBe('Guess.');
    const { doubts: ofFew } = doubtsOf(['1', '2'], { '1.name': 'Guess.', '2.name': 'Guess.' });
    expect(ofFew.markAt({ row: '2', column: 'name' }), 'two rows are not many').toBe('Guess.');
  });

  it('are looked up once for all who ask, and anew when the row at work is left', () => {
    const { doubts, session, calls } = doubtsOf(['1'], { '1.amount': 'Low.' });
    session.set({ rowAtWork: '1' });
    expect(doubts.at({ row: '1', column: 'amount' })).toBeUndefined();
    expect(doubts.all()).toEqual([]);
    expect(calls).toHaveLength(8);
    let heard = 0;
    doubts.subscribe(() => heard++);
    session.set({ isLeaving: true });
    expect(heard).toBe(0);
    session.set({ rowAtWork: null });
    expect(heard).toBe(1);
    expect(doubts.all()).toHaveLength(1);
    expect(calls).toHaveLength(16);
    session.set({ rowAtWork: '1' });
    expect(heard, 'a row is at work by a write, which the sheet tells of').toBe(1);
  });
});
