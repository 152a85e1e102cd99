import { atom } from 'jotai';

import type { ReportedDebt } from '../../creditReport/reportedDebt';
import type { Money } from '../../money/money';

import { debtEntriesAtom, writeDebtsAtom } from '../debtAtoms';
import { reportNoticeAtom, reviewedTextsAtom } from './reportAtoms';
import { freeRows, type Landing, landRows, reportedCells, reportRow, withoutFlags } from './reportRows';

/** Enters accepted debts as one act, names those that did not fit, and ends the review. */
export const acceptReportAtom = atom(
  null,
  (get, set, accepted: readonly ReportedDebt[], landing: Landing, share?: Money) => {
    const { debts } = get(debtEntriesAtom);
    const fitting = accepted.slice(0, freeRows(debts, landing).length);
    const left = accepted.slice(fitting.length);
    const changes = landRows(
      // Which two are the same account the sheet says by itself, once and for as long as it is so.
      fitting.map((debt) => reportRow(withoutFlags(debt, ['duplicate-possible']), share)),
      debts,
      landing,
    );
    const entered = `Entered ${countDebts(fitting.length)} from a report`;
    set(writeDebtsAtom, changes, entered);
    set(reportNoticeAtom, {
      words: `${entered}.`,
      left: left.length > 0 ? `${countDebts(left.length)} did not fit.` : '',
      leftOver: left.map((debt) => reportedCells(debt, share)),
    });
    set(reviewedTextsAtom, null);
  },
);

function countDebts(count: number): string {
  return count === 1 ? '1 debt' : `${count} debts`;
}
