import { CELL_GAP, endOf, type PaperLine } from './paper';

/** Tables are seen where so many lines have a wide blank to each of their rows. */
const SEEN = 0.75;

/** Whether the tables of a text are seen by wide blanks: those of figures alone may be, where a blank is all that parts them. */
export function areSeen(tabbed: string, pages: readonly (readonly PaperLine[])[]): boolean {
  const rows = tabbed.split('\n').filter((line) => /\S\t+\S/.test(line)).length;
  const wide = pages.flat().filter(({ texts }) =>
    texts.some((text, index) => {
      const before = texts[index - 1];
      return before !== undefined && text.x - endOf(before) > text.size * CELL_GAP;
    }),
  );
  return rows > 0 && wide.length >= rows * SEEN;
}
