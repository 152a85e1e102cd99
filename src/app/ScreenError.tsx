import { useAtomValue, useSetAtom } from 'jotai';
import type { FallbackProps } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { undoAtom, undoNameAtom } from '../history/history';

/** Says that a screen failed and why, and offers the ways back; everything entered is kept beside the screens. */
export function ScreenError({ error, resetErrorBoundary }: FallbackProps) {
  const undoName = useAtomValue(undoNameAtom);
  const undo = useSetAtom(undoAtom);
  return (
    <section className="card message" role="alert">
      <h2>This screen stopped working</h2>
      <p>
        Everything you entered is kept. The reason given is:{' '}
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="actions">
        <button type="button" className="primary" onClick={resetErrorBoundary}>
          Show the screen again
        </button>
        {undoName && (
          <button
            type="button"
            onClick={() => {
              undo();
              resetErrorBoundary();
            }}
          >
            Undo “{undoName}” and show the screen
          </button>
        )}
        <Link to="/" onClick={resetErrorBoundary}>
          Go to Budget
        </Link>
      </p>
    </section>
  );
}
