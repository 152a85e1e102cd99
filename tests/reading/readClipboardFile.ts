import type { Page } from '../../src/creditReport/page/page';
import { pagesOf, readReport } from '../../src/creditReport/readReport';
import { clipboardTextOf } from '../../src/debts/report/clipboardText';
import { readDebtsOf } from './readDebt';
import type { ReadDebt } from './score';

/** The forms of a clipboard that lies in files. */
export function pagesOfFile(text: string, html: string): Page[] {
  return pagesOf(clipboardTextOf({ text, html }));
}

/** Reads a clipboard that lies in files, as the product reads it when it is pasted. */
export function readClipboardFile(text: string, html: string): ReadDebt[] {
  return readDebtsOf(readReport(clipboardTextOf({ text, html })));
}
