import { atom } from 'jotai';

import { debtEntriesAtom, writeDebtsAtom } from '../debtAtoms';
import { reportNoticeAtom, reviewedTextsAtom } from './reportAtoms';
import { type Landing, landRows, type ReportRow, reportedCells } from './reportRows';

/** Enters accepted debts as one act, names those that do not fit, and ends the review. */
export const acceptReportAtom = atom(
  null,
  (get, set, fitting: readonly ReportRow[], left: readonly ReportRow[], landing: Landing) => {
    const entered = `Entered ${countDebts(fitting.length)} from a report`;
    set(writeDebtsAtom, landRows(fitting, get(debtEntriesAtom).debts, landing), entered);
    set(reportNoticeAtom, {
      words: `${entered}.`,
      left: left.length > 0 ? `${countDebts(left.length)} did not fit.` : '',
      leftOver: left.map(reportedCells),
    });
    set(reviewedTextsAtom, null);
  },
);

function countDebts(count: number): string {
  return count === 1 ? '1 debt' : `${count} debts`;
}
