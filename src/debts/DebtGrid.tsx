import { type Atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { Money } from '../money/money';
import { FixedAmount } from '../sheet/FixedAmount';
import { SheetGrid } from '../sheet/SheetGrid';
import type { CellChange, FixedRow, Sheet, SheetRow } from '../sheet/sheet';
import { type Debt, type DebtField, debtProblem, EMPTY_DEBTS } from './debt';
import {
  type DebtChange,
  debtDraftAtom,
  debtsAtom,
  totalBasisAtom,
  totalPayingAtom,
  writeDebtsAtom,
} from './debtAtoms';
import { DEBT_COLUMNS } from './debtColumns';

const DEBT_ROWS: readonly SheetRow[] = EMPTY_DEBTS.map((_, row) => ({
  id: String(row),
  label: `Debt ${row + 1}`,
}));

const DEBT_FOOTER: FixedRow = {
  id: 'totals',
  label: 'Totals',
  cells: {
    accountNumber: 'Total Basis',
    amount: <Total of={totalBasisAtom} />,
    current: 'Total Paying',
    paying: <Total of={totalPayingAtom} />,
  },
};

/** The 20 debts, with their totals pinned under them. */
export function DebtGrid() {
  return (
    <SheetGrid
      label="Debts"
      columns={DEBT_COLUMNS}
      rows={DEBT_ROWS}
      footer={DEBT_FOOTER}
      sheet={useDebtSheet()}
    />
  );
}

/** The debts as a sheet: its rows are their indices. */
function useDebtSheet(): Sheet {
  const store = useStore();
  return useMemo(() => {
    const debtAt = (row: string): Debt | undefined => store.get(debtsAtom)[Number(row)];
    return {
      read: (row, column) => debtAt(row)?.[column as DebtField] ?? '',
      write: (changes, act) => store.set(writeDebtsAtom, changes.map(debtChange), act),
      draft: (change) => store.set(debtDraftAtom, change && debtChange(change)),
      problem: (row, column) => {
        const debt = debtAt(row);
        return debt && debtProblem(debt, column as DebtField);
      },
      subscribe: (listener) => store.sub(debtsAtom, listener),
    };
  }, [store]);
}

function debtChange({ row, column, text }: CellChange): DebtChange {
  return { row: Number(row), field: column as DebtField, text };
}

function Total({ of }: { of: Atom<Money> }) {
  return <FixedAmount amount={useAtomValue(of)} />;
}
