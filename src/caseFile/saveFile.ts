import { dequal } from 'dequal/lite';
import type { createStore } from 'jotai';
import { fillNamesAtom } from '../budget/budgetAtoms';
import { bookAtom } from './bookAtoms';
import { caseFileAtom, caseFilesAtom, caseIdAtom, changeCaseFileAtom, setCaseFileAtom } from './caseAtoms';
import type { CaseBook } from './caseBook';
import { lengthProblem } from './caseFormat';
import { caseFileName } from './caseName';
import type { CaseOnDisk } from './caseOnDisk';
import { askToWrite, isCancelled, reasonOf, stampNow, writeAgain, writeNewFile } from './diskFile';
import { fetchAgeFile } from './fetchAgeFile';
import { areAmountsLostAtom } from './reloadedAtoms';
import { sayDone, sayProblem } from './saidFile';
import { writeCase } from './writeCase';

type Store = ReturnType<typeof createStore>;

/** One write at a time, in the order in which they are asked for. */
let lastWrite: Promise<void> = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  lastWrite = lastWrite.then(write);
  return lastWrite;
}

/** Saves the case: in its file again, or else where the agent says. Says what came of it. */
export function saveCase(store: Store): Promise<void> {
  return inTurn(async () => {
    const file = store.get(caseFileAtom);
    if (!file?.handle) await saveElsewhere(store, file?.password);
    else if (await saveAgain(store, heldCase(store), file, file.handle))
      saySaved(store, `Saved in ${file.name}`);
  });
}

/** Saves the case in another file: encrypted with a password, or not where it is undefined. */
export function saveCaseWith(store: Store, password: string | undefined): Promise<void> {
  return inTurn(() => saveElsewhere(store, password));
}

/** A case with what it holds. */
export interface HeldCase {
  id: symbol;
  book: CaseBook;
}

/** The present case. */
export function heldCase(store: Store): HeldCase {
  return { id: store.get(caseIdAtom), book: store.get(bookAtom) };
}

/** Saves a case, which may have been left meanwhile, without a word where it is kept saved and has changed. */
export function keepCase(store: Store, held: HeldCase): Promise<void> {
  return inTurn(async () => {
    const file = store.get(caseFilesAtom).get(held.id);
    if (file?.isKept && file.handle && !dequal(held.book, file.saved))
      await saveAgain(store, held, file, file.handle);
  });
}

/** Lets the agent say where, and saves there; where the browser does not ask, it downloads. */
async function saveElsewhere(store: Store, password: string | undefined): Promise<void> {
  // After a reload the names are all that is left of the budget.
  store.set(fillNamesAtom);
  const { id, book } = heldCase(store);
  const isLocked = password !== undefined;
  const fileName = caseFileName(book, today(), isLocked);
  const content = contentOf(book, password);
  // It is awaited only once the agent has said where.
  content.catch(() => {});
  try {
    const handle = await writeNewFile(fileName, content, isLocked);
    const name = handle?.name ?? fileName;
    const stamp = await stampNow(handle);
    const isKept = handle !== undefined && store.get(caseFileAtom)?.isKept === true;
    store.set(setCaseFileAtom, id, { name, handle, stamp, password, saved: book, isKept });
    saySaved(store, handle ? `Saved in ${name}` : `Downloaded as ${name}`);
  } catch (error) {
    if (isCancelled(error)) return;
    sayProblem(`The case was not saved: ${reasonOf(error)}. All that is entered is still here.`);
  }
}

/**
 * Writes to the file again, unless it has become another one since. Where that fails Keep saved stops, and the next save
 * asks where to.
 *
 * @returns whether it was saved
 */
async function saveAgain(
  store: Store,
  { id, book }: HeldCase,
  file: CaseOnDisk,
  handle: FileSystemFileHandle,
): Promise<boolean> {
  try {
    await askToWrite(handle);
    if ((await stampNow(handle)) !== file.stamp)
      throw new Error('it has changed on the disk since it was opened or saved here');
    await writeAgain(handle, await contentOf(book, file.password));
    store.set(changeCaseFileAtom, id, { saved: book, stamp: await stampNow(handle) });
    return true;
  } catch (error) {
    store.set(changeCaseFileAtom, id, { handle: undefined, stamp: undefined, isKept: false });
    const stopped = file.isKept ? ' Keep saved has stopped.' : '';
    const rest =
      store.get(caseIdAtom) === id
        ? 'All that is entered is still here; Save case now asks where to save it.'
        : 'Undo brings back what was entered.';
    sayProblem(`${file.name} was not written: ${reasonOf(error)}.${stopped} ${rest}`);
    return false;
  }
}

/** Says that the case is saved, and what of it is not. */
function saySaved(store: Store, words: string): void {
  const lost = store.get(areAmountsLostAtom);
  sayDone(lost ? `${words}, without the budget’s amounts: a reload keeps only their totals` : words);
}

async function contentOf(book: CaseBook, password: string | undefined): Promise<Blob> {
  const text = writeCase(book);
  const problem = lengthProblem(text.length);
  if (problem) throw new Error('it has more than a million characters');
  if (password === undefined) return new Blob([text], { type: 'application/json' });
  const { lock } = await fetchAgeFile().catch(() => {
    throw new Error('the part that encrypts did not load; check the connection and save again');
  });
  return lock(text, password);
}

/** The date of today where the agent is, such as `2026-11-21`. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
