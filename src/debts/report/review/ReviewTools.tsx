import { useAtomValue } from 'jotai';
import type { ReviewAtoms } from './reviewAtoms';
import type { ReviewCommands } from './reviewKeys';

/** What can be done to the rows besides typing, and taken back. */
export function ReviewTools({ review, commands }: { review: ReviewAtoms; commands: ReviewCommands }) {
  const undoName = useAtomValue(review.undoNameAtom);
  const redoName = useAtomValue(review.redoNameAtom);
  const cell = useAtomValue(review.cellAtom);
  return (
    <p className="review-tools">
      <button
        type="button"
        title={undoName ? `Undo: ${undoName}` : 'Ctrl+Z'}
        aria-disabled={!undoName}
        onClick={commands.undo}
      >
        Undo
      </button>
      <button
        type="button"
        title={redoName ? `Redo: ${redoName}` : 'Ctrl+Y'}
        aria-disabled={!redoName}
        onClick={commands.redo}
      >
        Redo
      </button>
      <button type="button" title="Ctrl+Alt+=" onClick={commands.addRow}>
        Add a row
      </button>
      <button
        type="button"
        title="Ctrl+Alt+J"
        aria-disabled={!cell || cell.row === '0'}
        onClick={commands.merge}
      >
        Merge with the row above
      </button>
    </p>
  );
}
