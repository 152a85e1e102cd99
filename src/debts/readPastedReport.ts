import { readReport } from '../creditReport/readReport';
import type { ReportedDebt } from '../creditReport/reportedDebt';
import { readHtmlTables } from '../sheet/htmlTables';
import type { ClipboardTexts } from '../sheet/readClipboard';

/** What a pasted text is: plain cells for the grid, debts to be reviewed, or a text in which no debt is found. */
export type PastedReport = { kind: 'cells' | 'nothing' } | { kind: 'report'; debts: readonly ReportedDebt[] };

/**
 * Reads a pasted text as a credit report.
 *
 * @param isDoubtful whether the cells as they stand leave doubts: rows that have the shape of debts are then reviewed too
 */
export function readPastedReport({ text, html }: ClipboardTexts, isDoubtful: boolean): PastedReport {
  // Blank cells are cells like any others.
  if (text !== '' && text.trim() === '') return { kind: 'cells' };
  const { kind, debts } = readReport({ text, tables: readHtmlTables(html) });
  if (debts.length > 0 && (kind === 'report' || isDoubtful)) return { kind: 'report', debts };
  return { kind: kind === 'cells' ? 'cells' : 'nothing' };
}
