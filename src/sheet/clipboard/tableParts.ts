/** What takes a clipboard apart into cells and lays them over a sheet, fetched as one file. */
export { planPaste } from './paste';
export { pastedCells } from './pastedCells';
export { leftWords, pasteWords, refusalWords } from './pasteWords';
export { columnsCopied, tableOf } from './tableOf';
