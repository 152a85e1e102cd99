import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fillNamesAtom, isBudgetEnteredAtom, keptPayloadAtom } from '../budget/budgetAtoms';
import { isKeptAtom, isUnsavedAtom, newMemberAtom } from '../caseFile/caseAtoms';
import { undoNameAtom } from '../history/history';
import { say } from '../messages/say';
import { ClearedMessage, NEW_MEMBER } from './ClearedMessage';

/**
 * Clears everything but the agent, says so with a way back, and begins the next member at the first name. Undone, in
 * whatever way, it brings the agent back to where it was pressed, and done again to the first name.
 */
export function useNewMember(): () => void {
  const store = useStore();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location.pathname);
  /** What takes the focus once another screen stands. */
  const wanted = useRef<string>(undefined);

  // After the effects of the screen, which takes the focus itself when it comes.
  useEffect(() => {
    here.current = location.pathname;
    if (wanted.current) focusOn(wanted.current);
    wanted.current = undefined;
  }, [location]);

  function goTo(path: string, state: unknown, selector: string) {
    if (path === here.current) {
      focusOn(selector);
      return;
    }
    wanted.current = selector;
    navigate(path, { state });
  }

  return () => {
    const { pathname, state } = location;
    store.set(fillNamesAtom);
    const wasEntered = store.get(isBudgetEnteredAtom);
    const begin = () => {
      store.set(isBudgetEnteredAtom, true);
      store.set(keptPayloadAtom, undefined);
      goTo('/', null, '[name=firstName]');
    };
    const wasUnsaved = store.get(isUnsavedAtom) && !store.get(isKeptAtom);
    store.set(newMemberAtom, {
      name: NEW_MEMBER,
      undone: () => {
        store.set(isBudgetEnteredAtom, wasEntered);
        goTo(pathname, state, '#new-member');
      },
      redone: begin,
    });
    begin();
    if (store.get(undoNameAtom) === NEW_MEMBER)
      say('success', ({ closeToast }) => <ClearedMessage wasUnsaved={wasUnsaved} closeToast={closeToast} />, {
        role: 'status',
        autoClose: 10_000,
      });
    else say('info', 'Nothing was entered that could be cleared.', { role: 'status' });
  };
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
