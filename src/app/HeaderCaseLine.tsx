import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isBudgetEnteredAtom } from '../budget/budgetAtoms';
import { readBudgetPayload } from '../budget/budgetPayload';
import { CaseLine } from '../caseFile/CaseLine';
import type { CaseBook } from '../caseFile/caseBook';

/** The line of the case under the title. On a calculator that was reloaded it is no new case whose totals are shown. */
export function HeaderCaseLine({ onOpened }: { onOpened: (book: CaseBook) => void }) {
  const { state } = useLocation();
  const isReloaded = !useAtomValue(isBudgetEnteredAtom) && readBudgetPayload(state) !== undefined;
  return (
    <CaseLine newWords={isReloaded ? 'Reloaded: names and totals only' : 'New case'} onOpened={onOpened} />
  );
}
