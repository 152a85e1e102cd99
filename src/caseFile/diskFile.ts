import { type FileSystemHandle as Asked, fileOpen, fileSave } from 'browser-fs-access';
import { stampOf } from './caseOnDisk';

/** What a case's file is, in the words of the browser's own dialogs. */
const PLAIN = { description: 'Case', mimeTypes: ['application/json'], extensions: ['.json'] };
const LOCKED = { description: 'Case with a password', mimeTypes: ['application/age'], extensions: ['.age'] };
const ANY = { description: 'Case', extensions: ['.json', '.age', '.case'] };

/** A file that was chosen, with the way to write to it where the browser gives one. */
export interface ChosenFile {
  file: File;
  handle: FileSystemFileHandle | undefined;
}

/** Lets the browser ask for a case's file. */
export async function chooseFile(): Promise<ChosenFile> {
  const file = await fileOpen(structuredClone(ANY));
  return { file, handle: file.handle };
}

/**
 * Lets the browser ask where to write a text, and writes it there; a browser that gives no files to write to downloads it.
 *
 * @returns the file that was written; undefined where it was downloaded
 */
export async function writeNewFile(
  fileName: string,
  content: Promise<Blob>,
  isLocked: boolean,
): Promise<FileSystemFileHandle | undefined> {
  const kind = structuredClone(isLocked ? LOCKED : PLAIN);
  return (await fileSave(content, { ...kind, fileName })) ?? undefined;
}

/**
 * Lets the browser ask whether the page may write to a file, while the press that wants it still counts.
 *
 * @throws where it may not
 */
export async function askToWrite(handle: FileSystemFileHandle): Promise<void> {
  const { requestPermission } = handle as Partial<Asked>;
  const answer = await requestPermission?.call(handle, { mode: 'readwrite' });
  if (answer === 'denied') throw new DOMException('The page may not write.', 'NotAllowedError');
}

/** Writes to a file again; it stays what it was until all is written. */
export async function writeAgain(handle: FileSystemFileHandle, content: Blob): Promise<void> {
  await fileSave(content, { fileName: handle.name }, handle, true);
}

/** How a file on the disk looks now. */
export async function stampNow(handle: FileSystemFileHandle | undefined): Promise<string | undefined> {
  return handle && stampOf(await handle.getFile());
}

/** What the browser says where a file cannot be read or written, by the error's name. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'the browser was not allowed to',
  SecurityError: 'the browser was not allowed to',
  NotFoundError: 'it is not there any more',
  NotReadableError: 'it cannot be read',
  QuotaExceededError: 'the disk is full',
  NoModificationAllowedError: 'another program holds it',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[error.name] ?? error.message;
}

/** Whether the agent closed the browser's dialog without choosing. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
