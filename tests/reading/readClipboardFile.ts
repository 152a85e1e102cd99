import type { Page } from '../../src/creditReport/page/page';
import { pagesOf, readReport } from '../../src/creditReport/readReport';
import { readHtmlLines } from '../../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../src/sheet/clipboard/htmlTables';
import { readDebtsOf } from './readDebt';
import type { ReadDebt } from './score';

/** The forms of a clipboard that lies in files. */
export function pagesOfFile(text: string, html: string): Page[] {
  return pagesOf({ text, tables: readHtmlTables(html), elements: readHtmlLines(html) });
}

/** Reads a clipboard that lies in files, as the product reads it when it is pasted. */
export function readClipboardFile(text: string, html: string): ReadDebt[] {
  return readDebtsOf(readReport({ text, tables: readHtmlTables(html), elements: readHtmlLines(html) }));
}
