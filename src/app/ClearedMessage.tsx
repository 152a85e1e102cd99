import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { undoAtom, undoNameAtom } from '../history/history';

/** Names the act, and its message. */
export const NEW_MEMBER = 'New member';

interface ClearedMessageProps extends Pick<ToastContentProps, 'closeToast'> {
  wasUnsaved: boolean;
}

/** Says that everything is cleared, and where it was not saved, that, and brings it back. It goes once anything else is done. */
export function ClearedMessage({ wasUnsaved, closeToast }: ClearedMessageProps) {
  const undo = useSetAtom(undoAtom);
  const isLast = useAtomValue(undoNameAtom) === NEW_MEMBER;

  useEffect(() => {
    if (!isLast) closeToast();
  }, [isLast, closeToast]);

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
