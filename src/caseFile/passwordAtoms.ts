import { atom } from 'jotai';

/** An encrypted file that waits for its password; null when none does. */
export const lockedFileAtom = atom<{ file: File; handle: FileSystemFileHandle | undefined } | null>(null);

/** Whether the dialog for saving with a password is open. */
export const isLockingAtom = atom(false);
