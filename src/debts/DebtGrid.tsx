import { type Atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { standingActsAtom } from '../history/history';
import type { Money } from '../money/money';
import { FixedAmount } from '../sheet/cells/FixedAmount';
import { openDoubt } from '../sheet/doubts/notes';
import { SheetGrid } from '../sheet/SheetGrid';
import type { FixedRow, Sheet, SheetRow } from '../sheet/sheet';
import { type DebtField, EMPTY_DEBTS } from './debt';
import {
  arrangeDebtsAtom,
  debtDraftAtom,
  debtEntriesAtom,
  settleDebtsAtom,
  totalBasisAtom,
  totalPayingAtom,
  writeDebtsAtom,
} from './debtAtoms';
import { DEBT_COLUMNS } from './debtColumns';
import { fetchOwnBlock } from './report/ownBlockPart';
import { fetchReportParts } from './report/ReportImport';
import { reportNoticeAtom, reviewedTextsAtom } from './report/reportAtoms';
import { debtProblem } from './senseChecks';

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
      isNumbered
      columns={DEBT_COLUMNS}
      rows={DEBT_ROWS}
      footer={DEBT_FOOTER}
      takesEveryPaste
      sheet={useDebtSheet()}
      notice={useAtomValue(reportNoticeAtom)}
    />
  );
}

/** The debts as a sheet: its rows are their indices. */
function useDebtSheet(): Sheet {
  const store = useStore();
  return useMemo(
    () => ({
      read: (row, column) => store.get(debtEntriesAtom).debts[Number(row)]?.[column as DebtField] ?? '',
      write: (changes, act) => store.set(writeDebtsAtom, changes, act),
      arrange: (order, ...act) => store.set(arrangeDebtsAtom, order, ...act),
      draft: (change) => store.set(debtDraftAtom, change),
      problem: (row, column, rowAtWork) => {
        const { debts, notes } = store.get(debtEntriesAtom);
        const atWork = rowAtWork === null ? null : Number(rowAtWork);
        const reckoned = debtProblem(debts, Number(row), column as DebtField, atWork);
        // A debt that is entered twice counts twice, whatever else is to be checked of its number.
        const isOfAccount = column === 'accountName' || column === 'accountNumber';
        return openDoubt(notes, { row, column }, reckoned, isOfAccount);
      },
      note: (row, column) => openDoubt(store.get(debtEntriesAtom).notes, { row, column }),
      settle: (doubts, act) => store.set(settleDebtsAtom, doubts, act),
      acts: {
        standing: () => store.get(standingActsAtom),
        subscribe: (listener) => store.sub(standingActsAtom, listener),
      },
      takeOver: async (texts, cells) => {
        const { isForTheSheet } = await fetchOwnBlock();
        if (isForTheSheet(texts.text, cells)) return undefined;
        const { readPastedReport, takePasted } = await fetchReportParts();
        return takePasted(readPastedReport(texts, cells), (text) => {
          store.set(reviewedTextsAtom, [text]);
          return '';
        });
      },
      subscribe: (listener) => store.sub(debtEntriesAtom, listener),
    }),
    [store],
  );
}

function Total({ of }: { of: Atom<Money> }) {
  return <FixedAmount amount={useAtomValue(of)} />;
}
