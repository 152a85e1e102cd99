import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { agentProblems } from '../budget/budget';
import { budgetPayload } from '../budget/budgetPayload';
import type { CaseBook } from '../caseFile/caseBook';
import { isEntered } from '../debts/debt';

/** Shows a case that was opened: the calculator stays where the case has debts for it, else the budget comes. */
export function useShowOpened(): (book: CaseBook) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    ({ budget, debts }) => {
      const isForCalculator = debts.some(isEntered) && Object.keys(agentProblems(budget)).length === 0;
      if (pathname === '/calculator' && isForCalculator)
        navigate(pathname, { replace: true, state: budgetPayload(budget) });
      else if (pathname !== '/') navigate('/');
    },
    [navigate, pathname],
  );
}
