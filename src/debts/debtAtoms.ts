import { atom } from 'jotai';
import { type ActName, undoableAtom } from '../history/history';
import { arrangedNotes, NO_NOTES, type Notes, withNotes, withSettled } from '../sheet/doubts/notes';
import type { RowOrder } from '../sheet/range/rowOrder';
import type { CellChange, Doubt } from '../sheet/sheet';
import { arrangedDebts, type Debt, EMPTY_DEBTS, isEntered, totalBasis, totalPaying } from './debt';
import { lostNames } from './lostNames';
import { outgrownPayments } from './outgrownPayments';

const baseAtom = undoableAtom({ debts: EMPTY_DEBTS, notes: NO_NOTES });

/** What is entered and committed, with what the user has to check in it; cells are painted from it. */
export const debtEntriesAtom = atom((get) => get(baseAtom));

/** Puts other entries in the place of all that is entered, as where a case is opened. */
export const replaceDebtsAtom = atom(
  null,
  (_get, set, entries: { debts: readonly Debt[]; notes: Notes }, act: ActName) => set(baseAtom, entries, act),
);

const debtsAtom = atom((get) => get(baseAtom).debts);

/** The cell that is being edited, before it is committed; null when none is. */
export const debtDraftAtom = atom<CellChange | null>(null);

/** What is on the screen at this very key: the debts with the cell being typed. */
export const liveDebtsAtom = atom((get) => {
  const draft = get(debtDraftAtom);
  return draft ? withChanges(get(debtsAtom), [draft]) : get(debtsAtom);
});

/** Whether no debt is entered at this very key. */
export const hasNoDebtsAtom = atom((get) => !get(liveDebtsAtom).some(isEntered));

/** The sum of the amounts at this very key. */
export const totalBasisAtom = atom((get) => totalBasis(get(liveDebtsAtom)));

/** The sum of the payments at this very key. */
export const totalPayingAtom = atom((get) => totalPaying(get(liveDebtsAtom)));

/** Writes cells as one named act. The rows of the changes are indices, their columns fields. */
export const writeDebtsAtom = atom(null, (get, set, changes: readonly CellChange[], name: string) => {
  const { debts, notes } = get(baseAtom);
  const changed = withChanges(debts, changes);
  const noted = [...changes, ...outgrownPayments(debts, notes, changes), ...lostNames(debts, changed)];
  set(baseAtom, { debts: changed, notes: withNotes(notes, noted) }, { name });
});

/** Puts the debts into another order as one named act; what is noted about a debt goes with it. */
export const arrangeDebtsAtom = atom(null, (get, set, order: RowOrder, name: string, undone?: () => void) => {
  const { debts, notes } = get(baseAtom);
  set(baseAtom, { debts: arrangedDebts(debts, order), notes: arrangedNotes(notes, order) }, { name, undone });
});

/** Settles doubts about cells as one named act. */
export const settleDebtsAtom = atom(null, (get, set, doubts: readonly Doubt[], name: string) => {
  const { debts, notes } = get(baseAtom);
  set(baseAtom, { debts, notes: withSettled(notes, doubts) }, { name });
});

function withChanges(debts: readonly Debt[], changes: readonly CellChange[]): readonly Debt[] {
  const changed = [...debts];
  for (const { row, column, text } of changes) {
    const index = Number(row);
    const debt = changed[index];
    if (debt && String(index) === row) changed[index] = { ...debt, [column]: text };
  }
  return changed;
}
