import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { debtEntriesAtom, settleDebtsAtom, writeDebtsAtom } from '../../src/debts/debtAtoms';
import { undoAtom } from '../../src/history/history';
import { openDoubt } from '../../src/sheet/doubts/notes';

const WORDS = 'A debt without a name.';
const NAME = { row: '0', column: 'accountName' };

/** The first debt, which has some fields, and the ways to change it. */
function debtOf(fields: Record<string, string>) {
  const store = createStore();
  const write = (changes: Record<string, string>, note?: string) =>
    store.set(
      writeDebtsAtom,
      Object.entries(changes).map(([column, text]) => ({ row: '0', column, text, ...(note && { note }) })),
      'Wrote',
    );
  write(fields);
  return {
    write,
    undo: () => store.set(undoAtom),
    settle: () => store.set(settleDebtsAtom, [{ ...NAME, words: WORDS }], 'Checked'),
    doubt: () => openDoubt(store.get(debtEntriesAtom).notes, NAME, undefined),
  };
}

it.each([{ amount: '500' }, { accountNumber: '1234' }, { current: '30days' }, { paying: '5' }])(
  'marks a debt whose name is deleted while it has %j',
  (others) => {
    const { write, undo, doubt } = debtOf({ accountName: 'OAK BANK', ...others });
    expect(doubt()).toBeUndefined();
    write({ accountName: '' });
    expect(doubt()).toBe(WORDS);
    undo();
    expect(doubt()).toBeUndefined();
  },
);

it('keeps the mark while other cells change, until the debt has a name again or nothing is left of it', () => {
  const named = debtOf({ accountName: 'OAK BANK', amount: '500' });
  named.write({ accountName: '' });
  named.write({ amount: '600' });
  expect(named.doubt()).toBe(WORDS);
  named.write({ accountName: 'ELM STORE' });
  expect(named.doubt()).toBeUndefined();

  const blank = debtOf({ accountName: 'OAK BANK', amount: '500' });
  blank.write({ accountName: ' ' });
  expect(blank.doubt(), 'a name of blanks is none').toBe(WORDS);
  blank.settle();
  blank.write({ amount: '600' });
  expect(blank.doubt(), 'and is not asked of twice').toBeUndefined();

  const cleared = debtOf({ accountName: 'OAK BANK', amount: '500' });
  cleared.write({ accountName: '' });
  cleared.write({ amount: '' });
  expect(cleared.doubt()).toBeUndefined();
  cleared.write({ amount: '5' });
  expect(cleared.doubt(), 'what comes then never had a name').toBeUndefined();
});

it('has nothing to ask of a debt that never had a name, whatever is filled in first', () => {
  const { write, doubt } = debtOf({ amount: '500' });
  write({ paying: '5', accountName: '' });
  expect(doubt()).toBeUndefined();
});

it('has nothing to ask where the whole debt is deleted, its name is another one, or the mark is checked', () => {
  const deleted = debtOf({ accountName: 'OAK BANK', amount: '500' });
  deleted.write({ accountName: '', amount: '' });
  expect(deleted.doubt()).toBeUndefined();

  const renamed = debtOf({ accountName: 'OAK BANK', amount: '500' });
  renamed.write({ accountName: 'ELM STORE' });
  expect(renamed.doubt()).toBeUndefined();

  const checked = debtOf({ accountName: 'OAK BANK', amount: '500' });
  checked.write({ accountName: '' });
  checked.settle();
  checked.write({ amount: '600' });
  expect(checked.doubt()).toBeUndefined();
});

it('leaves to a name that comes what it is marked with', () => {
  const { write, doubt } = debtOf({ amount: '500' });
  write({ accountName: 'OAK BANK' }, 'The name may be another one.');
  expect(doubt()).toBe('The name may be another one.');
});
