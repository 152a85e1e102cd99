import type { PaperText } from './paper';

/**
 * How wide letters are, in thousandths of their size; others are as wide as a figure. Reports are set in Helvetica, Arial
 * or what was drawn to take as much room. Source: Adobe's font metrics of Helvetica.
 */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["'", 191],
  ['ijl', 222],
  ['|', 260],
  [' !,./:;I[]ft\\', 278],
  ['()-`r{}', 333],
  ['"', 355],
  ['*', 389],
  ['Jcksvxyz', 500],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['&ABEKPSVXY', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['Mm', 833],
  ['%', 889],
  ['W—', 944],
  ['@', 1015],
];
const FIGURE = 556;

const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/**
 * The words of a text, each where it stands: a PDF tells where a run of words begins and ends, and not where each of its
 * words does, which is told by how wide its letters are.
 */
export function wordsOf(text: PaperText): PaperText[] {
  const ends = [0];
  for (const letter of text.text) {
    const width = text.isFixed ? 1 : (WIDTH_OF.get(letter) ?? FIGURE);
    // Letters are counted as JavaScript counts them, so that places in the text are places here.
    for (let unit = 0; unit < letter.length; unit += 1) ends.push((ends.at(-1) ?? 0) + width / letter.length);
  }
  const step = text.width / (ends.at(-1) || 1);
  return Array.from(text.text.matchAll(/\S+/g), ({ 0: word, index }) => {
    const [left, right] = [(ends[index] ?? 0) * step, (ends[index + word.length] ?? 0) * step];
    return { ...text, text: word, x: text.x + left, width: right - left };
  });
}
