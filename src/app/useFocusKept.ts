import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a part of the page when the element that has it goes, such as a button that the undone plan takes
 * with it: the section it stood in takes the focus, so that nobody is thrown back to the top of the page. (Firefox
 * tells of no such loss; there the next Tab goes on from the same place.)
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    function keep({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.isConnected) return;
      const section = target.closest<HTMLElement>('section');
      // What goes still stands at the event, and is gone right after it; a press elsewhere leaves it standing.
      queueMicrotask(() => {
        if (target.isConnected || document.activeElement !== document.body) return;
        const heir = section?.isConnected ? section : element;
        if (heir) heir.tabIndex = -1;
        heir?.focus({ preventScroll: true });
      });
    }
    element?.addEventListener('focusout', keep);
    return () => element?.removeEventListener('focusout', keep);
  }, [part]);
}
