import { dequal } from 'dequal/lite';
import { atom } from 'jotai';
import { type ActName, endMergeAtom, resetAtom, undoableAtom } from '../history/history';
import { bookAtom } from './bookAtoms';
import { EMPTY_BOOK } from './caseBook';
import type { CaseOnDisk } from './caseOnDisk';

/**
 * Which case the book is: another one after New member and after every opening, and the former one again when that is
 * undone. So no case is ever written to another one's file.
 */
export const undoableIdAtom = undoableAtom(Symbol('the first case'), (id) => id);
export const caseIdAtom = atom((get) => get(undoableIdAtom));

/** The files of all cases of this visit, those that were left among them. */
export const caseFilesAtom = atom<ReadonlyMap<symbol, CaseOnDisk>>(new Map());

/** The file of the present case; undefined where it has none yet. */
export const caseFileAtom = atom((get) => get(caseFilesAtom).get(get(caseIdAtom)));

/** Says in which file a case is, the present one or one that was left meanwhile. */
export const setCaseFileAtom = atom(null, (get, set, id: symbol, file: CaseOnDisk) => {
  set(caseFilesAtom, new Map(get(caseFilesAtom)).set(id, file));
});

/** Changes what is known of a case's file. */
export const changeCaseFileAtom = atom(null, (get, set, id: symbol, changes: Partial<CaseOnDisk>) => {
  const file = get(caseFilesAtom).get(id);
  if (file) set(setCaseFileAtom, id, { ...file, ...changes });
});

/** Whether every change of the present case is written by itself, also the last ones before it is left. */
export const isKeptAtom = atom((get) => get(caseFileAtom)?.isKept === true);

/** Whether leaving the page loses anything: what is on the screens at this very key, against what the file holds. */
export const isUnsavedAtom = atom((get) => !dequal(get(bookAtom), get(caseFileAtom)?.saved ?? EMPTY_BOOK));

/** Clears everything but the agent, as one act, and begins another case with that. */
export const newMemberAtom = atom(null, (get, set, named: ActName) => {
  const act = { ...named, mergeKey: 'new member' };
  const before = get(bookAtom);
  set(endMergeAtom);
  set(resetAtom, act);
  if (get(caseFileAtom) || !dequal(before, get(bookAtom))) set(undoableIdAtom, Symbol(act.name), act);
  set(endMergeAtom);
});
