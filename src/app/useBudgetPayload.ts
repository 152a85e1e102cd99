import { dequal } from 'dequal/lite';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBudgetEnteredAtom, keptPayloadAtom, liveBudgetAtom } from '../budget/budgetAtoms';
import { type BudgetPayload, budgetPayload, readBudgetPayload } from '../budget/budgetPayload';

/** Milliseconds without a change, after which the history entry follows. A browser bears few changes of it at once. */
const QUIET = 300;

/**
 * The budget that the calculator works with: the one in memory, and where none was entered since the page loaded, the
 * one that came in navigation state first. So what Back and Forward bring, or undo leaves, is never an older one, nor
 * that of the member before; and the history entry follows, so that a reload keeps it.
 *
 * @returns undefined where there is none
 */
export function useBudgetPayload(): BudgetPayload | undefined {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const isEntered = useAtomValue(isBudgetEnteredAtom);
  const budget = useAtomValue(liveBudgetAtom);
  const [kept, keep] = useAtom(keptPayloadAtom);
  const payload = useMemo(
    () => (isEntered ? budgetPayload(budget) : (kept ?? readBudgetPayload(state))),
    [isEntered, budget, kept, state],
  );

  useEffect(() => {
    if (!isEntered) keep((kept) => kept ?? payload);
  }, [isEntered, keep, payload]);

  useEffect(() => {
    // One that could not be read again would not bring the calculator back.
    if (!readBudgetPayload(payload) || dequal(payload, state)) return;
    const timer = setTimeout(() => {
      // While another screen is on its way this one still stands, and the entry is that screen's already.
      if (window.location.pathname === pathname) navigate(pathname, { replace: true, state: payload });
    }, QUIET);
    return () => clearTimeout(timer);
  }, [navigate, pathname, payload, state]);

  return payload;
}
