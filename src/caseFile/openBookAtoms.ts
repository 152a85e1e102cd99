import { atom } from 'jotai';
import { isBudgetEnteredAtom, keptPayloadAtom } from '../budget/budgetAtoms';
import { endMergeAtom } from '../history/history';
import { bookAtom, writeBookAtom } from './bookAtoms';
import { setCaseFileAtom, undoableIdAtom } from './caseAtoms';
import type { CaseBook } from './caseBook';
import { caseName } from './caseName';
import type { CaseOnDisk } from './caseOnDisk';

/** Puts the case of a file in the place of the present one, as one act. Undone, it brings back what a reload had left, too. */
export const openBookAtom = atom(null, (get, set, book: CaseBook, file: Omit<CaseOnDisk, 'saved'>) => {
  const name = `Opened case ${caseName(book) || 'without a name'}`;
  const id = Symbol(name);
  const [wasEntered, kept] = [get(isBudgetEnteredAtom), get(keptPayloadAtom)];
  const leave = (isEntered: boolean, payload: typeof kept) => {
    set(isBudgetEnteredAtom, isEntered);
    set(keptPayloadAtom, payload);
  };
  const act = {
    name,
    mergeKey: 'open',
    undone: () => leave(wasEntered, kept),
    redone: () => leave(true, undefined),
  };
  set(endMergeAtom);
  set(undoableIdAtom, id, act);
  set(writeBookAtom, book, act);
  set(setCaseFileAtom, id, { ...file, saved: get(bookAtom) });
  set(endMergeAtom);
});
