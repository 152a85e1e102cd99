import type { PaperPage } from './paper';

/** Letters stand so near to their place on a grid, in parts of a letter. */
const NEAR = 0.15;
/** So many of the texts of a typed report begin on it. */
const MOST = 0.95;

/**
 * Whether pages were typed: all letters are as wide, and texts begin where a typewriter's do, so many whole letters from
 * the left edge. The cells of a table that a browser has set in such letters begin anywhere.
 */
export function areTyped(pages: readonly PaperPage[]): boolean {
  const texts = pages.flatMap((page) => page.texts);
  const [first] = texts;
  if (!first || !texts.every(({ isFixed }) => isFixed)) return false;
  const edge = texts.reduce((least, { x }) => Math.min(least, x), first.x);
  const onGrid = texts.filter(({ x, width, text }) => {
    const column = ((x - edge) * text.length) / width;
    return Math.abs(column - Math.round(column)) <= NEAR;
  });
  return onGrid.length >= texts.length * MOST;
}
