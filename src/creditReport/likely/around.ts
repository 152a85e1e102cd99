import type { Seen } from './seen';
import type { Word } from './words';

/** A label is not longer, and has no digits. */
const MAX_LABEL = 40;
/** A heading is looked for so many lines above. */
const MAX_ABOVE = 40;
/** So many lines of headings are looked at, the nearest first. */
const MAX_HEADINGS = 3;
/** So far beside its column a heading may stand. */
const BESIDE = 2;

const LETTER = /^\p{L}/u;

/** Whether a text has letters and no digits, and is short: a label, or a heading. */
function mayLabel(text: string): boolean {
  return text !== '' && text.length < MAX_LABEL && !/\d/.test(text) && /\p{L}/u.test(text);
}

/** A label in small letters and on one line, without the mark that ends it. */
export function asLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[:.]+$/, '');
}

/** The words of letters beside a word, nearest first: before it on its line or the one above, or behind it on its line. */
export function lettersBeside(
  { words }: Seen,
  index: number,
  step: -1 | 1,
  most: number,
  reach: number,
): string[] {
  const found: string[] = [];
  const line = words[index]?.line ?? 0;
  for (let at = index + step; found.length < most && Math.abs(at - index) < reach; at += step) {
    const word = words[at];
    if (!word || (step > 0 ? word.line !== line : line - word.line > 1)) break;
    if (LETTER.test(word.text)) found.push(word.small);
  }
  return found;
}

/** The words that lead to a figure within its cell, up to five: `your balance is`. */
export function leadIn({ words, sorts }: Seen, index: number): string {
  const own = words[index];
  const lead: string[] = [];
  for (let at = index - 1; lead.length < 5; at -= 1) {
    const word = words[at];
    if (!word || word.line !== own?.line || word.cell !== own.cell) break;
    if (LETTER.test(word.text)) lead.unshift(word.small);
    else if (sorts[at] === 'sum' || sorts[at] === 'figure' || /^[.,;]$/.test(word.text)) break;
  }
  return lead.join(' ');
}

/** The cell before that of a word, where it may be a label. */
export function labelBeside({ lines }: Seen, { line, cell }: Word): string {
  const text = lines[line]?.cells[cell - 1] ?? '';
  return mayLabel(text) ? asLabel(text) : '';
}

/** What stands before a colon at the beginning of a cell. */
export function labelWithColon({ lines }: Seen, { line, cell }: Word): string {
  const [, label = ''] = /^([^:\d]{2,30}):/.exec(lines[line]?.cells[cell] ?? '') ?? [];
  return asLabel(label.trim());
}

/** The line beside that of a word, where it is one cell and may be a label. */
export function labelOnLine({ lines }: Seen, line: number): string {
  const { cells, text } = lines[line] ?? { cells: [], text: '' };
  return cells.length === 1 && mayLabel(text) ? asLabel(text) : '';
}

/** For each line the nearest above it that may head columns: three words at least, no figure, no end of a sentence. */
function headingsAbove({ lines, words, sorts, ofLine }: Seen): number[] {
  let nearest = -1;
  return lines.map(({ text }, line) => {
    const above = nearest;
    const own = ofLine[line] ?? [];
    const letters = own.filter((index) => LETTER.test(words[index]?.text ?? '')).length;
    const hasFigure = own.some((index) => sorts[index] === 'sum' || sorts[index] === 'figure');
    if (letters > 2 && !hasFigure && !/[.;]$/.test(text)) nearest = line;
    return above;
  });
}

/** The heading of the column that a word stands in: of as many cells, else by its place in the line; empty where none is. */
export function headingOver(seen: Seen): (word: Word) => string {
  const above = headingsAbove(seen);
  const { lines, words, ofLine } = seen;
  return ({ line, cell, from, to }) => {
    const own = lines[line];
    let heads = above[line] ?? -1;
    for (
      let looked = 0;
      own && heads !== -1 && line - heads < MAX_ABOVE && looked < MAX_HEADINGS;
      looked += 1
    ) {
      const head = lines[heads];
      if (own.cells.length > 2 && head?.cells.length === own.cells.length)
        return asLabel(head.cells[cell] ?? '');
      const [start, end] = [from - own.from, to - own.from];
      const over = (ofLine[heads] ?? []).flatMap((index) => {
        const word = words[index];
        if (!word || !head || !LETTER.test(word.text)) return [];
        const isOver = word.from - head.from < end + BESIDE && start < word.to - head.from + BESIDE;
        return isOver ? [word.small] : [];
      });
      if (over.length > 0) return over.slice(0, 3).join(' ');
      heads = above[heads] ?? -1;
    }
    return '';
  };
}
