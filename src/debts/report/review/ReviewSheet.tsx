import { type Atom, useAtomValue, useStore } from 'jotai';
import { type Ref, useMemo } from 'react';
import type { Money } from '../../../money/money';
import { CHECK, SHOWN } from '../../../sheet/cells/closedTypes';
import { FixedAmount } from '../../../sheet/cells/FixedAmount';
import { SheetGrid } from '../../../sheet/SheetGrid';
import type { Notice } from '../../../sheet/session';
import type { FixedRow, SheetColumn, SheetHandle, SheetRow } from '../../../sheet/sheet';
import type { DebtField } from '../../debt';
import { DEBT_COLUMNS } from '../../debtColumns';
import { EnterBox } from './EnterBox';
import { ENTER, FIRST_CELL, PRINTED } from './review';
import type { ReviewAtoms } from './reviewAtoms';
import { useReviewSheet } from './useReviewSheet';
import { useIsPhone } from './useScreenWidth';
import './namesInSight.css';
import './reviewSheet.css';

/** Least widths in pixels, and what they share of the rest: so narrow that the source stands beside them, names the widest. */
const WIDTHS: Readonly<Record<DebtField, { minWidth: number; flex: number }>> = {
  accountName: { minWidth: 126, flex: 2.6 },
  accountNumber: { minWidth: 146, flex: 1.72 },
  amount: { minWidth: 106, flex: 1.2 },
  originalCreditor: { minWidth: 90, flex: 1.1 },
  current: { minWidth: 150, flex: 1.58 },
  paying: { minWidth: 92, flex: 1.12 },
};

/** What is seen of a row on a phone's screen, beside its box; the other columns come by scrolling. */
const ON_PHONE: readonly DebtField[] = ['accountName', 'amount'];

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
  const isPhone = useIsPhone();
  const columns = useMemo(() => reviewColumns(review, isPhone), [review, isPhone]);
  const footer = useMemo(() => totalsOf(review, isPhone), [review, isPhone]);
  return (
    <SheetGrid
      // A range is told by its places, which are others in another order: the sheet begins anew, in the cell in use.
      key={String(isPhone)}
      label="Debts to enter"
      isNumbered
      isFilling={isFilling}
      hasLongHeadings
      columns={columns}
      rows={rows}
      footer={footer}
      startsAt={store.get(review.cellAtom) ?? FIRST_CELL}
      sheet={sheet}
      notice={notice}
      onCell={useMemo(() => (cell) => store.set(review.cellAtom, cell), [store, review])}
      ref={ref}
    />
  );
}

function reviewColumns(review: ReviewAtoms, isPhone: boolean): readonly SheetColumn[] {
  const isOnPhone = ({ field }: SheetColumn<DebtField>) => ON_PHONE.includes(field);
  const ordered = isPhone
    ? [...DEBT_COLUMNS.filter(isOnPhone), ...DEBT_COLUMNS.filter((column) => !isOnPhone(column))]
    : DEBT_COLUMNS;
  return [
    {
      field: ENTER,
      header: 'Enter',
      type: CHECK,
      flex: 0.1,
      minWidth: 90,
      content: (row) => <EnterBox review={review} row={row} />,
    },
    ...ordered.map((column) => ({ ...column, ...WIDTHS[column.field] })),
    { field: PRINTED, header: 'Monthly payment in the report', type: SHOWN, flex: 0.9, minWidth: 96 },
  ];
}

function totalsOf({ totalAtoms }: ReviewAtoms, isPhone: boolean): FixedRow {
  return {
    id: 'totals',
    label: 'Totals',
    cells: {
      [isPhone ? 'accountName' : 'accountNumber']: 'Total Basis',
      amount: <Total of={totalAtoms.amount} />,
      current: 'Total Paying',
      paying: <Total of={totalAtoms.paying} />,
    },
  };
}

function Total({ of }: { of: Atom<Money> }) {
  return <FixedAmount amount={useAtomValue(of)} />;
}
