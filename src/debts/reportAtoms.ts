import { atom } from 'jotai';
import type { ReportedDebt } from '../creditReport/reportedDebt';
import type { Notice } from '../sheet/session';
import { debtEntriesAtom, writeDebtsAtom } from './debtAtoms';
import { freeRows, type Landing, landRows, reportedCells, reportRow } from './reportRows';

/** The debts of a pasted report that wait for the agent's review; null when none do. */
export const reviewedDebtsAtom = atom<readonly ReportedDebt[] | null>(null);

/** Whether the box for pasting a report is open. */
export const isPasteReportOpenAtom = atom(false);

/** What came of the last report; null once it is dismissed. */
export const reportNoticeAtom = atom<Notice | null>(null);

/** Enters accepted debts as one act, names those that did not fit, and ends the review. */
export const acceptReportAtom = atom(
  null,
  (get, set, accepted: readonly ReportedDebt[], landing: Landing, withPaying: boolean) => {
    const { debts } = get(debtEntriesAtom);
    const fitting = accepted.slice(0, freeRows(debts, landing).length);
    const left = accepted.slice(fitting.length);
    const changes = landRows(
      fitting.map((debt) => reportRow(debt, withPaying)),
      debts,
      landing,
    );
    const entered = `Entered ${countDebts(fitting.length)} from a report`;
    set(writeDebtsAtom, changes, entered);
    set(reportNoticeAtom, {
      words: left.length > 0 ? `${entered}. ${countDebts(left.length)} did not fit.` : `${entered}.`,
      leftOver: left.map(reportedCells),
    });
    set(reviewedDebtsAtom, null);
  },
);

function countDebts(count: number): string {
  return count === 1 ? '1 debt' : `${count} debts`;
}
