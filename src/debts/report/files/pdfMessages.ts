import type { PlacedText } from '../../../creditReport/page/placed';
import type { SentReading } from './sentReading';

/** A PDF with more pages is no credit report of a household. */
export const MAX_PAGES = 300;

/** Why a PDF is not read: each is said in words in `fileProblems.ts`. */
export type PdfRefusal =
  | { why: 'broken' | 'no text' | 'no letters' | 'too long' | 'too slow' | 'cancelled' | 'not fetched' }
  | { why: 'too many pages'; pages: number };

/** What the page asks of the worker that reads PDFs: to read one, or to try a password on it. */
export type PdfQuestion = { bytes: ArrayBuffer } | { password: string };

/** The text of a PDF in the form that its debts are best read from, with the places of its pieces, and what was read. */
export interface PrintedReading<Reading> {
  printed: PlacedText;
  reading: Reading;
  /** The numbers of the pages that hold no text. */
  textless: readonly number[];
}

/** What the worker answers, one after the other; the last is `read` or `refused`. */
export type PdfAnswer =
  | { kind: 'begun' }
  | { kind: 'password'; isWrong: boolean }
  | { kind: 'page'; page: number; pages: number }
  | ({ kind: 'read' } & PrintedReading<SentReading>)
  | { kind: 'refused'; refusal: PdfRefusal };
