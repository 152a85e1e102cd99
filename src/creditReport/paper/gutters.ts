import { firstIndex } from '../page/firstIndex';
import { blanksOf, type Stretch, shared, widthOf } from './blanks';
import { endOf, type PaperLine, type PaperText } from './paper';

/** A blank that parts columns for sure is so much of the size of the letters wide in one line at least. */
const SURE = 0.6;
/** The same where all letters are as wide: one blank between words has that much already. */
const SURE_FIXED = 0.9;
/** Of a gutter so much of the size of the letters stays blank in every line. */
const NARROWEST = 0.08;
/** So much of the size of the letters a word may stand beside its place, which is told by how wide letters are. */
export const INEXACT = 0.35;
/** Words that begin no farther apart than so much of the size of the letters stand right under each other. */
const ALIGNED = 0.1;
/** A blank so wide is none between two words of a text where the second one stands right under others. */
const MORE_THAN_BLANK = 0.4;
/** So much of it a blank between figures may begin sooner or end later, for the same reason. */
const INEXACT_BLANK = 0.1;
/** So many gutters that a blank covers are looked at; it keeps the search in proportion to the text. */
const MOST_COVERED = 12;
/** A sum, a rate, a date, and any figure: two figures are no words of one text where one is of the first three. */
const [OWN_FIGURE, FIGURE] = [/^[-(]?[$€£]\d|\d%$|^\d[\d,]*\.\d\d$|^\d\d?\/(?:\d\d?\/)?(?:\d\d){1,2}$/, /\d/];

/** A sum with its sign. */
const SUM = /^[-(]?[$€£]/;
const CAPITAL = /^\p{Lu}/u;

/** What stays blank in all lines so far, and whether it parts columns for sure; the blank between two words does not. */
export interface Gutter extends Stretch {
  isSure: boolean;
  /** A line has words on both sides of it, no farther apart than two of one text, of which the second may begin a heading. */
  mayPart: boolean;
  /** Of a blank in a line: a sum stands behind it, which begins under nothing, for sums end under each other. */
  isBeforeSum?: boolean;
}

/** Whether a gutter has columns on both sides. */
export function isBetween({ left, right }: Stretch): boolean {
  return Number.isFinite(left) && Number.isFinite(right);
}

/** How wide a blank before a word is at least, so that it parts columns. */
function sureWidth({ size, isFixed }: Pick<PaperText, 'size' | 'isFixed'>): number {
  return size * (isFixed ? SURE_FIXED : SURE);
}

/**
 * Whether two words are figures of which one is a sum, a rate or a date: as words of one text another word stands between,
 * or a comma.
 */
function areFigures(before: PaperText, behind: PaperText): boolean {
  if (before.text.endsWith(',')) return false;
  const areBoth = FIGURE.test(before.text) && FIGURE.test(behind.text);
  return areBoth && (OWN_FIGURE.test(before.text) || OWN_FIGURE.test(behind.text));
}

/** Whether two words beside each other are no text together. */
export function areApart(before: PaperText, behind: PaperText): boolean {
  return behind.x - endOf(before) >= sureWidth(behind) || areFigures(before, behind);
}

/** The blanks of a line: before, between and behind its words. */
export function guttersOf(line: PaperLine): Gutter[] {
  return blanksOf(line).map((blank, index) => {
    const [before, behind] = [line.texts[index - 1], line.texts[index]];
    if (!before || !behind || !isBetween(blank)) return { ...blank, isSure: false, mayPart: false };
    if (widthOf(blank) >= sureWidth(behind))
      return { ...blank, isSure: true, mayPart: false, isBeforeSum: SUM.test(behind.text) };
    if (!areFigures(before, behind)) return { ...blank, isSure: false, mayPart: CAPITAL.test(behind.text) };
    const slack = line.size * INEXACT_BLANK;
    return { left: blank.left - slack, right: blank.right + slack, isSure: true, mayPart: false };
  });
}

/** What of a gutter stays blank in a line as well: one stretch, or several where words stand in it. */
function piecesOf(gutter: Gutter, blanks: readonly Gutter[], { size, texts }: PaperLine): Gutter[] {
  const pieces = blanks
    .map((blank) => ({
      ...shared(gutter, blank),
      isSure: blank.isSure,
      mayPart: gutter.mayPart || blank.mayPart,
    }))
    .filter((piece) => widthOf(piece) >= size * NARROWEST);
  if (!gutter.isSure || pieces.length === 1)
    return pieces.map((piece) => ({ ...piece, isSure: piece.isSure || gutter.isSure }));
  // The blank between two words in a gutter is none, but for that before a word at its end where no other is wider.
  const isFixed = texts[0]?.isFixed ?? false;
  const least = sureWidth({ size, isFixed });
  const wide = pieces.filter((piece) => piece.isSure || widthOf(piece) >= least);
  return pieces.map((piece) => {
    const toEnd = gutter.right - piece.right;
    const isAtStart = !isFixed && toEnd < size * ALIGNED && widthOf(piece) >= size * MORE_THAN_BLANK;
    return {
      ...piece,
      isSure: wide.length > 0 ? wide.includes(piece) || isAtStart : toEnd < size * INEXACT,
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

/** What stays blank in the lines so far and in another one. */
export function narrowed(gutters: readonly Gutter[], line: PaperLine): Gutter[] {
  const blanks = guttersOf(line);
  const ranges = overlaps(gutters, blanks);
  const covered: Gutter[][] = blanks.map(() => []);
  for (const [index, [first, end]] of ranges.entries())
    for (const own of covered.slice(first, end)) {
      const gutter = gutters[index];
      if (gutter && own.length < MOST_COVERED) own.push(gutter);
    }
  return gutters.flatMap((gutter, index) => {
    const [first, end] = ranges[index] ?? [0, 0];
    const own = blanks.slice(first, end).map((blank, at) => ({
      ...blank,
      isSure: blank.isSure && shows(blank, gutter, covered[first + at] ?? [], line.size),
    }));
    return piecesOf(gutter, own, line);
  });
}

/** Whether every sure gutter is left, though it may be narrower, or divided by a text that stands in it. */
export function keepsSure(gutters: readonly Gutter[], next: readonly Gutter[]): boolean {
  const sure = next.filter(({ isSure }) => isSure);
  let index = 0;
  return gutters.every((gutter) => {
    while (index < sure.length && (sure[index]?.right ?? 0) <= gutter.left) index += 1;
    return !gutter.isSure || (sure[index]?.left ?? Number.POSITIVE_INFINITY) < gutter.right;
  });
}

/** The column of a word between gutters. */
export function columnOf(word: PaperText, gutters: readonly Stretch[]): number {
  const middle = word.x + word.width / 2;
  return firstIndex(gutters.length, (index) => (gutters[index]?.left ?? 0) >= middle);
}

/** Whether a word runs over a gutter, by more than its place is uncertain. */
export function runsOver(word: PaperText, gutters: readonly Stretch[]): boolean {
  const slack = word.size * INEXACT;
  const column = columnOf(word, gutters);
  return gutters.slice(Math.max(0, column - 1), column + 1).some(({ left, right }) => {
    const middle = (left + right) / 2;
    return word.x < middle - slack && endOf(word) > middle + slack;
  });
}
