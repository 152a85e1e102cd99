import type { PlacedText } from '../../../creditReport/page/placed';

/** A PDF with more pages is no credit report of a household. */
export const MAX_PAGES = 300;

/** Why a PDF is not read: each is said in words in `fileProblems.ts`. */
export type PdfRefusal =
  | { why: 'broken' | 'no text' | 'no letters' | 'too long' | 'too slow' | 'cancelled' | 'not fetched' }
  | { why: 'too many pages'; pages: number };

/** What the page asks of the worker that reads PDFs: to read one, or to try a password on it. */
export type PdfQuestion = { bytes: ArrayBuffer } | { password: string };

/** What the worker answers, one after the other; the last is `read` or `refused`. */
export type PdfAnswer =
  | { kind: 'begun' }
  | { kind: 'password'; isWrong: boolean }
  | { kind: 'page'; page: number; pages: number }
  | { kind: 'read'; printed: PlacedText }
  | { kind: 'refused'; refusal: PdfRefusal };
