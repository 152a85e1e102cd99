/** What the way from a report to the debts fetches in one file, because nobody needs it to edit a cell. */
export { PasteReport } from './PasteReport';
export { readPastedReport } from './readPastedReport';
export { ReportReview } from './review/ReportReview';
