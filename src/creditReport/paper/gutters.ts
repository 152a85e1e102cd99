import { firstIndex } from '../page/firstIndex';
import { blanksOf, type Stretch, widthOf } from './blanks';
import { endOf, type PaperLine, type PaperText } from './paper';

/** A blank that parts columns for sure is so much of the size of the letters wide in one line at least. */
const SURE = 0.6;
/** The same where all letters are as wide: one blank between words has that much already. */
export const SURE_FIXED = 0.9;
/** So much of the size of the letters a word may stand beside its place, which is told by how wide letters are. */
export const INEXACT = 0.35;
/** So much of it a blank between figures may begin sooner or end later, for the same reason. */
const INEXACT_BLANK = 0.1;
/** A sum, a rate, a date, and any figure: two figures are no words of one text where one is of the first three. */
const [OWN_FIGURE, FIGURE] = [
  /^[-(]?[$€£]\d|\d%$|^\d[\d,]*\.\d\d$|^\d\d?\/(?:\d\d?\/)?(?:\d\d){1,2}$|^\d\d?-\p{Lu}{3}-(?:\d\d){0,2}$/u,
  /\d/,
];

/** A sum with its sign. */
const SUM = /^[-(]?[$€£]/;
const CAPITAL = /^\p{Lu}/u;

/** What stays blank in all lines so far, and whether it parts columns for sure; the blank between two words does not. */
export interface Gutter extends Stretch {
  isSure: boolean;
  /** A line has words on both sides of it, no farther apart than two of one text, of which the second may begin a heading. */
  mayPart: boolean;
  /** Of a gutter that a short text divided: the text may stand in the column behind it, so that the next gutter is none. */
  mayBeInstead?: boolean;
  /** Of a blank in a line: a sum stands behind it, which begins under nothing, for sums end under each other. */
  isBeforeSum?: boolean;
}

/** Whether a gutter has columns on both sides. */
export function isBetween({ left, right }: Stretch): boolean {
  return Number.isFinite(left) && Number.isFinite(right);
}

/** How wide a blank before a word is at least, so that it parts columns. */
export function sureWidth({ size, isFixed }: Pick<PaperText, 'size' | 'isFixed'>): number {
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
