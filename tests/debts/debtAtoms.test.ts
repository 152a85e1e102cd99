import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { type Debt, EMPTY_DEBTS } from '../../src/debts/debt';
import {
  arrangeDebtsAtom,
  debtDraftAtom,
  debtEntriesAtom,
  settleDebtsAtom,
  totalBasisAtom,
  totalPayingAtom,
  writeDebtsAtom,
} from '../../src/debts/debtAtoms';
import { redoAtom, resetAtom, undoAtom, undoNameAtom } from '../../src/history/history';
import { formatMoney } from '../../src/money/money';
import { openDoubt } from '../../src/sheet/doubts/notes';
import { withoutRows, withRowsMoved } from '../../src/sheet/range/rowOrder';
import type { CellChange } from '../../src/sheet/sheet';

/** A store with nothing entered, and what is shown of its totals. */
function start() {
  const store = createStore();
  return {
    store,
    write: (change: CellChange) => store.set(writeDebtsAtom, [change], 'Wrote'),
    doubt: (reckoned?: string) =>
      openDoubt(store.get(debtEntriesAtom).notes, { row: '0', column: 'amount' }, reckoned),
    settle: (words: string) =>
      store.set(settleDebtsAtom, [{ row: '0', column: 'amount', words }], 'Checked Debt 1, $ Amount'),
    entered: () => store.get(debtEntriesAtom).debts,
    shownTotals: () => [totalBasisAtom, totalPayingAtom].map((total) => formatMoney(store.get(total))),
  };
}

/** The 20 debts of which some fields of some rows are filled. */
function debts(rows: Record<number, Partial<Debt>>): Debt[] {
  return EMPTY_DEBTS.map((debt, row) => ({ ...debt, ...rows[row] }));
}

it('starts with 20 empty debts', () => {
  const { entered, shownTotals } = start();
  expect(entered()).toEqual(debts({}));
  expect(shownTotals()).toEqual(['$0.00', '$0.00']);
});

describe('writeDebtsAtom', () => {
  it('writes cells of several rows as one act of the given name, and no other cell', () => {
    const { store, entered, shownTotals } = start();
    store.set(writeDebtsAtom, [{ row: '19', column: 'paying', text: '5' }], 'Typed Debt 20, $ Paying');
    store.set(
      writeDebtsAtom,
      [
        { row: '0', column: 'amount', text: '100' },
        { row: '0', column: 'paying', text: '40.5' },
        { row: '2', column: 'amount', text: '0.01' },
      ],
      'Pasted 3 cells',
    );
    const written = debts({
      0: { amount: '100', paying: '40.5' },
      2: { amount: '0.01' },
      19: { paying: '5' },
    });
    expect(entered()).toEqual(written);
    expect(shownTotals()).toEqual(['$100.01', '$45.50']);
    expect(store.get(undoNameAtom)).toBe('Pasted 3 cells');
    store.set(undoAtom);
    expect(entered()).toEqual(debts({ 19: { paying: '5' } }));
    expect(shownTotals()).toEqual(['$0.00', '$5.00']);
    store.set(redoAtom);
    expect(entered()).toEqual(written);
  });

  it('keeps the last of two texts for one cell', () => {
    const { store, entered } = start();
    const change = { row: '3', column: 'accountName' } as const;
    store.set(
      writeDebtsAtom,
      [
        { ...change, text: 'first' },
        { ...change, text: 'last' },
      ],
      'Pasted',
    );
    expect(entered()[3]?.accountName).toBe('last');
  });

  it.each(['-1', '20', '', 'totals'])('adds no debt where a change names row %j', (row) => {
    const { store, entered } = start();
    store.set(writeDebtsAtom, [{ row, column: 'amount', text: '1' }], 'Pasted');
    expect(entered()).toEqual(debts({}));
    expect(store.get(undoNameAtom)).toBeUndefined();
  });
});

describe('arrangeDebtsAtom', () => {
  const noteAt = (store: ReturnType<typeof createStore>, row: string) =>
    openDoubt(store.get(debtEntriesAtom).notes, { row, column: 'amount' }, undefined);
  const entries = [
    { row: '0', column: 'accountName', text: 'First' },
    { row: '1', column: 'amount', text: '0.00', note: 'Credit balance.' },
    { row: '2', column: 'accountName', text: 'Third' },
  ];

  it('deletes a debt with its note as one act, and undo brings both back', () => {
    const { store, entered } = start();
    store.set(writeDebtsAtom, entries, 'Pasted');
    store.set(arrangeDebtsAtom, withoutRows(20, { top: 1, bottom: 1 }), 'Deleted Debt 2');
    expect(entered()).toEqual(debts({ 0: { accountName: 'First' }, 1: { accountName: 'Third' } }));
    expect(store.get(debtEntriesAtom).notes).toEqual({});
    store.set(undoAtom);
    expect(entered()[2]?.accountName).toBe('Third');
    expect(noteAt(store, '1')).toBe('Credit balance.');
  });

  it('moves a debt together with its note', () => {
    const { store, entered } = start();
    store.set(writeDebtsAtom, entries, 'Pasted');
    store.set(arrangeDebtsAtom, withRowsMoved(20, { top: 1, bottom: 1 }, -1) ?? [], 'Moved Debt 2 up');
    expect(entered()[0]?.amount).toBe('0.00');
    expect(noteAt(store, '0')).toBe('Credit balance.');
    expect(noteAt(store, '1')).toBeUndefined();
  });

  it('moves a debt together with what is settled about it, and undo brings that back with it', () => {
    const { store } = start();
    store.set(writeDebtsAtom, entries, 'Pasted');
    const words = 'Credit balance.';
    store.set(settleDebtsAtom, [{ row: '1', column: 'amount', words }], 'Checked Debt 2, $ Amount');
    store.set(arrangeDebtsAtom, withRowsMoved(20, { top: 1, bottom: 1 }, 1) ?? [], 'Moved Debt 2 down');
    expect(store.get(debtEntriesAtom).notes).toEqual({ '2/amount': { note: words, settled: [words] } });
    store.set(undoAtom);
    expect(store.get(debtEntriesAtom).notes).toEqual({ '1/amount': { note: words, settled: [words] } });
  });

  it('leaves no step where nothing is entered', () => {
    const { store, entered } = start();
    store.set(arrangeDebtsAtom, withoutRows(20, { top: 0, bottom: 19 }), 'Deleted 20 rows');
    expect(entered()).toEqual(debts({}));
    expect(store.get(undoNameAtom)).toBeUndefined();
  });
});

