import { useAtom, useAtomValue } from 'jotai';
import { fetchedOnce } from '../../parts/fetchedOnce';
import { part } from '../../parts/part';
import type { CaseFiles } from './files/caseFiles';
import { addedFilesAtom, reviewedTextsAtom } from './reportAtoms';

export const fetchReportParts = fetchedOnce(() => import('./reportParts'));

const AddReport = part(async () => (await fetchReportParts()).AddReport);
const ReportReview = part(async () => (await fetchReportParts()).ReportReview);

/** The way from a credit report to the debts: the button, its box, and the review. */
export function ReportImport({ caseFiles }: { caseFiles: CaseFiles }) {
  const [added, add] = useAtom(addedFilesAtom);
  const reviewed = useAtomValue(reviewedTextsAtom);
  return (
    <>
      <button type="button" onClick={() => add([])}>
        Add report
      </button>
      {added && <AddReport files={added} caseFiles={caseFiles} />}
      {reviewed && <ReportReview texts={reviewed} />}
    </>
  );
}
