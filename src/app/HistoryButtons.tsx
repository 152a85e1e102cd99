import { useAtomValue, useSetAtom, useStore } from 'jotai';
import type { CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { isUnsavedAtom, newMemberAtom } from '../caseFile/caseAtoms';
import { redoAtom, redoNameAtom, undoAtom, undoNameAtom } from '../history/history';

/** Names the act, and its message. */
const NEW_MEMBER = 'New member';

/** Undo and redo, each with the name of its act, and New member. */
export function HistoryButtons() {
  const undo = useSetAtom(undoAtom);
  const redo = useSetAtom(redoAtom);
  const store = useStore();
  const undoName = useAtomValue(undoNameAtom);
  const redoName = useAtomValue(redoNameAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <HistoryButton verb="Undo" name={undoName} onClick={undo} />
      <HistoryButton verb="Redo" name={redoName} onClick={redo} />
      <button
        type="button"
        title="Clears everything but the agent; Undo brings it back"
        onClick={() => {
          const wasUnsaved = store.get(isUnsavedAtom);
          store.set(newMemberAtom, { name: NEW_MEMBER });
          if (wasUnsaved)
            toast.info('Cleared. It was not saved; Undo brings it back.', {
              toastId: NEW_MEMBER,
              role: 'status',
            });
          if (pathname !== '/') navigate('/');
        }}
      >
        New member
      </button>
    </>
  );
}

interface HistoryButtonProps {
  verb: string;
  name: string | undefined;
  onClick: () => void;
}

/** Stays focusable with nothing left to do, so that the last undo does not throw the focus off the page. */
function HistoryButton({ verb, name, onClick }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="history-button"
      title={name && `${verb}: ${name}`}
      // WebKit does not paint an attribute anew that `content: attr()` draws; a variable it does.
      style={{ '--act': JSON.stringify(name ?? '') } as CSSProperties}
      aria-disabled={name === undefined}
      onClick={onClick}
    >
      {verb}
    </button>
  );
}
