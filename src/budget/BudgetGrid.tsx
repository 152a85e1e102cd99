import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { standingActsAtom } from '../history/history';
import { fractionDoubt, moneyProblem } from '../money/money';
import { fetchedOnce } from '../parts/fetchedOnce';
import { FixedAmount } from '../sheet/cells/FixedAmount';
import { openDoubt } from '../sheet/doubts/notes';
import { SheetGrid } from '../sheet/SheetGrid';
import type { AnyRow, FixedRow, Sheet } from '../sheet/sheet';
import { type AmountField, type BudgetTotals, percentOf } from './budget';
import {
  budgetAtom,
  budgetDraftAtom,
  budgetEntriesAtom,
  budgetTotalsAtom,
  groupSubtotalsAtom,
  settleAmountsAtom,
  writeAmountsAtom,
} from './budgetAtoms';
import { BUDGET_COLUMNS } from './budgetColumns';
import { EXPENSE_GROUPS, EXPENSES, type ExpenseGroup } from './expenses';
import { INCOMES } from './incomes';

/** What the rows are called elsewhere, which only a paste asks for. */
export const fetchOtherNames = fetchedOnce(() => import('./alsoCalled'));

const INCOME_FOOTER: FixedRow = {
  id: 'totalIncome',
  label: 'Total Income',
  cells: { amount: <Total of="totalIncome" /> },
};

const EXPENSE_FOOTER: FixedRow = {
  id: 'totalExpenses',
  label: 'Total Expenses',
  cells: { amount: <Total of="totalExpenses" /> },
};

/** Each group's heading with its subtotal, and its expenses under it. */
const EXPENSE_ROWS: readonly AnyRow[] = EXPENSE_GROUPS.flatMap((group, index) => [
  {
    id: `group${index}`,
    label: group,
    cells: { label: <GroupLabel of={group} />, amount: <Subtotal of={group} /> },
  },
  ...EXPENSES.filter((expense) => expense.group === group),
]);

/** The incomes, with their total pinned under them. */
export function IncomeGrid() {
  return (
    <SheetGrid
      label="Incomes (Before Tax)"
      labelHeader="Income"
      columns={BUDGET_COLUMNS}
      rows={INCOMES}
      footer={INCOME_FOOTER}
      sheet={useBudgetSheet()}
    />
  );
}

/** The expenses in their groups, with their total pinned under them. */
export function ExpenseGrid() {
  return (
    <SheetGrid
      label="Expenses"
      labelHeader="Expense"
      columns={BUDGET_COLUMNS}
      rows={EXPENSE_ROWS}
      footer={EXPENSE_FOOTER}
      sheet={useBudgetSheet()}
    />
  );
}

/** The amounts of the budget as a sheet: its rows are the fields. */
function useBudgetSheet(): Sheet {
  const store = useStore();
  return useMemo(
    () => ({
      read: (row) => store.get(budgetAtom)[row as AmountField],
      write: (changes, act) => store.set(writeAmountsAtom, changes, act),
      draft: (change) =>
        store.set(budgetDraftAtom, change && { field: change.row as AmountField, text: change.text }),
      problem: (row, column) => {
        const { budget, notes } = store.get(budgetEntriesAtom);
        const text = budget[row as AmountField];
        return openDoubt(notes, { row, column }, moneyProblem(text) ?? fractionDoubt(text));
      },
      note: (row, column) => openDoubt(store.get(budgetEntriesAtom).notes, { row, column }),
      settle: (doubts, act) => store.set(settleAmountsAtom, doubts, act),
      otherNames: async () => (await fetchOtherNames()).ALSO_CALLED,
      acts: {
        standing: () => store.get(standingActsAtom),
        subscribe: (listener) => store.sub(standingActsAtom, listener),
      },
      subscribe: (listener) => store.sub(budgetEntriesAtom, listener),
    }),
    [store],
  );
}

function Total({ of }: { of: keyof BudgetTotals }) {
  return <FixedAmount amount={useAtomValue(budgetTotalsAtom)[of]} />;
}

/** The name of a group, and in words its share of all expenses, for the eye: the bar says it to others. */
function GroupLabel({ of }: { of: ExpenseGroup }) {
  const percent = useShare(of);
  return (
    <span className="group-label">
      {of}
      {percent > 0 && <span aria-hidden="true">{shareWords(percent)}</span>}
    </span>
  );
}

/** The sum of a group over a bar that is as long as its share of all expenses. */
function Subtotal({ of }: { of: ExpenseGroup }) {
  const percent = useShare(of);
  return (
    <>
      {percent > 0 && (
        <span className="share-bar" role="img" aria-label={shareWords(percent)}>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <FixedAmount amount={useAtomValue(groupSubtotalsAtom)[of]} />
    </>
  );
}

/** How much of all expenses a group takes, in percent. */
function useShare(of: ExpenseGroup): number {
  return percentOf(useAtomValue(groupSubtotalsAtom)[of], useAtomValue(budgetTotalsAtom).totalExpenses);
}

function shareWords(percent: number): string {
  return `${percent}% of expenses`;
}
