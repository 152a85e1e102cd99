import { atom } from 'jotai';
import { undoableAtom } from '../history/history';
import {
  type AmountField,
  type Budget,
  type BudgetField,
  budgetLabel,
  budgetTotals,
  EMPTY_BUDGET,
  groupSubtotals,
  nextMember,
  type PersonField,
} from './budget';

const baseAtom = undoableAtom(EMPTY_BUDGET, nextMember);

/** What is entered and committed; cells are painted from it. */
export const budgetAtom = atom((get) => get(baseAtom));

/** The text of the amount that is being typed, before it is committed; null when none is. */
export const budgetDraftAtom = atom<{ field: AmountField; text: string } | null>(null);

/** What is on the screen at this very key: the budget with the amount being typed. */
export const liveBudgetAtom = atom<Budget>((get) => {
  const draft = get(budgetDraftAtom);
  return draft ? { ...get(baseAtom), [draft.field]: draft.text } : get(baseAtom);
});

export const budgetTotalsAtom = atom((get) => budgetTotals(get(liveBudgetAtom)));

/** The live subtotals of the expense groups. */
export const groupSubtotalsAtom = atom((get) => groupSubtotals(get(liveBudgetAtom)));

/** Types into a field of the agent or the member; the keystrokes in one field are one step of undo. */
export const typePersonAtom = atom(null, (get, set, field: PersonField, text: string) => {
  set(
    baseAtom,
    { ...get(baseAtom), [field]: text },
    { name: `Typed ${budgetLabel(field)}`, mergeKey: field },
  );
});

/** Writes amounts as one named act. */
export const writeAmountsAtom = atom(
  null,
  (get, set, amounts: Partial<Record<AmountField, string>>, name: string) => {
    set(baseAtom, { ...get(baseAtom), ...(amounts as Partial<Record<BudgetField, string>>) }, { name });
  },
);
