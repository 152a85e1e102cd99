import { reviewedField } from '../../src/creditReport/debts/reviewFlags';
import { readReport } from '../../src/creditReport/readReport';
import { readHtmlTables } from '../../src/sheet/htmlTables';
import type { ReadDebt, ScoredField } from './score';

/** Reads a clipboard that lies in files, as the product reads it when it is pasted. */
export function readClipboardFile(text: string, html: string): ReadDebt[] {
  return readReport({ text, tables: readHtmlTables(html) }).debts.map((debt) => ({
    values: {
      accountName: debt.accountName,
      accountNumber: debt.accountNumber,
      amount: debt.amount?.toNumber(),
      current: debt.current,
      paying: debt.paying?.toNumber(),
      originalCreditor: debt.originalCreditor,
    },
    marked: new Set<ScoredField>(debt.review.map(reviewedField)),
  }));
}
