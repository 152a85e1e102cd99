import type { ReportedDebt } from '../reportedDebt';
import type { ClipboardCell } from './clipboardCell';
import { matchesIn } from './matches';
import type { Page } from './page';

/** What is struck out, between the marks of Markdown, which struck-out text of HTML has too. */
const STRUCK = /~~(?=[^\s~])([^~\n]{1,200})~~/g;
/**
 * A sum that is struck out, with the one behind or before it that holds in its place: `~~7,800~~ 7,400`. In a cell that holds
 * stands below it too.
 */
const REPLACED =
  /~~\$? ?\d[\d.,]{0,20}~~(?: {0,3}(?=\$? ?\d)| {0,3}\n {0,3}(?=\$? ?\d[\d.,]{0,20} {0,3}(?:\t|$)))|(?<=\d) {1,3}~~\$? ?\d[\d.,]{0,20}~~/g;

/** A text without its marks, and without the sums that others replace. */
function plain(text: string): string {
  return text.includes('~~') ? text.replace(REPLACED, '').replace(STRUCK, '$1') : text;
}

function plainCell(cell: ClipboardCell): ClipboardCell {
  if (typeof cell === 'string') return plain(cell);
  return 'spanned' in cell ? { spanned: plain(cell.spanned) } : { ...cell, text: plain(cell.text) };
}

/** The letters and digits of a line, by which it is known in every form of the clipboard. */
function keyOf(line: string): string {
  return line.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** The lines of a text of which a name or a sum is struck out; a remark behind them is none. */
function struckLines(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const kept = line.replace(REPLACED, '');
    const isStruck = Array.from(matchesIn(kept, STRUCK)).some(
      ({ 0: whole, 1: words = '' }) => /\d/.test(words) || !/\p{L}/u.test(kept.slice(0, kept.indexOf(whole))),
    );
    return isStruck ? [keyOf(plain(line))] : [];
  });
}

/** What a clipboard holds that people write themselves, in all its forms. */
interface Written {
  text: string;
  tables: readonly (readonly (readonly ClipboardCell[])[])[];
  elements?: readonly (readonly string[])[];
}

/** A clipboard without the marks around what is struck out, and the lines that had them. */
export function withoutStruck({ text, tables, elements = [] }: Written): Required<Written> & {
  struck: ReadonlySet<string>;
} {
  if (!text.includes('~~')) return { text, tables, elements, struck: new Set() };
  return {
    text: plain(text),
    tables: tables.map((table) => table.map((row) => row.map(plainCell))),
    elements: elements.map((pieces) => pieces.map(plain)),
    struck: new Set(struckLines(text)),
  };
}

/** Whether a line that tells the name or the sum of a debt is struck out. */
export function isStruck({ source, struck }: Page, { sources }: ReportedDebt): boolean {
  if (!struck) return false;
  return [sources.accountName, sources.amount].some((place) => {
    if (!place) return false;
    const from = source.lastIndexOf('\n', place.from - 1) + 1;
    const end = source.indexOf('\n', place.to);
    return struck.has(keyOf(source.slice(from, end < 0 ? source.length : end)));
  });
}
