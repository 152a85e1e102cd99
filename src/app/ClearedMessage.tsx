import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { undoAtom, undoNameAtom } from '../history/history';

/** Names the act, and its message. */
export const NEW_MEMBER = 'New member';

/** Says that everything is cleared, and brings it back. It goes once anything else is done. */
export function ClearedMessage() {
  const undo = useSetAtom(undoAtom);
  const isLast = useAtomValue(undoNameAtom) === NEW_MEMBER;

  useEffect(() => {
    if (!isLast) toast.dismiss(NEW_MEMBER);
  }, [isLast]);

  return (
    <span className="message-act">
      Cleared.{' '}
      {isLast && (
        <button type="button" onClick={() => undo()}>
          Undo
        </button>
      )}
    </span>
  );
}
