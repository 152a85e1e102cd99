import { useAtomValue, useStore } from 'jotai';
import type { CSSProperties } from 'react';
import { redoNameAtom, undoNameAtom } from '../history/history';
import { redo, undo } from './undo';
import { useRoute } from './useRoute';

/** Undo and redo, each with the name of its act, and New member. */
export function HistoryButtons({ onNewMember }: { onNewMember: () => void }) {
  const store = useStore();
  const { title } = useRoute();
  const undoName = useAtomValue(undoNameAtom);
  const redoName = useAtomValue(redoNameAtom);
  return (
    <>
      <HistoryButton verb="Undo" name={undoName} onClick={() => undo(store, title)} />
      <HistoryButton verb="Redo" name={redoName} onClick={() => redo(store, title)} />
      <button
        id="new-member"
        type="button"
        title="Clears everything but the agent; Undo brings it back"
        onClick={onNewMember}
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
