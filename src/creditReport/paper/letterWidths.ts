import type { PaperText } from './paper';

type Widths = readonly (readonly [letters: string, width: number])[];

/**
 * How wide letters are, in thousandths of their size; others are as wide as a figure. Most reports are set in Helvetica or
 * Times, or in what was drawn to take as much room. Source: Adobe's font metrics of both.
 */
const HELVETICA: Widths = [
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
const TIMES: Widths = [
  ["'", 180],
  ['|', 200],
  [' ,.', 250],
  ['/:;ijlt\\', 278],
  ['!()-I[]`fr', 333],
  ['Js', 389],
  ['"', 408],
  ['?acez', 444],
  ['{}', 480],
  ['F', 556],
  ['+<=>', 564],
  ['ELTZ', 611],
  ['BCPRS', 667],
  ['ADGHKNOQUVXYw', 722],
  ['&m', 778],
  ['%', 833],
  ['M', 889],
  ['@', 921],
  ['W', 944],
  ['—', 1000],
];

/** How wide figures are in both, and letters that are not listed. */
const [FIGURE_HELVETICA, FIGURE_TIMES] = [556, 500];

/** A font that so differs from what is listed is another one. */
const [NARROWEST_FONT, WIDEST_FONT] = [0.75, 1.35];

function widthOf(widths: Widths, others: number): (letter: string) => number {
  const known = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));
  return (letter) => (known.get(letter) ?? others) / 1000;
}

const IN_HELVETICA = widthOf(HELVETICA, FIGURE_HELVETICA);
const IN_TIMES = widthOf(TIMES, FIGURE_TIMES);

/** Tells how wide a letter is in fonts like that of a text, as a part of its size. */
export function widthsOf({ isFixed, isSerif }: PaperText): (letter: string) => number {
  if (isFixed) return () => 1;
  return isSerif ? IN_TIMES : IN_HELVETICA;
}

/** How wide a word is by what is listed, in points. */
export function listedWidth(word: PaperText): number {
  const widthIn = widthsOf(word);
  return Array.from(word.text, widthIn).reduce((sum, width) => sum + width, 0) * word.size;
}

/** How much wider the letters of each font are than those that are listed, by its texts without a blank. */
export function fontScales(texts: readonly PaperText[]): ReadonlyMap<string, number> {
  const seen = new Map<string, { listed: number; real: number }>();
  for (const text of texts) {
    if (/\s/.test(text.text)) continue;
    const { listed, real } = seen.get(text.font) ?? { listed: 0, real: 0 };
    seen.set(text.font, { listed: listed + listedWidth(text), real: real + text.width });
  }
  return new Map(
    Array.from(seen, ([font, { listed, real }]): [string, number] => [font, real / listed]).filter(
      ([, scale]) => scale >= NARROWEST_FONT && scale <= WIDEST_FONT,
    ),
  );
}
