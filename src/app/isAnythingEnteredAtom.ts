import { atom } from 'jotai';
import { budgetDraftAtom } from '../budget/budgetAtoms';
import { debtDraftAtom } from '../debts/debtAtoms';
import { isDirtyAtom } from '../history/history';

/** Whether leaving the page loses anything: what is committed, or what an open editor holds. */
export const isAnythingEnteredAtom = atom(
  (get) => get(isDirtyAtom) || Boolean(get(budgetDraftAtom)?.text) || Boolean(get(debtDraftAtom)?.text),
);
