import { atom } from 'jotai';
import { budgetEntriesAtom, liveBudgetAtom, replaceBudgetAtom } from '../budget/budgetAtoms';
import { debtEntriesAtom, liveDebtsAtom, replaceDebtsAtom } from '../debts/debtAtoms';
import type { ActName } from '../history/history';
import { creditScoreAtom, monthsAtom, planChoicesAtom, replacePlanAtom } from '../plan/planAtoms';
import type { CaseBook } from './caseBook';

/** What is on both screens at this very key. The one place that knows in which atoms it lives. */
export const bookAtom = atom(
  (get): CaseBook => ({
    budget: get(liveBudgetAtom),
    budgetMarks: get(budgetEntriesAtom).notes,
    debts: get(liveDebtsAtom),
    debtMarks: get(debtEntriesAtom).notes,
    creditScore: get(creditScoreAtom),
    months: get(monthsAtom),
    plan: get(planChoicesAtom),
  }),
);

/** Puts another case in the place of what is entered. The act has a merge key, by which its parts are one step of undo. */
export const writeBookAtom = atom(null, (_get, set, book: CaseBook, act: ActName) => {
  const { creditScore, months, plan } = book;
  set(replaceBudgetAtom, { budget: book.budget, notes: book.budgetMarks }, act);
  set(replaceDebtsAtom, { debts: book.debts, notes: book.debtMarks }, act);
  set(replacePlanAtom, { creditScore, months, ...plan }, act);
});
