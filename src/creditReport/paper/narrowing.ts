import { type Stretch, shared, widthOf } from './blanks';
import { type Gutter, guttersOf, INEXACT, isBetween, SURE_FIXED, sureWidth } from './gutters';
import type { PaperLine } from './paper';

/** Of a gutter so much of the size of the letters stays blank in every line. */
const NARROWEST = 0.08;
/** Words that begin no farther apart than so much of the size of the letters stand right under each other. */
const ALIGNED = 0.1;
/** So much of it the blank between two words of one text may stand beside its own. */
const INEXACT_PLACE = 0.05;
/** A blank so wide is none between two words of a text where the second one stands right under others. */
const MORE_THAN_BLANK = 0.4;
/** So many gutters that a blank covers are looked at; it keeps the search in proportion to the text. */
const MOST_COVERED = 12;

/** What of a gutter stays blank in a line as well: one stretch, or several where words stand in it. */
function piecesOf(gutter: Gutter, blanks: readonly Gutter[], { size, texts }: PaperLine): Gutter[] {
  const pieces = blanks
    .map((blank) => ({
      ...shared(gutter, blank),
      isSure: blank.isSure,
      mayPart: gutter.mayPart || blank.mayPart,
      mayBeInstead: gutter.mayBeInstead ?? false,
    }))
    .filter((piece) => widthOf(piece) >= size * NARROWEST);
  if (!gutter.isSure || pieces.length === 1)
    return pieces.map((piece) => ({ ...piece, isSure: piece.isSure || gutter.isSure }));
  // The blank between two words in a gutter is none, but for that before a word at its end where no other is wider.
  const isFixed = texts[0]?.isFixed ?? false;
  const least = sureWidth({ size, isFixed });
  const wide = pieces.filter((piece) => piece.isSure || widthOf(piece) >= least);
  return pieces.map((piece, index) => {
    const toEnd = gutter.right - piece.right;
    const isAtStart = !isFixed && toEnd < size * ALIGNED && widthOf(piece) >= size * MORE_THAN_BLANK;
    return {
      ...piece,
      isSure: wide.length > 0 ? wide.includes(piece) || isAtStart : toEnd < size * INEXACT,
      mayBeInstead: wide.length === 0 && index === pieces.length - 2,
    };
  });
}

/** Which blanks of a line, from the first to behind the last, share something with each gutter; all from left to right. */
function overlaps(gutters: readonly Gutter[], blanks: readonly Gutter[]): [first: number, end: number][] {
  let first = 0;
  return gutters.map((gutter) => {
    while (first < blanks.length && (blanks[first]?.right ?? 0) <= gutter.left) first += 1;
    let end = first;
    while (end < blanks.length && (blanks[end]?.left ?? 0) < gutter.right) end += 1;
    return [first, end];
  });
}

/** Whether a gutter lies at the left or the right end of a blank. */
export function isAtEnd(gutter: Stretch, blank: Stretch, size: number): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= size * INEXACT;
  return isNear(blank.left, gutter.left) || isNear(blank.right, gutter.right);
}

/**
 * Whether a wide blank of a line shows that a gutter parts columns. One that covers a sure gutter as well is a cell left
 * empty: of others it shows the one at its end, where words stand right under each other. Of the blanks between the words
 * of one cell it shows those that are wide in all lines so far, else the one at its end.
 */
function shows(blank: Gutter, gutter: Gutter, covered: readonly Gutter[], size: number): boolean {
  if (covered.length < 2) return true;
  if (covered.some(({ isSure }) => isSure))
    return gutter.mayPart && !blank.isBeforeSum && Math.abs(blank.right - gutter.right) <= size * ALIGNED;
  const wide = covered.filter((own) => widthOf(own) >= size * SURE_FIXED);
  if (wide.length > 0) return wide.includes(gutter);
  return isAtEnd(gutter, blank, size);
}

/**
 * What stays blank in the lines so far and in another one. Where a word stands in a gutter that is none if the one before it
 * is one, that one parts the columns.
 */
export function narrowed(gutters: readonly Gutter[], line: PaperLine): Gutter[] {
  const pieces = piecesIn(gutters, line);
  return pieces.flatMap((own, index) => {
    const next = gutters[index + 1];
    const isLost = next?.isSure && !pieces[index + 1]?.some(({ isSure }) => isSure);
    return gutters[index]?.mayBeInstead && isLost ? own.map((piece) => ({ ...piece, isSure: true })) : own;
  });
}

/** Whether a blank of a line, of those around an index, ends right before a gutter or begins right behind it. */
function isBeside(gutter: Gutter, blanks: readonly Gutter[], index: number, size: number): boolean {
  return blanks.slice(Math.max(0, index - 1), index + 1).some((blank) => {
    const apart = Math.max(gutter.left - blank.right, blank.left - gutter.right);
    return isBetween(blank) && widthOf(blank) > 0 && apart >= 0 && apart <= size * INEXACT_PLACE;
  });
}

/** What of each gutter stays blank in a line. */
function piecesIn(gutters: readonly Gutter[], line: PaperLine): Gutter[][] {
  const blanks = guttersOf(line);
  const ranges = overlaps(gutters, blanks);
  const covered: Gutter[][] = blanks.map(() => []);
  for (const [index, [first, end]] of ranges.entries())
    for (const own of covered.slice(first, end)) {
      const gutter = gutters[index];
      if (gutter && own.length < MOST_COVERED) own.push(gutter);
    }
  return gutters.map((gutter, index) => {
    const [first, end] = ranges[index] ?? [0, 0];
    const own = blanks.slice(first, end).map((blank, at) => ({
      ...blank,
      isSure: blank.isSure && shows(blank, gutter, covered[first + at] ?? [], line.size),
    }));
    const pieces = piecesOf(gutter, own, line);
    // Where words stand in a text of several is not exact.
    return pieces.length === 0 && gutter.isSure && isBeside(gutter, blanks, first, line.size)
      ? [gutter]
      : pieces;
  });
}

/** Whether every sure gutter is left, though it may be narrower, or divided by a text that stands in it. */
export function keepsSure(gutters: readonly Gutter[], next: readonly Gutter[]): boolean {
  const sure = next.filter(({ isSure }) => isSure);
  let index = 0;
  const kept = gutters.map((gutter) => {
    while (index < sure.length && (sure[index]?.right ?? 0) <= gutter.left) index += 1;
    return (sure[index]?.left ?? Number.POSITIVE_INFINITY) < gutter.right;
  });
  return gutters.every(
    ({ isSure }, at) => !isSure || kept[at] || (kept[at - 1] && gutters[at - 1]?.mayBeInstead),
  );
}
