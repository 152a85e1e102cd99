import { useEffect, useRef } from 'react';
import './leaveQuestion.css';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a review with edits is left. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="leave-question"
      aria-labelledby="leave-review"
      aria-describedby="leave-review-loss"
      onClose={onStay}
    >
      <h2 id="leave-review">Leave the review?</h2>
      <p id="leave-review-loss">Nothing is entered yet, and what you changed here would be lost.</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => dialog.current?.close()}>
          Go on reviewing
        </button>
        <button
          type="button"
          onClick={() => {
            // First, so that the focus goes back to where the review was opened.
            dialog.current?.close();
            onLeave();
          }}
        >
          Leave
        </button>
      </p>
    </dialog>
  );
}
