/** What takes a clipboard apart into cells and lays them over a sheet, fetched as one file. */
export { plainText, readHtmlTables } from './htmlTables';
export { leftWords, pasteWords, planPaste } from './paste';
export { readTable } from './readTable';
