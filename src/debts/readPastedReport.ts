import { readReport } from '../creditReport/readReport';
import type { ReportedDebt } from '../creditReport/reportedDebt';
import { readHtmlTables } from '../sheet/htmlTables';
import type { ClipboardTexts } from '../sheet/readClipboard';

/** What a pasted text is: plain cells for the grid, debts to be reviewed, or a text in which no debt is found. */
export type PastedReport = { kind: 'cells' | 'nothing' } | { kind: 'report'; debts: readonly ReportedDebt[] };

/** Reads a pasted text as a credit report. HTML without plain text is read as the lines of its page. */
export function readPastedReport({ text, html }: ClipboardTexts): PastedReport {
  const { kind, debts } = readReport({ text, tables: readHtmlTables(html) });
  return kind === 'report' && debts.length > 0
    ? { kind, debts }
    : { kind: kind === 'report' ? 'nothing' : kind };
}
