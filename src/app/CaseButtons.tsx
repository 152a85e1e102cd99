import { useStore } from 'jotai';
import type { CaseBook } from '../caseFile/caseBook';
import { say } from '../messages/say';
import { fetchCaseParts } from './fetchParts';

/** The ways to a case's file and back. */
export function CaseButtons({ onOpened }: { onOpened: (book: CaseBook) => void }) {
  const store = useStore();

  function withParts(act: (parts: typeof import('./caseParts')) => void) {
    fetchCaseParts().then(act, () => say('error', 'This part of the page could not be fetched.'));
  }

  return (
    <>
      <button
        type="button"
        id="open-case"
        title="Ctrl+O"
        onClick={() => withParts(({ openCase }) => openCase(store, onOpened))}
      >
        Open case
      </button>
      <button
        type="button"
        id="save-case"
        title="Ctrl+S"
        onClick={() => withParts(({ saveCase }) => saveCase(store))}
      >
        Save case
      </button>
    </>
  );
}
