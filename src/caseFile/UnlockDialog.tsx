import { useSetAtom, useStore } from 'jotai';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../parts/afterPaint';
import { openModal } from '../sheet/openModal';
import type { CaseBook } from './caseBook';
import type { ChosenFile } from './diskFile';
import { unlockCase } from './openFile';
import { PasswordField } from './PasswordField';
import { lockedFileAtom } from './passwordAtoms';

interface UnlockDialogProps {
  chosen: ChosenFile;
  onOpened: (book: CaseBook) => void;
}

/** Asks for the password of an encrypted case, until it opens or the agent gives up. */
export function UnlockDialog({ chosen, onOpened }: UnlockDialogProps) {
  const store = useStore();
  const close = useSetAtom(lockedFileAtom);
  const [password, setPassword] = useState('');
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setWords('');
    // The file's key is reckoned without a pause: what the button says is painted first.
    await nextPaint();
    const problem = await unlockCase(store, chosen, password, onOpened);
    setBusy(false);
    if (problem === undefined) dialog.current?.close();
    else setWords(problem);
  }

  return (
    <dialog ref={dialog} className="case-dialog" aria-labelledby="unlock" onClose={() => close(null)}>
      <form onSubmit={submit}>
        <h2 id="unlock">Open a case with a password</h2>
        <p>{chosen.file.name} is encrypted.</p>
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <p className="field-problem" role="status">
          {words}
        </p>
        <p className="actions">
          <button type="submit" className="primary" aria-disabled={isBusy}>
            {isBusy ? 'Opening…' : 'Open'}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve));
}
