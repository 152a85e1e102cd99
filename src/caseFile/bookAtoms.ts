import { atom } from 'jotai';
import { budgetEntriesAtom, liveBudgetAtom, replaceBudgetAtom } from '../budget/budgetAtoms';
import { debtEntriesAtom, liveDebtsAtom, replaceDebtsAtom } from '../debts/debtAtoms';
import type { ActName } from '../history/history';
import { creditScoreAtom, monthsAtom, planChoicesAtom, replacePlanAtom } from '../plan/planAtoms';
import { NO_NOTES, type Notes, withNotes } from '../sheet/notes';
import type { CaseBook, Marks } from './caseBook';

/** What is on both screens at this very key. The one place that knows in which atoms it lives. */
export const bookAtom = atom(
  (get): CaseBook => ({
    budget: get(liveBudgetAtom),
    budgetMarks: marksOf(get(budgetEntriesAtom).notes),
    debts: get(liveDebtsAtom),
    debtMarks: marksOf(get(debtEntriesAtom).notes),
    creditScore: get(creditScoreAtom),
    months: get(monthsAtom),
    plan: get(planChoicesAtom),
  }),
);

/** Puts another case in the place of what is entered. The act has a merge key, by which its parts are one step of undo. */
export const writeBookAtom = atom(null, (_get, set, book: CaseBook, act: ActName) => {
  const { creditScore, months, plan } = book;
  set(replaceBudgetAtom, { budget: book.budget, notes: notesOf(book.budgetMarks) }, act);
  set(replaceDebtsAtom, { debts: book.debts, notes: notesOf(book.debtMarks) }, act);
  set(replacePlanAtom, { creditScore, months, ...plan }, act);
});

function marksOf(notes: Notes): Marks {
  return Object.fromEntries(Object.entries(notes).map(([cell, note]) => [cell, { note, settled: [] }]));
}

function notesOf(marks: Marks): Notes {
  const changes = Object.entries(marks).map(([cell, { note }]) => {
    const [row = '', column = ''] = cell.split('/');
    return { row, column, text: '', ...(note !== undefined && { note }) };
  });
  return withNotes(NO_NOTES, changes);
}
