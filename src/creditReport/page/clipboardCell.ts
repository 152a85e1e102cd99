import { normaliseText } from './normalise';

/**
 * A cell of a table on the clipboard: its text, or its text and the number a spreadsheet kept behind it (`x:num`), which
 * has the digits that `6.011E+15` and `####` lost; or the words of a cell above that spans it. A line break inside a cell is
 * a line break or a space.
 */
export type ClipboardCell = string | { text: string; exact: string } | { spanned: string };

const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
const HASHES = /^#{3,}$/;

/** The text of a cell, with the digits that its display had lost put back where a spreadsheet kept them. */
export function cellText(cell: ClipboardCell): { text: string; shortened: boolean } {
  if (typeof cell !== 'string' && 'spanned' in cell)
    return { text: normaliseText(cell.spanned).trim(), shortened: false };
  const text = normaliseText(typeof cell === 'string' ? cell : cell.text).trim();
  if (typeof cell === 'string' || cell.exact === '') return { text, shortened: false };
  if (SCIENTIFIC.test(text)) return { text: normaliseText(cell.exact).trim(), shortened: true };
  return { text: HASHES.test(text) ? normaliseText(cell.exact).trim() : text, shortened: false };
}
