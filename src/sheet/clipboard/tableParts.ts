/** What takes a clipboard apart into cells, fetched as one file. */
export { plainText, readHtmlTables } from './htmlTables';
export { readTable } from './readTable';
