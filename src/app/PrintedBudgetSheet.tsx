import { useAtomValue } from 'jotai';
import { liveBudgetAtom } from '../budget/budgetAtoms';
import { budgetSheet } from '../budget/budgetSheet';
import { PrintedBudget } from '../budget/PrintedBudget';
import { Printed } from './Printed';
import { today } from './today';
import { usePaperFoot } from './usePaperFoot';

/** The budget for the member, on paper. */
export function PrintedBudgetSheet() {
  return (
    <Printed>
      <Page />
    </Printed>
  );
}

function Page() {
  const sheet = budgetSheet(useAtomValue(liveBudgetAtom), today());
  usePaperFoot(sheet.about);
  return <PrintedBudget sheet={sheet} />;
}
