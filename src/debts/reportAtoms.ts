import { atom } from 'jotai';
import type { ReportedDebt } from '../creditReport/reportedDebt';
import type { Notice } from '../sheet/session';

/** The debts of a pasted report that wait for the agent's review; null when none do. */
export const reviewedDebtsAtom = atom<readonly ReportedDebt[] | null>(null);

/** Whether the box for pasting a report is open. */
export const isPasteReportOpenAtom = atom(false);

/** What came of the last report; null once it is dismissed. */
export const reportNoticeAtom = atom<Notice | null>(null);
