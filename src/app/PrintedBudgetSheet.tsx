import { useAtomValue } from 'jotai';
import { liveBudgetAtom } from '../budget/budgetAtoms';
import { budgetSheet } from '../budget/budgetSheet';
import { PrintedBudget } from '../budget/PrintedBudget';
import { Printed } from './Printed';
import { today } from './today';

/** The budget for the member, on paper. */
export function PrintedBudgetSheet() {
  return (
    <Printed>
      <Page />
    </Printed>
  );
}

function Page() {
  return <PrintedBudget sheet={budgetSheet(useAtomValue(liveBudgetAtom), today())} />;
}
