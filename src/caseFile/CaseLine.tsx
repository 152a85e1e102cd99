import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { bookAtom } from './bookAtoms';
import { caseFileAtom, caseIdAtom, changeCaseFileAtom, isUnsavedAtom } from './caseAtoms';
import type { CaseBook } from './caseBook';
import { LockDialog } from './LockDialog';
import { isNewCaseAtom } from './memberUnsavedAtoms';
import { isLockingAtom, lockedFileAtom } from './passwordAtoms';
import { caseNameAtom } from './reloadedAtoms';
import { heldCase, keepCase } from './saveFile';
import { UnlockDialog } from './UnlockDialog';
import './caseFile.css';

/** How long nothing changes before Keep saved writes, in milliseconds. */
const QUIET = 1000;

interface CaseLineProps {
  /** What is said where nothing about a member is entered. */
  newWords: string;
  onOpened: (book: CaseBook) => void;
}

/** The case's name, whether it is saved, and how it is to be saved. */
export function CaseLine({ newWords, onOpened }: CaseLineProps) {
  const isNew = useAtomValue(isNewCaseAtom);
  const isUnsaved = useAtomValue(isUnsavedAtom);
  const file = useAtomValue(caseFileAtom);
  const name = useAtomValue(caseNameAtom);
  const isLocking = useAtomValue(isLockingAtom);
  const locked = useAtomValue(lockedFileAtom);
  return (
    <>
      {isNew ? (
        <span>{newWords}</span>
      ) : (
        <>
          <span className="case-name" title={file ? `${name}, in the file ${file.name}` : name}>
            {name || 'Unnamed case'}
          </span>
          <span>{isUnsaved ? 'not saved' : 'saved'}</span>
          {file?.handle && <KeepSaved isKept={file.isKept} />}
          <PasswordButton isSet={file?.password !== undefined} />
        </>
      )}
      {isLocking && <LockDialog />}
      {locked && <UnlockDialog chosen={locked} onOpened={onOpened} />}
    </>
  );
}

/** Says at any time whether the case's file has a password, and asks for another one. */
function PasswordButton({ isSet }: { isSet: boolean }) {
  const open = useSetAtom(isLockingAtom);
  return (
    <button
      type="button"
      aria-label={isSet ? 'Password set: save with password' : 'Save with password'}
      title={isSet ? 'Saved with a password; press for another one, or none' : 'Save with a password'}
      onClick={() => open(true)}
    >
      {isSet ? 'Password set' : 'Password'}
    </button>
  );
}

/** The switch by which every change is written to the file by itself, soon after it was made. */
function KeepSaved({ isKept }: { isKept: boolean }) {
  const store = useStore();
  const id = useAtomValue(caseIdAtom);
  const change = useSetAtom(changeCaseFileAtom);

  useEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = heldCase(store);
    const write = () => {
      timer = undefined;
      keepCase(store, held);
    };
    // What is not saved yet is written at once: the press allows the browser to ask for its permission.
    write();
    const stop = store.sub(bookAtom, () => {
      const isWaiting = timer !== undefined;
      clearTimeout(timer);
      const now = heldCase(store);
      if (now.id !== held.id) {
        // Another case has taken its place: what it held last is written.
        if (isWaiting) write();
        return;
      }
      held = now;
      timer = setTimeout(write, QUIET);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isKept, store]);

  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={isKept}
        aria-checked={isKept}
        onChange={() => change(id, { isKept: !isKept })}
      />
      Keep saved
    </label>
  );
}
