import type { createStore } from 'jotai';
import { unsay } from '../messages/say';
import { caseIdAtom, isKeptAtom } from './caseAtoms';
import type { CaseBook } from './caseBook';
import { FORMAT, lengthProblem } from './caseFormat';
import { caseName, isNamedCase } from './caseName';
import { stampOf } from './caseOnDisk';
import { type ChosenFile, chooseFile, isCancelled, reasonOf } from './diskFile';
import { fetchAgeFile } from './fetchAgeFile';
import { isMemberUnsavedAtom } from './memberUnsavedAtoms';
import { openBookAtom } from './openBookAtoms';
import { lockedFileAtom } from './passwordAtoms';
import { readCase } from './readCase';
import { sayDone, sayProblem } from './saidFile';

type Store = ReturnType<typeof createStore>;

/** Told once a case is opened, to show it. */
type OnOpened = (book: CaseBook) => void;

/** How a file that is encrypted in the age format begins. */
const AGE_HEADER = 'age-encryption.org/v1';

/** The most bytes that one character takes in a file. */
const BYTES_OF_CHARACTER = 4;

/** Lets the agent choose a case's file, and opens it. Says what came of it. */
export async function openCase(store: Store, onOpened: OnOpened): Promise<void> {
  try {
    await openCaseFile(store, await chooseFile(), onOpened);
  } catch (error) {
    if (!isCancelled(error)) sayProblem(`No file was opened: ${reasonOf(error)}.`);
  }
}

/** A case says that it is one within so many bytes. */
const LOOKED_AT = 1000;

/** Whether a file is a case: by its name, or where it is a JSON of another name, by what it says of itself. */
export async function isCaseFile(file: File): Promise<boolean> {
  if (isNamedCase(file.name)) return true;
  return /\.json$/i.test(file.name) && (await file.slice(0, LOOKED_AT).text()).includes(FORMAT);
}

/**
 * Opens a case's file, wherever it comes from: it takes the place of all that is entered, as one act. An encrypted one
 * waits for its password. A file that is no case changes nothing, and the agent reads what is wrong with it and where.
 */
export async function openCaseFile(store: Store, chosen: ChosenFile, onOpened: OnOpened): Promise<void> {
  const { file } = chosen;
  try {
    const problem = lengthProblem(file.size / BYTES_OF_CHARACTER);
    if (problem) throw new Error(problem);
    const content = await bytesOf(file);
    if (isLocked(content)) store.set(lockedFileAtom, chosen);
    else enter(store, chosen, content, undefined, onOpened);
  } catch (error) {
    sayProblem(`${file.name} was not opened. ${reasonOf(error)} Nothing was changed.`);
  }
}

/**
 * Opens an encrypted case with its password.
 *
 * @returns what is wrong, in words; undefined where it is open
 */
export async function unlockCase(
  store: Store,
  chosen: ChosenFile,
  password: string,
  onOpened: OnOpened,
): Promise<string | undefined> {
  try {
    const content = await unlocked(await bytesOf(chosen.file), password);
    if (!content) return 'This password does not open the file.';
    enter(store, chosen, content, password, onOpened);
    return undefined;
  } catch (error) {
    return `The file was not opened. ${reasonOf(error)} Nothing was changed.`;
  }
}

async function unlocked(content: Uint8Array, password: string): Promise<Uint8Array | undefined> {
  const { unlock } = await fetchAgeFile().catch(() => {
    throw new Error('The part that decrypts did not load; check the connection and try again.');
  });
  try {
    return await unlock(content, password);
  } catch {
    throw new Error('It is damaged: it was cut short, or altered after it was encrypted.');
  }
}

/** @throws an error whose message says what is wrong with the content, and where */
function enter(
  store: Store,
  { file, handle }: ChosenFile,
  content: Uint8Array,
  password: string | undefined,
  onOpened: OnOpened,
): void {
  const book = readCase(textOf(content));
  const wasUnsaved = store.get(isMemberUnsavedAtom) && !store.get(isKeptAtom);
  store.set(openBookAtom, book, {
    name: file.name,
    handle,
    stamp: handle && stampOf(file),
    password,
    isKept: false,
  });
  onOpened(book);
  const before = wasUnsaved ? ' What stood here before was not saved; Undo brings it back.' : '';
  const said = sayDone(`Opened case ${caseName(book) || 'without a name'}.${before}`);
  // Undone, the message goes.
  const id = store.get(caseIdAtom);
  const stop = store.sub(caseIdAtom, () => {
    if (store.get(caseIdAtom) === id) return;
    stop();
    said.then(unsay);
  });
}

/** @throws an error whose message says in a sentence why the file cannot be read */
async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    const reason = reasonOf(error);
    throw new Error(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
  }
}

function isLocked(content: Uint8Array): boolean {
  return new TextDecoder().decode(content.subarray(0, AGE_HEADER.length)) === AGE_HEADER;
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Error('It is neither a text nor a case with a password.');
  }
}
