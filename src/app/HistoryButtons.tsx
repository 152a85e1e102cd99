import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redoAtom, redoNameAtom, resetAtom, undoAtom, undoNameAtom } from '../history/history';

/** Undo, redo and New member, with their keys: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z. */
export function HistoryButtons() {
  const undo = useSetAtom(undoAtom);
  const redo = useSetAtom(redoAtom);
  const reset = useSetAtom(resetAtom);
  const undoName = useAtomValue(undoNameAtom);
  const redoName = useAtomValue(redoNameAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
      if (!isOurs || isInCellEditor(event.target)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);

  return (
    <div className="history-buttons">
      <HistoryButton verb="Undo" name={undoName} onClick={undo} />
      <HistoryButton verb="Redo" name={redoName} onClick={redo} />
      <button
        type="button"
        title="Clears everything but the agent; Undo brings it back"
        onClick={() => {
          reset({ name: 'New member' });
          if (pathname !== '/') navigate('/');
        }}
      >
        New member
      </button>
    </div>
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
      title={name && `${verb}: ${name}`}
      aria-disabled={name === undefined}
      onClick={onClick}
    >
      {verb}
    </button>
  );
}

/** In an open cell editor the keys are the browser's, for the text that is being typed. */
function isInCellEditor(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input, select') && target.closest('[role=gridcell]') !== null
  );
}
