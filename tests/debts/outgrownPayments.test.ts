import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { debtEntriesAtom, settleDebtsAtom, writeDebtsAtom } from '../../src/debts/debtAtoms';
import { payShareAtom } from '../../src/debts/pay/payAtoms';
import { openDoubt } from '../../src/sheet/doubts/notes';

const RAISED = 'Paid in full before the amount was raised from $500.00.';
const PAYMENT = { row: '0', column: 'paying' };

/** A debt of $500.00 that has been paid in full, and the ways to change it. */
function paidInFull() {
  const store = createStore();
  const write = (changes: Record<string, string>, note?: string) =>
    store.set(
      writeDebtsAtom,
      Object.entries(changes).map(([column, text]) => ({ row: '0', column, text, ...(note && { note }) })),
      'Wrote',
    );
  write({ amount: '500' });
  store.set(payShareAtom);
  return {
    write,
    settle: () => store.set(settleDebtsAtom, [{ ...PAYMENT, words: RAISED }], 'Checked'),
    paying: () => store.get(debtEntriesAtom).debts[0]?.paying,
    doubt: () => openDoubt(store.get(debtEntriesAtom).notes, PAYMENT, undefined),
  };
}

it('marks a payment that was all of its amount, where that is raised', () => {
  const { write, paying, doubt } = paidInFull();
  expect(doubt()).toBeUndefined();
  write({ amount: '600' });
  expect(doubt()).toBe(RAISED);
  expect(paying(), 'and leaves it').toBe('500');
});

it('keeps the mark while the amount is raised further, and not once the payment is all of it again', () => {
  const { write, doubt } = paidInFull();
  write({ amount: '600' });
  write({ amount: '700' });
  expect(doubt()).toBe(RAISED);
  write({ amount: '500.00' });
  expect(doubt()).toBeUndefined();
});

it('has nothing to ask where the mark is checked, or the payment is entered with the amount or after it', () => {
  const checked = paidInFull();
  checked.write({ amount: '600' });
  checked.settle();
  checked.write({ amount: '700' });
  expect(checked.doubt()).toBeUndefined();

  const both = paidInFull();
  both.write({ amount: '600', paying: '500' });
  expect(both.doubt()).toBeUndefined();

  const after = paidInFull();
  after.write({ amount: '600' });
  after.write({ paying: '550' });
  expect(after.doubt()).toBeUndefined();
});

it('has nothing to ask of a payment that was a share of the amount, or none', () => {
  const share = paidInFull();
  share.write({ paying: '300' });
  share.write({ amount: '600' });
  expect(share.doubt()).toBeUndefined();

  const none = paidInFull();
  none.write({ amount: '0', paying: '0' });
  none.write({ amount: '600' });
  expect(none.doubt()).toBeUndefined();
});

it('leaves to a payment what it is marked with already', () => {
  const { write, doubt } = paidInFull();
  write({ paying: '500' }, 'Typed as 5oo, read as $500.00.');
  write({ amount: '600' });
  expect(doubt()).toBe('Typed as 5oo, read as $500.00.');
  write({ amount: '400' });
  expect(doubt()).toBe('Typed as 5oo, read as $500.00.');
});
