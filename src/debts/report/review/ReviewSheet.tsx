import { type Atom, useAtomValue, useStore } from 'jotai';
import { type Ref, useMemo } from 'react';
import type { Money } from '../../../money/money';
import { CHECK, SHOWN } from '../../../sheet/cells/closedTypes';
import { FixedAmount } from '../../../sheet/cells/FixedAmount';
import { count } from '../../../sheet/count';
import { SheetGrid } from '../../../sheet/SheetGrid';
import type { Notice } from '../../../sheet/session';
import type { FixedRow, PastedCells, Sheet, SheetColumn, SheetHandle, SheetRow } from '../../../sheet/sheet';
import type { DebtField } from '../../debt';
import { DEBT_COLUMNS } from '../../debtColumns';
import { debtProblem } from '../../senseChecks';
import { readPastedReport, takePasted } from '../readPastedReport';
import { EnterBox } from './EnterBox';
import { ENTER, PRINTED } from './review';
import type { ReviewAtoms } from './reviewAtoms';
import './reviewSheet.css';

/** Least widths in pixels, and what they share of the rest: so narrow that the source stands beside them, names the widest. */
const WIDTHS: Readonly<Record<DebtField, { minWidth: number; flex: number }>> = {
  accountName: { minWidth: 126, flex: 2.6 },
  accountNumber: { minWidth: 146, flex: 1.72 },
  amount: { minWidth: 106, flex: 1.2 },
  originalCreditor: { minWidth: 86, flex: 1.1 },
  current: { minWidth: 150, flex: 1.58 },
  paying: { minWidth: 96, flex: 1.12 },
};

const START = { row: '0', column: 'accountName' };

interface ReviewSheetProps {
  review: ReviewAtoms;
  /** Whether it scrolls in itself. */
  isFilling: boolean;
  /** What was done to the rows from outside the sheet. */
  notice: Notice | null;
  ref: Ref<SheetHandle>;
}

/** The rows of the review as a sheet: what lands, a box for each row, and the payment that the report prints. */
export function ReviewSheet({ review, isFilling, notice, ref }: ReviewSheetProps) {
  const store = useStore();
  const { length } = useAtomValue(review.reviewAtom).rows;
  const sheet = useReviewSheet(review);
  const rows = useMemo<readonly SheetRow[]>(
    () => Array.from({ length }, (_, row) => ({ id: String(row), label: `Debt ${row + 1}` })),
    [length],
  );
  const columns = useMemo(() => reviewColumns(review), [review]);
  const footer = useMemo(() => totalsOf(review), [review]);
  return (
    <SheetGrid
      label="Debts to enter"
      isNumbered
      isFilling={isFilling}
      columns={columns}
      rows={rows}
      footer={footer}
      startsAt={START}
      sheet={sheet}
      notice={notice}
      onCell={useMemo(() => (cell) => store.set(review.cellAtom, cell), [store, review])}
      ref={ref}
    />
  );
}

function reviewColumns(review: ReviewAtoms): readonly SheetColumn[] {
  return [
    {
      field: ENTER,
      header: 'Enter',
      type: CHECK,
      flex: 0.1,
      minWidth: 90,
      content: (row) => <EnterBox review={review} row={row} />,
    },
    ...DEBT_COLUMNS.map((column) => ({ ...column, ...WIDTHS[column.field] })),
    { field: PRINTED, header: 'Monthly payment in the report', type: SHOWN, flex: 0.9, minWidth: 96 },
  ];
}

function totalsOf({ totalAtoms }: ReviewAtoms): FixedRow {
  return {
    id: 'totals',
    label: 'Totals',
    cells: {
      accountNumber: 'Total Basis',
      amount: <Total of={totalAtoms.amount} />,
      current: 'Total Paying',
      paying: <Total of={totalAtoms.paying} />,
    },
  };
}

/** The rows of the review as a sheet: its rows are their indices. */
function useReviewSheet(review: ReviewAtoms): Sheet {
  const store = useStore();
  return useMemo(() => {
    const standingOf = (row: string) => store.get(review.standingsAtom)[Number(row)];
    return {
      read: (row, column) => {
        if (column === ENTER) return standingOf(row)?.isIn ? 'yes' : '';
        if (column === PRINTED) return store.get(review.reviewAtom).rows[Number(row)]?.debt?.payingText ?? '';
        return store.get(review.landedAtom)[Number(row)]?.[column as DebtField].text ?? '';
      },
      write: (changes, act) => store.set(review.writeAtom, changes, act),
      arrange: (order, act) => store.set(review.arrangeAtom, order, act),
      draft: () => {},
      problem: (row, column, rowAtWork) => {
        const field = column as DebtField;
        const landed = store.get(review.landedAtom)[Number(row)]?.[field];
        // About a row that is not entered there is nothing to check.
        if (!landed || !standingOf(row)?.isIn) return undefined;
        const debts = store.get(review.checkedDebtsAtom);
        const atWork = rowAtWork === null ? null : Number(rowAtWork);
        const reckoned = debtProblem(debts, Number(row), field, atWork);
        const { settled } = store.get(review.reviewAtom).rows[Number(row)] ?? {};
        return [landed.note, reckoned].find((words) => words && !settled?.[field]?.includes(words));
      },
      hint: (row, column) => {
        const standing = standingOf(row);
        const there = standing?.there[column as DebtField];
        return column === 'accountName' ? standing?.words || undefined : there && `there ${there}`;
      },
      settle: (doubts, act) => store.set(review.settleAtom, doubts, act),
      acts: {
        standing: () => store.get(review.standingActsAtom),
        subscribe: (listener) => store.sub(review.standingActsAtom, listener),
      },
      takeOver: async (texts, pasted) => {
        const cells = debtCells(pasted);
        if (cells.columns.length === 0) return undefined;
        return takePasted(readPastedReport(texts, cells), (text) => {
          const added = `Added ${count(text.reading.debts.length, 'debt')} of the pasted text`;
          store.set(review.addTextAtom, { ...text, name: 'Pasted text' }, added);
          return `${added}.`;
        });
      },
      subscribe: (listener) => store.sub(review.standingsAtom, listener),
    };
  }, [store, review]);
}

/** A paste without what lands in columns that no debt has. */
function debtCells({ table, columns, ...pasted }: PastedCells): PastedCells {
  const isOfDebt = (_: string, index: number) => columns[index] !== ENTER && columns[index] !== PRINTED;
  return { ...pasted, table: table.map((row) => row.filter(isOfDebt)), columns: columns.filter(isOfDebt) };
}

function Total({ of }: { of: Atom<Money> }) {
  return <FixedAmount amount={useAtomValue(of)} />;
}
