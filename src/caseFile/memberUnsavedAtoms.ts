import { dequal } from 'dequal/lite';
import { atom } from 'jotai';
import { nextMember } from '../budget/budget';
import { bookAtom } from './bookAtoms';
import { caseFileAtom, isUnsavedAtom } from './caseAtoms';
import { EMPTY_BOOK } from './caseBook';

/** Whether anything about a member is unsaved: the agent, who stays from one member to the next, is nothing of that. */
export const isMemberUnsavedAtom = atom((get) => {
  const book = get(bookAtom);
  return get(isUnsavedAtom) && !dequal(book, { ...EMPTY_BOOK, budget: nextMember(book.budget) });
});

/** Whether nothing about a member is entered, and no file is open. */
export const isNewCaseAtom = atom((get) => !get(isMemberUnsavedAtom) && get(caseFileAtom) === undefined);
