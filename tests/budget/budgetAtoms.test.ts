import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { type AmountField, EMPTY_BUDGET } from '../../src/budget/budget';
import {
  budgetAtom,
  budgetDraftAtom,
  budgetEntriesAtom,
  budgetTotalsAtom,
  groupSubtotalsAtom,
  liveBudgetAtom,
  settleAmountsAtom,
  typePersonAtom,
  writeAmountsAtom,
} from '../../src/budget/budgetAtoms';
import { endMergeAtom, redoAtom, resetAtom, undoAtom, undoNameAtom } from '../../src/history/history';
import { formatMoney } from '../../src/money/money';
import { openDoubt } from '../../src/sheet/doubts/notes';
import type { CellChange } from '../../src/sheet/sheet';

/** A store with nothing entered, and what is shown of its totals. */
function start() {
  const store = createStore();
  return {
    store,
    shownTotals: () => Object.values(store.get(budgetTotalsAtom)).map(formatMoney),
    shownHousing: () => formatMoney(store.get(groupSubtotalsAtom)['Housing & Utilities']),
  };
}

/** The changes that write amounts, by field. */
function amounts(texts: Partial<Record<AmountField, string>>): CellChange[] {
  return Object.entries(texts).map(([row, text]) => ({ row, column: 'amount', text }));
}

it('starts empty', () => {
  const { store, shownTotals } = start();
  expect(store.get(budgetAtom)).toEqual(EMPTY_BUDGET);
  expect(store.get(budgetDraftAtom)).toBeNull();
  expect(shownTotals()).toEqual(['$0.00', '$0.00', '$0.00']);
});

describe('writeAmountsAtom', () => {
  it('writes several amounts as one act of the given name, and no other field', () => {
    const { store, shownTotals, shownHousing } = start();
    store.set(writeAmountsAtom, amounts({ salary: '100' }), 'Typed Salary');
    store.set(writeAmountsAtom, amounts({ mortgage: '30', utilities: '12.5' }), 'Pasted 2 cells');
    expect(store.get(budgetAtom)).toEqual({
      ...EMPTY_BUDGET,
      salary: '100',
      mortgage: '30',
      utilities: '12.5',
    });
    expect(shownTotals()).toEqual(['$100.00', '$42.50', '$57.50']);
    expect(shownHousing()).toBe('$42.50');
    expect(store.get(undoNameAtom)).toBe('Pasted 2 cells');
    store.set(undoAtom);
    expect(shownTotals()).toEqual(['$100.00', '$0.00', '$100.00']);
    store.set(redoAtom);
    expect(shownTotals()).toEqual(['$100.00', '$42.50', '$57.50']);
  });

  it('leaves no step where an amount is written as it was', () => {
    const { store } = start();
    store.set(writeAmountsAtom, amounts({ salary: '1' }), 'Typed Salary');
    store.set(writeAmountsAtom, amounts({ salary: '1' }), 'Typed Salary again');
    expect(store.get(undoNameAtom)).toBe('Typed Salary');
  });
});

describe('budgetDraftAtom', () => {
  it('counts in the totals at every key, before it is committed', () => {
    const { store, shownTotals, shownHousing } = start();
    store.set(writeAmountsAtom, amounts({ mortgage: '1000', salary: '5' }), 'Pasted 2 cells');
    store.set(budgetDraftAtom, { field: 'mortgage', text: '2' });
    expect(shownTotals()).toEqual(['$5.00', '$2.00', '$3.00']);
    expect(shownHousing()).toBe('$2.00');
    expect(store.get(liveBudgetAtom).mortgage).toBe('2');
    expect(store.get(budgetAtom).mortgage).toBe('1000');
  });

  it('leaves what is committed when it ends, and no step of undo', () => {
    const { store, shownTotals } = start();
    store.set(budgetDraftAtom, { field: 'salary', text: '2' });
    store.set(budgetDraftAtom, null);
    expect(shownTotals()).toEqual(['$0.00', '$0.00', '$0.00']);
    expect(store.get(undoNameAtom)).toBeUndefined();
  });
});

describe('typePersonAtom', () => {
  it('makes the keystrokes in one field one step of undo, named by its label', () => {
    const { store } = start();
    store.set(typePersonAtom, 'firstName', 'M');
    store.set(typePersonAtom, 'firstName', 'Ma');
    store.set(typePersonAtom, 'lastName', 'L');
    expect(store.get(undoNameAtom)).toBe('Typed Last Name');
    store.set(undoAtom);
    expect(store.get(undoNameAtom)).toBe('Typed First Name');
    expect(store.get(budgetAtom)).toEqual({ ...EMPTY_BUDGET, firstName: 'Ma' });
    store.set(undoAtom);
    expect(store.get(budgetAtom)).toEqual(EMPTY_BUDGET);
  });

  it('makes two visits to one field two steps', () => {
    const { store } = start();
    store.set(typePersonAtom, 'city', 'Ulm');
    store.set(endMergeAtom);
    store.set(typePersonAtom, 'city', 'Ulma');
    store.set(undoAtom);
    expect(store.get(budgetAtom).city).toBe('Ulm');
  });
});

it('keeps the agent, and nothing else, over a reset', () => {
  const { store } = start();
  store.set(typePersonAtom, 'agentName', 'Alex');
  store.set(typePersonAtom, 'agentEmail', 'alex@example.com');
  store.set(typePersonAtom, 'zip', '90210');
  store.set(writeAmountsAtom, amounts({ salary: '1', food: '2' }), 'Pasted 2 cells');
  store.set(resetAtom, { name: 'New member' });
  expect(store.get(budgetAtom)).toEqual({
    ...EMPTY_BUDGET,
    agentName: 'Alex',
    agentEmail: 'alex@example.com',
  });
});

it('keeps the note of an amount until the amount is changed or reset, whatever is typed elsewhere', () => {
  const { store } = start();
  const note = () =>
    openDoubt(store.get(budgetEntriesAtom).notes, { row: 'salary', column: 'amount' }, undefined);
  const pasted = { row: 'salary', column: 'amount', text: '5', note: 'Read as $5.00 from “5,”.' };
  store.set(writeAmountsAtom, [pasted], 'Pasted 1 cell');
  store.set(typePersonAtom, 'city', 'Ulm');
  store.set(writeAmountsAtom, amounts({ food: '7' }), 'Typed Food and Beverages');
  expect(note()).toBe('Read as $5.00 from “5,”.');
  store.set(resetAtom, { name: 'New member' });
  expect(note()).toBeUndefined();
  store.set(undoAtom);
  expect(note()).toBe('Read as $5.00 from “5,”.');
  store.set(writeAmountsAtom, amounts({ salary: '5' }), 'Typed Salary');
  expect(note()).toBeUndefined();
});

it('settles a doubt about an amount as an act of its own, which undo takes back', () => {
  const { store } = start();
  const cell = { row: 'salary', column: 'amount' };
  const words = 'Typed as 1k, read as $1.00.';
  const doubt = () => openDoubt(store.get(budgetEntriesAtom).notes, cell, undefined);
  store.set(writeAmountsAtom, [{ ...cell, text: '1', note: words }], 'Typed Salary');
  store.set(settleAmountsAtom, [{ ...cell, words }], 'Checked Salary');
  expect(doubt()).toBeUndefined();
  expect(store.get(budgetAtom).salary).toBe('1');
  store.set(undoAtom);
  expect(doubt()).toBe(words);
});
