import type { Stretch } from './blanks';
import { INEXACT } from './gutters';
import { fillsColumns, haveOtherLetters, isUnderHeading } from './lineInTable';
import { endOf, isAsLarge } from './paper';
import type { Band } from './rowBands';

/** Headings run over no more lines. */
const MOST_LINES = 3;
/** Rows are so many times as far apart as the lines of a cell, or farther. */
const ROWS_APART = 1.15;

/**
 * Whether a line above a table is the begin of its first cell, which is broken: it stands over that cell and within its
 * column, nearer to it than the next row is. Sheets set the cells of a row at its foot. Typed lines are not broken.
 */
function isBrokenCell(
  line: Band | undefined,
  [first, next]: readonly Band[],
  [gutter]: readonly Stretch[],
): boolean {
  const [begin, last, below] = [line?.texts[0], line?.texts.at(-1), first?.texts[0]];
  if (!line || !first || !next || !gutter || !begin || !last || !below || begin.isFixed) return false;
  const isOver = isAsLarge(line, first) && Math.abs(begin.x - below.x) <= begin.size * INEXACT;
  const isNearer = (first.top - line.y) * ROWS_APART < next.top - first.y;
  return isOver && isNearer && endOf(last) < gutter.right;
}

/**
 * The index of the line that a table begins with, with its headings: they may be so full that there is no more than a
 * blank between them, or broken.
 *
 * @param least no table begins above it
 */
export function withHeadings(
  bands: readonly Band[],
  { start, gutters }: { start: number; gutters: readonly Stretch[] },
  least: number,
): number {
  const first = bands[start];
  for (let index = start - 1; index >= Math.max(least, start - MOST_LINES); index -= 1) {
    const line = bands[index];
    if (!first || !line || haveOtherLetters(line, first)) return start;
    if (fillsColumns(line, gutters)) return index;
    if (!isUnderHeading(line, gutters)) break;
  }
  const isBroken = start > least && isBrokenCell(bands[start - 1], bands.slice(start, start + 2), gutters);
  return isBroken ? start - 1 : start;
}
