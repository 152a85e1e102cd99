import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { totalPayingAtom, writeDebtsAtom } from '../../../src/debts/debtAtoms';
import { payShareAtom, shareTextAtom, unpaidCountAtom } from '../../../src/debts/pay/payAtoms';
import { resetAtom, undoAtom, undoNameAtom } from '../../../src/history/history';

/** Three debts of $2,505, on one of which $5 are paid. */
function start() {
  const store = createStore();
  const amounts = ['0', '1', '2'].map((row) => ({ row, column: 'amount', text: '2505' }));
  store.set(writeDebtsAtom, [...amounts, { row: '1', column: 'paying', text: '5' }], 'Pasted');
  return { store, paying: () => store.get(totalPayingAtom).toFixed(2) };
}

it('pays every debt that has no payment yet as one act, and takes it back as one', () => {
  const { store, paying } = start();
  expect(store.get(unpaidCountAtom)).toBe(2);
  store.set(payShareAtom);
  expect(paying()).toBe('5015.00');
  expect(store.get(unpaidCountAtom)).toBe(0);
  expect(store.get(undoNameAtom)).toBe('Paid 2 debts in full');
  store.set(undoAtom);
  expect(paying()).toBe('5.00');
});

it('pays a share', () => {
  const { store, paying } = start();
  store.set(shareTextAtom, '60');
  store.set(payShareAtom);
  expect(paying()).toBe('3011.00');
  expect(store.get(undoNameAtom)).toBe('Paid 60 % of 2 debts');
});

it.each(['0', '150', '', 'half'])('enters nothing at a share of %j', (share) => {
  const { store, paying } = start();
  store.set(shareTextAtom, share);
  store.set(payShareAtom);
  expect(paying()).toBe('5.00');
  expect(store.get(undoNameAtom)).toBe('Typed Share');
});

it('does nothing where every debt has a payment', () => {
  const { store } = start();
  store.set(payShareAtom);
  store.set(payShareAtom);
  expect(store.get(undoNameAtom)).toBe('Paid 2 debts in full');
  store.set(undoAtom);
  expect(store.get(undoNameAtom)).toBe('Pasted');
});

it('begins with the full share for the next member', () => {
  const { store } = start();
  store.set(shareTextAtom, '60');
  store.set(resetAtom, { name: 'New member' });
  expect(store.get(shareTextAtom)).toBe('100');
});
