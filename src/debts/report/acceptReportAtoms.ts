import { atom } from 'jotai';
import { count } from '../../sheet/count';
import { debtEntriesAtom, writeDebtsAtom } from '../debtAtoms';
import { reportNoticeAtom, reviewedTextsAtom } from './reportAtoms';
import {
  type AcceptedRow,
  acceptedWords,
  type Landing,
  landRows,
  type ReportRow,
  reportedCells,
} from './reportRows';

/** Enters accepted debts as one act, names those that do not fit, and ends the review. */
export const acceptReportAtom = atom(
  null,
  (get, set, fitting: readonly AcceptedRow[], left: readonly ReportRow[], landing: Landing) => {
    const entered = `${acceptedWords(fitting, ['Entered', 'Updated'])} from a report`;
    set(writeDebtsAtom, landRows(fitting, get(debtEntriesAtom).debts, landing), entered);
    set(reportNoticeAtom, {
      words: `${entered}.`,
      left: left.length > 0 ? `${count(left.length, 'debt')} did not fit.` : '',
      leftOver: left.map(reportedCells),
    });
    set(reviewedTextsAtom, null);
  },
);
