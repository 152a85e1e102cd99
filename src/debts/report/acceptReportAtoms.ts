import { atom } from 'jotai';
import { count } from '../../sheet/count';
import { debtEntriesAtom, writeDebtsAtom } from '../debtAtoms';
import { firstLanded } from './firstLanded';
import { reportNoticeAtom, reviewedTextsAtom } from './reportAtoms';
import {
  type AcceptedRow,
  acceptedWords,
  type Landing,
  landRows,
  type ReportRow,
  reportedCells,
} from './reportRows';

/**
 * Enters accepted debts as one act, names those that do not fit, and ends the review.
 *
 * @returns the row of the first of them
 */
export const acceptReportAtom = atom(
  null,
  (get, set, fitting: readonly AcceptedRow[], left: readonly ReportRow[], landing: Landing) => {
    const { debts } = get(debtEntriesAtom);
    const entered = `${acceptedWords(fitting, ['Entered', 'Updated'])} from a report`;
    set(writeDebtsAtom, landRows(fitting, debts, landing), entered);
    set(reportNoticeAtom, {
      words: `${entered}.`,
      left: left.length > 0 ? `${count(left.length, 'debt')} did not fit.` : '',
      leftOver: left.map(reportedCells),
    });
    set(reviewedTextsAtom, null);
    return firstLanded(fitting, debts, landing);
  },
);
