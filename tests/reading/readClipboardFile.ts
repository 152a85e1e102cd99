import type { Page } from '../../src/creditReport/page/page';
import { pagesOf, readReport } from '../../src/creditReport/readReport';
import { reviewedField } from '../../src/creditReport/reviewFlags';
import { readHtmlLines } from '../../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../src/sheet/clipboard/htmlTables';
import type { ReadDebt, ScoredField } from './score';

/** The forms of a clipboard that lies in files. */
export function pagesOfFile(text: string, html: string): Page[] {
  return pagesOf({ text, tables: readHtmlTables(html), elements: readHtmlLines(html) });
}

/** Reads a clipboard that lies in files, as the product reads it when it is pasted. */
export function readClipboardFile(text: string, html: string): ReadDebt[] {
  return readReport({ text, tables: readHtmlTables(html), elements: readHtmlLines(html) }).debts.map(
    (debt) => ({
      values: {
        accountName: debt.accountName,
        accountNumber: debt.accountNumber,
        amount: debt.amount?.toNumber(),
        current: debt.current,
        paying: debt.paying?.toNumber(),
        originalCreditor: debt.originalCreditor,
      },
      marked: new Set<ScoredField>(debt.review.map(reviewedField)),
    }),
  );
}
