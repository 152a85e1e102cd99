import { CELL_GAP, endOf, type PaperLine } from './paper';

/** Tables are seen where there are so many wide blanks at least to each of the places where two cells are parted. */
const SEEN = 0.6;
/** And at most so many: what else stands far apart is of no table that was found. */
const FOUND = 1.1;

/** How many texts of a line stand behind a wide blank. */
function wideIn({ texts }: PaperLine): number {
  return texts.filter((text, index) => {
    const before = texts[index - 1];
    return before !== undefined && text.x - endOf(before) > text.size * CELL_GAP;
  }).length;
}

/**
 * Whether the tables of a text are those that wide blanks show: narrow ones may part the words of a sentence as well, and
 * where many wide ones stand in no table, lines tell more.
 */
export function areSeen(tabbed: string, pages: readonly (readonly PaperLine[])[]): boolean {
  const parted = tabbed.match(/(?<=[^\t\n])\t+(?=[^\t\n])/g)?.length ?? 0;
  const wide = pages.flat().reduce((sum, line) => sum + wideIn(line), 0);
  return parted > 0 && wide >= parted * SEEN && wide <= parted * FOUND;
}
