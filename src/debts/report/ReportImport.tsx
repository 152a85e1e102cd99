import { useAtom, useAtomValue } from 'jotai';
import { fetchedOnce } from '../../parts/fetchedOnce';
import { part } from '../../parts/part';
import { addedFilesAtom, reviewedTextsAtom } from './reportAtoms';

export const fetchReportParts = fetchedOnce(() => import('./reportParts'));

const AddReport = part(async () => (await fetchReportParts()).AddReport);
const ReportReview = part(async () => (await fetchReportParts()).ReportReview);

interface ReportImportProps {
  /** Opens a file where it is a case, and says whether it is one. */
  openCase: (file: File) => Promise<boolean>;
}

/** The way from a credit report to the debts: the button, its box, and the review. */
export function ReportImport({ openCase }: ReportImportProps) {
  const [added, add] = useAtom(addedFilesAtom);
  const reviewed = useAtomValue(reviewedTextsAtom);
  return (
    <>
      <button type="button" onClick={() => add([])}>
        Add report
      </button>
      {added && <AddReport files={added} openCase={openCase} />}
      {reviewed && <ReportReview texts={reviewed} />}
    </>
  );
}
