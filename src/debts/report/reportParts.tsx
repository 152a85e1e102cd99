/** What the way from a report to the debts fetches in one file, because nobody needs it to edit a cell. */
export { PasteReport } from './PasteReport';
export { ReportReview } from './ReportReview';
export { readPastedReport } from './readPastedReport';
