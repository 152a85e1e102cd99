import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { PastedCells, Sheet } from '../../../sheet/sheet';
import type { DebtField } from '../../debt';
import { debtProblem } from '../../senseChecks';
import { fetchOwnBlock } from '../ownBlockPart';
import { readPastedReport, takePasted } from '../readPastedReport';
import { printedPayment } from '../reportRows';
import { ENTER, PRINTED, textNameOf } from './review';
import type { ReviewAtoms } from './reviewAtoms';

/** As many as a report is read of at most. */
const MOST_ROWS = 1000;

/** The rows of the review as a sheet: its rows are their indices. */
export function useReviewSheet(review: ReviewAtoms): Sheet {
  const store = useStore();
  return useMemo(() => {
    const standingOf = (row: string) => store.get(review.standingsAtom)[Number(row)];
    return {
      read: (row, column) => {
        if (column === ENTER) return standingOf(row)?.isIn ? 'yes' : '';
        if (column === PRINTED) return printedPayment(store.get(review.reviewAtom).rows[Number(row)]?.debt);
        return store.get(review.landedAtom)[Number(row)]?.[column as DebtField].text ?? '';
      },
      write: (changes, act) => store.set(review.writeAtom, changes, act),
      arrange: (order, ...act) => store.set(review.arrangeAtom, order, ...act),
      draft: () => {},
      rowsToCome: MOST_ROWS,
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
        if (column === 'paying') return there && `stays ${there}`;
        if (column !== 'accountName') return there && `there ${there}`;
        const from = textNameOf(store.get(review.reviewAtom), Number(row));
        return [standing?.words, from].filter(Boolean).join(' ') || undefined;
      },
      settle: (doubts, act) => store.set(review.settleAtom, doubts, act),
      acts: {
        standing: () => store.get(review.standingActsAtom),
        subscribe: (listener) => store.sub(review.standingActsAtom, listener),
      },
      takeOver: async (texts, pasted) => {
        const cells = debtCells(pasted);
        const { isForTheSheet } = await fetchOwnBlock();
        if (cells.columns.length === 0 || isForTheSheet(texts.text, cells)) return undefined;
        return takePasted(readPastedReport(texts, cells), (text) => store.set(review.addPastedAtom, text));
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
