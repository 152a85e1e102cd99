import type { Page } from '../../src/creditReport/page/page';
import { type ClipboardText, pagesOf, readReport } from '../../src/creditReport/readReport';
import { withStruckMarked } from '../../src/debts/report/struckInHtml';
import { readHtmlLines } from '../../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../src/sheet/clipboard/htmlTables';
import { readDebtsOf } from './readDebt';
import type { ReadDebt } from './score';

function clipboardOf(plain: string, tagged: string): ClipboardText {
  const { text, html } = withStruckMarked({ text: plain, html: tagged });
  return { text, tables: readHtmlTables(html), elements: readHtmlLines(html) };
}

/** The forms of a clipboard that lies in files. */
export function pagesOfFile(text: string, html: string): Page[] {
  return pagesOf(clipboardOf(text, html));
}

/** Reads a clipboard that lies in files, as the product reads it when it is pasted. */
export function readClipboardFile(text: string, html: string): ReadDebt[] {
  return readDebtsOf(readReport(clipboardOf(text, html)));
}
