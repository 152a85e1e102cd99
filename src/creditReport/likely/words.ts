import type { Line, Span } from '../page/lines';
import { type Shape, shapeOf } from './shapes';

/** One word, figure or mark of a page, with its place. */
export interface Word extends Span {
  text: string;
  /** In small letters. */
  small: string;
  shape: Shape;
  /** The index of its line on the page. */
  line: number;
  /** The index of its cell in the line. */
  cell: number;
  /** How it stands behind the word before it. */
  gap: Gap;
}

/** How a word stands behind the one before: glued to it, behind a blank, in the next cell, on the next line, below a blank line. */
export const GAPS = ['glued', 'blank', 'cell', 'line', 'paragraph'] as const;
type Gap = (typeof GAPS)[number];

/** A number of an account, which is one word whatever marks it has. */
const NUMBER = /^([*xX•.…#-]*[\d*xX•-]{4,}[\dA-Za-z*•-]*)([.,;:)]?)$/;
/** Sums and figures, words with their inner marks, and every other mark by itself. */
const PARTS =
  /\$?\(?-?\$?\d[\d,]*(?:\.\d+)?%?(?:st|nd|rd|th|k)?(?![\p{L}\d*])|[\p{L}\d*•]+(?:[-'’&/._+@#][\p{L}\d*•]+)*|[^\p{L}\d]/gu;

/** The parts of what stands between two blanks, each with its place in it. */
function partsOf(printed: string): { text: string; at: number }[] {
  const [, number, mark = ''] = /\d/.test(printed) ? (NUMBER.exec(printed) ?? []) : [];
  if (number === undefined)
    return Array.from(printed.matchAll(PARTS), ({ 0: text, index }) => ({ text, at: index }));
  return [{ text: number, at: 0 }, ...(mark ? [{ text: mark, at: number.length }] : [])];
}

/** Where each cell of a line stands in the source; a cell that was put together otherwise than printed is left out. */
function placesOfCells(source: string, { cells, from, to }: Line): (Span & { cell: number })[] {
  const places: (Span & { cell: number })[] = [];
  let end = from;
  for (const [cell, text] of cells.entries()) {
    let start = -1;
    for (const word of text.split(/[\n ]+/)) {
      if (word === '') continue;
      const at = source.indexOf(word, end);
      if (at === -1 || at >= to) break;
      if (start === -1) start = at;
      end = at + word.length;
    }
    if (start !== -1) places.push({ from: start, to: end, cell });
  }
  return places;
}

/** The words of a page, in their order. */
export function wordsOf(source: string, lines: readonly Line[]): Word[] {
  const words: Word[] = [];
  for (const [line, one] of lines.entries()) {
    for (const { from, to, cell } of placesOfCells(source, one)) {
      for (const { 0: printed, index } of source.slice(from, to).matchAll(/\S+/g)) {
        for (const { text, at } of partsOf(printed)) {
          const start = from + index + at;
          const before = words.at(-1);
          words.push({
            text,
            small: text.toLowerCase(),
            shape: shapeOf(text),
            line,
            cell,
            gap: gapBehind(before, { line, cell, from: start }, one.afterBlank),
            from: start,
            to: start + text.length,
          });
        }
      }
    }
  }
  return words;
}

function gapBehind(
  before: Word | undefined,
  { line, cell, from }: Pick<Word, 'line' | 'cell' | 'from'>,
  isAfterBlank: boolean,
): Gap {
  if (before === undefined) return 'paragraph';
  if (before.line !== line) return isAfterBlank ? 'paragraph' : 'line';
  if (before.cell !== cell) return 'cell';
  return before.to === from ? 'glued' : 'blank';
}
