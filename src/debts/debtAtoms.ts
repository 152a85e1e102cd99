import { atom } from 'jotai';
import { undoableAtom } from '../history/history';
import { type Debt, type DebtField, EMPTY_DEBTS, totalBasis, totalPaying } from './debt';

/** A new text for one cell; `row` counts from 0. */
export interface DebtChange {
  row: number;
  field: DebtField;
  text: string;
}

const baseAtom = undoableAtom(EMPTY_DEBTS);

/** What is entered and committed; cells are painted from it. */
export const debtsAtom = atom((get) => get(baseAtom));

/** The cell that is being edited, before it is committed; null when none is. */
export const debtDraftAtom = atom<DebtChange | null>(null);

const liveDebtsAtom = atom((get) => {
  const draft = get(debtDraftAtom);
  return draft ? withChanges(get(baseAtom), [draft]) : get(baseAtom);
});

/** The sum of the amounts at this very key. */
export const totalBasisAtom = atom((get) => totalBasis(get(liveDebtsAtom)));

/** The sum of the payments at this very key. */
export const totalPayingAtom = atom((get) => totalPaying(get(liveDebtsAtom)));

/** Writes cells as one named act. */
export const writeDebtsAtom = atom(null, (get, set, changes: readonly DebtChange[], name: string) => {
  set(baseAtom, withChanges(get(baseAtom), changes), { name });
});

function withChanges(debts: readonly Debt[], changes: readonly DebtChange[]): readonly Debt[] {
  return debts.map((debt, row) => {
    const own = changes.filter((change) => change.row === row);
    return own.length === 0
      ? debt
      : { ...debt, ...Object.fromEntries(own.map(({ field, text }) => [field, text])) };
  });
}