describe('debtDraftAtom', () => {
  it('counts in the totals at every key, before it is committed', () => {
    const { store, entered, shownTotals } = start();
    store.set(writeDebtsAtom, [{ row: '1', column: 'paying', text: '1000' }], 'Typed');
    store.set(debtDraftAtom, { row: '1', column: 'paying', text: '2' });
    expect(shownTotals()).toEqual(['$0.00', '$2.00']);
    store.set(debtDraftAtom, { row: '0', column: 'amount', text: '3' });
    expect(shownTotals()).toEqual(['$3.00', '$1,000.00']);
    expect(entered()).toEqual(debts({ 1: { paying: '1000' } }));
  });

  it('leaves what is committed when it ends, and no step of undo', () => {
    const { store, shownTotals } = start();
    store.set(debtDraftAtom, { row: '1', column: 'paying', text: '2' });
    store.set(debtDraftAtom, null);
    expect(shownTotals()).toEqual(['$0.00', '$0.00']);
    expect(store.get(undoNameAtom)).toBeUndefined();
  });
});

describe('the note of a cell', () => {
  const pasted = { row: '0', column: 'amount', text: '0.00', note: 'Credit balance.' };
  const acts: [does: string, act: (user: ReturnType<typeof start>) => void, note: string | undefined][] = [
    ['comes with a change', () => {}, 'Credit balance.'],
    [
      'stays when another cell changes',
      ({ write }) => write({ ...pasted, row: '1', note: 'other' }),
      pasted.note,
    ],
    [
      'ends with the next change of the cell',
      ({ write }) => write({ row: '0', column: 'amount', text: '5' }),
      undefined,
    ],
    [
      'ends with a change that leaves the text',
      ({ write }) => write({ row: '0', column: 'amount', text: '0.00' }),
      undefined,
    ],
    ['goes with an undo of its act', ({ store }) => store.set(undoAtom), undefined],
    ['ends with a reset', ({ store }) => store.set(resetAtom, { name: 'New member' }), undefined],
  ];
  it.each(acts)('%s', (_, act, note) => {
    const user = start();
    user.write(pasted);
    act(user);
    expect(user.doubt()).toBe(note);
  });
});

describe('a doubt of a cell', () => {
  const pasted = { row: '0', column: 'amount', text: '0.00', note: 'Credit balance.' };

  it('that came with its text is settled as one act, and another doubt of the cell is said then', () => {
    const { store, write, doubt, settle } = start();
    write(pasted);
    settle('Credit balance.');
    expect(doubt()).toBeUndefined();
    expect(doubt('No amount.')).toBe('No amount.');
    expect(store.get(undoNameAtom)).toBe('Checked Debt 1, $ Amount');
    store.set(undoAtom);
    expect(doubt('No amount.')).toBe('Credit balance.');
    store.set(redoAtom);
    expect(doubt()).toBeUndefined();
  });

  it('that is reckoned stays settled for as long as it says the same, whatever changes elsewhere', () => {
    const { write, doubt, settle } = start();
    settle('Paying $5.00, but there is no amount.');
    write({ ...pasted, row: '1' });
    expect(doubt('Paying $5.00, but there is no amount.')).toBeUndefined();
    expect(doubt('Paying $6.00, but there is no amount.')).toBe('Paying $6.00, but there is no amount.');
  });

  it('is said again once the cell has been changed', () => {
    const { write, doubt, settle } = start();
    settle('Paying $5.00, but there is no amount.');
    write({ row: '0', column: 'amount', text: '' });
    expect(doubt('Paying $5.00, but there is no amount.')).toBe('Paying $5.00, but there is no amount.');
  });

  it('can be settled after another of the same cell, and both stay so', () => {
    const { doubt, settle, write } = start();
    write(pasted);
    settle('Credit balance.');
    settle('Too much.');
    expect(doubt('Too much.')).toBeUndefined();
  });
});

it('empties every debt at a reset', () => {
  const { store, entered } = start();
  store.set(writeDebtsAtom, [{ row: '7', column: 'current', text: '30days' }], 'Typed');
  store.set(resetAtom, { name: 'New member' });
  expect(entered()).toEqual(debts({}));
});
