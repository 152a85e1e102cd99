import type { ReportedDebt } from '../creditReport/debts/reportedDebt';
import type { Refusal } from '../creditReport/judge/refusal';
import { readReport } from '../creditReport/readReport';
import { readHtmlLines } from '../sheet/htmlLines';
import { readHtmlTables } from '../sheet/htmlTables';
import type { ClipboardTexts } from '../sheet/readClipboard';

/**
 * What a pasted text is: plain cells for the grid, debts to be reviewed, a text in which no debt is found, or one that
 * is refused, with the reason in words.
 */
export type PastedReport =
  | { kind: 'cells' | 'nothing' }
  | { kind: 'report'; debts: readonly ReportedDebt[] }
  | { kind: 'refused'; reason: string };

const REASONS: Readonly<Record<Refusal, string>> = {
  lines:
    'This text has thousands of lines with next to nothing on them, so it is no credit report. Paste the part with the accounts.',
  accounts:
    'This text has more than 1,000 accounts, so it is no credit report of a household. Paste the part with its accounts.',
};

/**
 * Reads a pasted text as a credit report.
 *
 * @param isDoubtful whether the cells as they stand leave doubts: rows that have the shape of debts are then reviewed too
 */
export function readPastedReport({ text, html }: ClipboardTexts, isDoubtful: boolean): PastedReport {
  // Blank cells are cells like any others.
  if (text !== '' && text.trim() === '') return { kind: 'cells' };
  const { kind, debts, refusal } = readReport({
    text,
    tables: readHtmlTables(html),
    elements: readHtmlLines(html),
  });
  if (refusal) return { kind: 'refused', reason: REASONS[refusal] };
  if (debts.length > 0 && (kind === 'report' || isDoubtful)) return { kind: 'report', debts };
  return { kind: kind === 'cells' ? 'cells' : 'nothing' };
}
