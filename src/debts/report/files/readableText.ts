import type { PaperPage } from '../../../creditReport/paper/paper';
import { MAX_CHARACTERS } from '../../../sheet/clipboard/clipboardTable';
import type { PdfRefusal } from './pdfMessages';

/** Characters without a meaning: those of a font that does not say which letters it draws. */
const MEANINGLESS = /[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu;
/** So much of a text without a meaning makes the whole unreadable. */
const UNREADABLE = 0.3;

/** What keeps the text of pages from being read; undefined where it can be. */
export function textRefusal(pages: readonly PaperPage[]): PdfRefusal | undefined {
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const meaningless = texts.reduce((sum, text) => sum + (text.match(MEANINGLESS)?.length ?? 0), 0);
  if (characters === 0) return { why: 'no text' };
  if (characters > MAX_CHARACTERS) return { why: 'too long' };
  return meaningless > characters * UNREADABLE ? { why: 'no letters' } : undefined;
}
