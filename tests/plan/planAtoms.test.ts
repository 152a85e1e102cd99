import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { debtDraftAtom, writeDebtsAtom } from '../../src/debts/debtAtoms';
import { endMergeAtom, resetAtom, undoAtom, undoNameAtom } from '../../src/history/history';
import { formatMoney } from '../../src/money/money';
import {
  creditScoreAtom,
  monthsAtom,
  optionAmountsAtom,
  planChoicesAtom,
  planEntriesAtom,
} from '../../src/plan/planAtoms';

type Store = ReturnType<typeof createStore>;

/** A store with nothing entered, and what its option cards show. */
function start() {
  const store = createStore();
  return {
    store,
    pay: (text: string) => store.set(writeDebtsAtom, [{ row: '0', column: 'paying', text }], 'Typed'),
    shownOptions: () =>
      store
        .get(optionAmountsAtom)
        .map(({ option, amounts }) => [
          option.label,
          formatMoney(amounts.firstSix),
          formatMoney(amounts.later),
        ]),
  };
}

it('starts with 18 months, no credit score and no plan chosen', () => {
  const { store, shownOptions } = start();
  expect(store.get(monthsAtom)).toBe(18);
  expect(store.get(creditScoreAtom)).toBe('');
  expect(store.get(planChoicesAtom)).toEqual({ firstPlan: 'option1', laterPlan: 'option4' });
  expect(shownOptions().flat()).toEqual(expect.arrayContaining(['Option A', '$0.00']));
});

describe('optionAmountsAtom', () => {
  it('follows Total Paying and the months, in the order of the options', () => {
    const { store, pay, shownOptions } = start();
    pay('1800');
    expect(shownOptions()).toEqual([
      ['Option A', '$80.00', '$120.00'],
      ['Option B', '$90.00', '$110.00'],
      ['Option C', '$100.00', '$100.00'],
    ]);
    store.set(monthsAtom, 36);
    expect(shownOptions()[0]).toEqual(['Option A', '$40.00', '$60.00']);
  });

  it('follows a payment that is being typed', () => {
    const { store, shownOptions } = start();
    store.set(debtDraftAtom, { row: '0', column: 'paying', text: '180' });
    expect(shownOptions()[2]).toEqual(['Option C', '$10.00', '$10.00']);
  });

  it('does not follow the credit score nor the choice of a plan', () => {
    const { store, pay, shownOptions } = start();
    pay('1800');
    const before = shownOptions();
    store.set(creditScoreAtom, '300');
    store.set(planChoicesAtom, 'firstPlan', 'optionB');
    expect(shownOptions()).toEqual(before);
  });
});

describe('undo', () => {
  it('takes a drag of the slider back as one step', () => {
    const { store } = start();
    for (const months of [19, 25, 40]) store.set(monthsAtom, months);
    expect(store.get(undoNameAtom)).toBe('Changed Months');
    store.set(undoAtom);
    expect(store.get(monthsAtom)).toBe(18);
    expect(store.get(undoNameAtom)).toBeUndefined();
  });

  it('takes two drags back as two steps', () => {
    const { store } = start();
    store.set(monthsAtom, 40);
    store.set(endMergeAtom);
    store.set(monthsAtom, 50);
    store.set(undoAtom);
    expect(store.get(monthsAtom)).toBe(40);
  });

  it('takes the keystrokes of a credit score back as one step, and the months before it as another', () => {
    const { store } = start();
    store.set(monthsAtom, 40);
    for (const score of ['7', '70', '700']) store.set(creditScoreAtom, score);
    store.set(undoAtom);
    expect(store.get(creditScoreAtom)).toBe('');
    expect(store.get(monthsAtom)).toBe(40);
  });

  it('takes each choice of a plan back by itself', () => {
    const { store } = start();
    store.set(planChoicesAtom, 'firstPlan', 'optionA');
    store.set(planChoicesAtom, 'laterPlan', 'optionC');
    store.set(planChoicesAtom, 'laterPlan', 'optionB');
    store.set(undoAtom);
    expect(store.get(planChoicesAtom)).toEqual({ firstPlan: 'optionA', laterPlan: 'optionC' });
    store.set(undoAtom);
    expect(store.get(planChoicesAtom)).toEqual({ firstPlan: 'optionA', laterPlan: 'option4' });
  });
});

it.each([
  ['Typed Credit Score', (store: Store) => store.set(creditScoreAtom, '700')],
  ['Changed Months', (store: Store) => store.set(monthsAtom, 40)],
  ['Chose Payment Plan', (store: Store) => store.set(planChoicesAtom, 'firstPlan', 'optionA')],
])('calls an act %s', (name, act) => {
  const { store } = start();
  act(store);
  expect(store.get(undoNameAtom)).toBe(name);
});

it('tells the page for the member all that is entered, with the cell that is being typed', () => {
  const { store } = start();
  store.set(debtDraftAtom, { row: '1', column: 'paying', text: '180' });
  store.set(monthsAtom, 40);
  store.set(planChoicesAtom, 'laterPlan', 'optionB');
  const { debts, months, choices } = store.get(planEntriesAtom);
  expect(debts.map(({ paying }) => paying).slice(0, 3)).toEqual(['', '180', '']);
  expect([months, choices]).toEqual([40, { firstPlan: 'option1', laterPlan: 'optionB' }]);
});

it('starts anew at a reset', () => {
  const { store } = start();
  store.set(monthsAtom, 40);
  store.set(creditScoreAtom, '700');
  store.set(planChoicesAtom, 'firstPlan', 'optionA');
  store.set(resetAtom, { name: 'New member' });
  expect(store.get(monthsAtom)).toBe(18);
  expect(store.get(creditScoreAtom)).toBe('');
  expect(store.get(planChoicesAtom)).toEqual({ firstPlan: 'option1', laterPlan: 'option4' });
});
