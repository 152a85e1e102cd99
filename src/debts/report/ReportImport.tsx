import { useAtom, useAtomValue } from 'jotai';
import { fetchedOnce } from '../../parts/fetchedOnce';
import { part } from '../../parts/part';
import { isPasteReportOpenAtom, reviewedTextsAtom } from './reportAtoms';

export const fetchReportParts = fetchedOnce(() => import('./reportParts'));

const PasteReport = part(async () => (await fetchReportParts()).PasteReport);
const ReportReview = part(async () => (await fetchReportParts()).ReportReview);

/** The way from a credit report to the debts: the button, its box, and the review. */
export function ReportImport() {
  const [isPasteOpen, openPaste] = useAtom(isPasteReportOpenAtom);
  const reviewed = useAtomValue(reviewedTextsAtom);
  return (
    <>
      <button type="button" onClick={() => openPaste(true)}>
        Paste report
      </button>
      {isPasteOpen && <PasteReport />}
      {reviewed && <ReportReview texts={reviewed} />}
    </>
  );
}
