import { useEffect, useRef } from 'react';
import './leaveQuestion.css';

interface LeaveQuestionProps {
  question: string;
  /** What would be lost, in words. */
  loss: string;
  /** What the button that stays says. */
  stay: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a dialog that holds something is left. */
export function LeaveQuestion({ question, loss, stay, onStay, onLeave }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  /** At once, since the event of a dialog that closes comes a moment later, and the next Escape may come before it. */
  function endWith(then: () => void) {
    // First, so that the focus goes back to where the dialog below was opened.
    dialog.current?.close();
    then();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="leave-question"
      aria-labelledby="leave-question"
      aria-describedby="leave-loss"
      onCancel={() => endWith(onStay)}
      onClose={onStay}
    >
      <h2 id="leave-question">{question}</h2>
      <p id="leave-loss">{loss}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => endWith(onStay)}>
          {stay}
        </button>
        <button type="button" onClick={() => endWith(onLeave)}>
          Leave
        </button>
      </p>
    </dialog>
  );
}
