import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { undoAtom, undoNameAtom } from '../history/history';

/** Names the act, and its message. */
export const NEW_MEMBER = 'New member';

/** Says that everything is cleared, and where it was not saved, that, and brings it back. It goes once anything else is done. */
export function ClearedMessage({ wasUnsaved }: { wasUnsaved: boolean }) {
  const undo = useSetAtom(undoAtom);
  const isLast = useAtomValue(undoNameAtom) === NEW_MEMBER;

  useEffect(() => {
    if (!isLast) toast.dismiss(NEW_MEMBER);
  }, [isLast]);

  return (
    <span className="message-act">
      {wasUnsaved ? 'Cleared. It was not saved.' : 'Cleared.'}
      {isLast && (
        <button type="button" onClick={() => undo()}>
          Undo
        </button>
      )}
    </span>
  );
}
