/** What the way from a report to the debts fetches in one file, because nobody needs it to edit a cell. */
export { AddReport } from './AddReport';
export { isNamedReport } from './files/fileProblems';
export { preparePdf } from './files/pdfReader';
export { readPastedReport, takePasted } from './readPastedReport';
export { ReportReview } from './review/ReportReview';
export { REVIEW_SHORTCUTS } from './review/reviewKeys';
