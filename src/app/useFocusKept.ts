import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a part of the page when the element that has it goes, such as a button that the undone plan takes
 * with it: the section it stood in takes the focus, so that nobody is thrown back to the top of the page. It looks at
 * what goes, since not every browser tells the element itself of such a loss.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    /** What had the focus last in this part, and the section it stood in; null once the focus is elsewhere. */
    let last: { target: Element; section: HTMLElement | null } | null = null;

    function note({ target }: FocusEvent) {
      if (target instanceof Element) last = { target, section: target.closest('section') };
    }
    // What goes still stands at the event, and is gone right after it; a press elsewhere leaves it standing.
    function forget({ target }: FocusEvent) {
      queueMicrotask(() => {
        if (last && last.target === target && last.target.isConnected) last = null;
      });
    }
    const observer = new MutationObserver(() => {
      if (!last || last.target.isConnected) return;
      const { section } = last;
      last = null;
      // A press that ends an edit takes the focus to where it was pressed a moment later.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const heir = section?.isConnected ? section : element;
        heir.tabIndex = -1;
        heir.focus({ preventScroll: true });
      });
    });

    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [part]);
}
