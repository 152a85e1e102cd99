import { useEffect, useState } from 'react';
import { pops } from './pops';

/**
 * Answers the browser's Back and Forward, while a dialog holds what the page would lose with them, as Escape: the page
 * stays, and the dialog is left or asks first. A reload asks wherever the dialog would.
 *
 * @param holdsWork whether leaving the dialog loses what was done in it
 */
export function useLeaving(leave: () => void, holdsWork: boolean): void {
  // The place of the page's entry in the history, as the router counts them.
  const [own] = useState(() => window.history.state?.idx);

  useEffect(() => {
    const answer = (event: PopStateEvent) => {
      const steps = own - event.state?.idx;
      // An entry that the router did not make, such as that of a mark in the address, is the same page.
      if (Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      if (steps === 0) return;
      window.history.go(steps);
      leave();
    };
    pops.answer = answer;
    return () => {
      // Of two dialogs that follow each other the second may come before the first has gone.
      if (pops.answer === answer) pops.answer = undefined;
    };
  });

  useEffect(() => {
    if (!holdsWork) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holdsWork]);
}
