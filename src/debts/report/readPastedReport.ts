import type { Refusal } from '../../creditReport/judge/refusal';
import { type ClipboardText, type ReportReading, readReport } from '../../creditReport/readReport';
import type { Decided } from '../../creditReport/slots';
import type { Flavours } from '../../sheet/clipboard/clipboardTable';
import type { PastedCells } from '../../sheet/sheet';
import { clipboardTextOf } from './clipboardText';

/** One text in which debts were found, with the clipboard it came by, so that it can be read anew. */
export interface ReadText {
  /** The name of its file; left out for a text that was pasted. */
  name?: string;
  clipboard: ClipboardText;
  reading: ReportReading;
  /** What the agent has decided about it since. */
  decided?: Decided;
  /** The reading before anything was decided about its labels; left out where nothing is. */
  undecided?: ReportReading;
}

/**
 * What a pasted text is: plain cells for the grid, debts to be reviewed, a text in which no debt is found, or one that
 * is refused, with the reason in words.
 */
export type PastedReport =
  | { kind: 'cells' | 'nothing' }
  | { kind: 'report'; text: ReadText }
  | { kind: 'refused'; reason: string };

const REASONS: Readonly<Record<Refusal, string>> = {
  lines: 'This text has thousands of lines with next to nothing on them, so it is no credit report.',
  length: 'This text has more than 3 million characters, so it is no credit report.',
  accounts: 'This text has more than 1,000 accounts, so it is no credit report of a household.',
};

/** What to do with a text that is refused, by the way that it came. */
const REMEDIES = {
  paste: 'Paste the part with the accounts.',
  file: 'Save the part with the accounts as a file of its own.',
  pdf: 'Print the pages with the accounts to a PDF of their own.',
} as const;

/** The way that a text came. */
type Way = keyof typeof REMEDIES;

/**
 * Reads a pasted text as a credit report.
 *
 * @param cells what it would be as a paste into the grid: where that leaves doubts, rows that have the shape of debts are
 *   reviewed too; left out for a text that can only be a report
 */
export function readPastedReport(flavours: Flavours, cells?: PastedCells, way: Way = 'paste'): PastedReport {
  const clipboard = clipboardTextOf(flavours);
  return pastedReport(clipboard, readReport(clipboard), way, cells);
}

/**
 * What a clipboard is for the product by what it was read as.
 *
 * @param cells what it would be as a paste into the grid; left out for what can only be a report
 */
export function pastedReport(
  clipboard: ClipboardText,
  reading: ReportReading,
  way: Way,
  cells?: PastedCells,
): PastedReport {
  const { kind, debts, refusal } = reading;
  if (refusal) return { kind: 'refused', reason: `${REASONS[refusal]} ${REMEDIES[way]}` };
  if (debts.length > 0 && (kind === 'report' || !cells || cells.isDoubtful))
    return { kind: 'report', text: { clipboard, reading } };
  return { kind: kind === 'cells' ? 'cells' : 'nothing' };
}

/**
 * What a sheet does with a paste by what it is: debts go to their review, and anything else that is no block of cells
 * changes nothing.
 *
 * @param review shows the debts of a text, and says what it has done; empty where the screen says it
 * @returns what to tell the user; undefined for plain cells
 */
export function takePasted(pasted: PastedReport, review: (text: ReadText) => string): string | undefined {
  switch (pasted.kind) {
    case 'report':
      return review(pasted.text);
    case 'refused':
      return `${pasted.reason} Nothing was changed.`;
    case 'nothing':
      return 'No debts were found in the pasted text. Nothing was changed.';
    case 'cells':
      return undefined;
  }
}
