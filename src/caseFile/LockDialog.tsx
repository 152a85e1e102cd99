import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { openModal } from '../sheet/openModal';
import { caseFileAtom } from './caseAtoms';
import { PasswordField } from './PasswordField';
import { isLockingAtom } from './passwordAtoms';
import { saveCaseWith } from './saveFile';

/** Asks for the password with which the case is saved. */
export function LockDialog() {
  const store = useStore();
  const close = useSetAtom(isLockingAtom);
  const isLocked = useAtomValue(caseFileAtom)?.password !== undefined;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  function save(chosen: string | undefined) {
    dialog.current?.close();
    saveCaseWith(store, chosen);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [, second] = event.currentTarget.querySelectorAll('input');
    if (password === '') setProblem('Type a password.');
    else if (again === '' && document.activeElement !== second) {
      // Enter goes on to the next field, as in the other forms.
      setProblem('');
      second?.focus();
    } else if (password !== again) setProblem('The two passwords differ. Type the same one twice.');
    else save(password);
  }

  return (
    <dialog ref={dialog} className="case-dialog" aria-labelledby="lock" onClose={() => close(false)}>
      <form onSubmit={submit}>
        <h2 id="lock">Save with a password</h2>
        <p>
          The file is encrypted, and opens only with this password, here or in any tool for age files. Nobody
          can restore a lost password: without it the case is lost too.
        </p>
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <PasswordField label="The same password again" value={again} onChange={setAgain} />
        <p className="field-problem" role="status">
          {problem}
        </p>
        <p className="actions">
          <button type="submit" className="primary">
            Save with this password
          </button>
          {isLocked && (
            <button type="button" onClick={() => save(undefined)}>
              Save without a password
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}
