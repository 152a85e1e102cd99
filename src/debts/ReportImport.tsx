import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { fetchedOnce } from '../parts/fetchedOnce';
import { part } from '../parts/part';
import { SheetNotice } from '../sheet/SheetStatus';
import { isPasteReportOpenAtom, reportNoticeAtom, reviewedDebtsAtom } from './reportAtoms';

export const fetchReportParts = fetchedOnce(() => import('./reportParts'));

const PasteReport = part(async () => (await fetchReportParts()).PasteReport);
const ReportReview = part(async () => (await fetchReportParts()).ReportReview);

/** The way from a credit report to the debts: the button, its box, the review, and what came of it. */
export function ReportImport() {
  const [isPasteOpen, openPaste] = useAtom(isPasteReportOpenAtom);
  const reviewed = useAtomValue(reviewedDebtsAtom);
  return (
    <>
      <button type="button" onClick={() => openPaste(true)}>
        Paste report
      </button>
      {isPasteOpen && <PasteReport />}
      {reviewed && <ReportReview debts={reviewed} />}
    </>
  );
}

/** What the last report came to, until it is dismissed. */
export function ReportNotice() {
  const notice = useAtomValue(reportNoticeAtom);
  const setNotice = useSetAtom(reportNoticeAtom);
  return (
    <div className="sheet-status report-notice">
      <SheetNotice notice={notice} onDismiss={() => setNotice(null)} />
    </div>
  );
}
