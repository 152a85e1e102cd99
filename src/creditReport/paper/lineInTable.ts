import { type Stretch, shared, widthOf } from './blanks';
import { areApart, columnOf, type Gutter, guttersOf, INEXACT, isBetween, runsOver } from './gutters';
import { isAtEnd } from './narrowing';
import { endOf, isAsLarge, type PaperLine } from './paper';
import type { Band } from './rowBands';

/** A blank so many times as wide as the letters are large parts columns wherever it is. */
const WIDE = 3;
/** Letters so many times as large as others stand in no table with them. */
const OTHER_LETTERS = 1.4;
/** So many times the most between two lines of a table is a blank line. */
const BLANK_LINE = 1.5;
/** More space above than so many times the most between two lines of a table parts a line from it. */
const PARTED = 1.1;

/** The gutters that part columns for sure. */
export function sureOf(gutters: readonly Gutter[]): Gutter[] {
  return gutters.filter((gutter) => gutter.isSure && isBetween(gutter));
}

/** Whether the words of a line stand in columns, though some reach a little into a gutter. */
export function fits(line: PaperLine, sure: readonly Gutter[]): boolean {
  const columns = new Set(line.texts.map((word) => columnOf(word, sure)));
  return columns.size > 2 && !line.texts.some((word) => runsOver(word, sure));
}

/** Whether a line stands in the columns of a table alone: all that is blank in it for sure is a gutter, and no word stands in one. */
export function standsIn(line: PaperLine, sure: readonly Gutter[], next: readonly Gutter[]): boolean {
  return othersIn(line, sure).length === 0 && sureOf(next).length <= sure.length;
}

/** The blanks of a line that part columns for sure where a table has none. */
function othersIn(line: PaperLine, sure: readonly Gutter[]): Gutter[] {
  return sureOf(guttersOf(line)).filter((blank) => !overlap(blank, sure));
}

function overlap(blank: Stretch, gutters: readonly Stretch[]): boolean {
  return gutters.some((gutter) => widthOf(shared(gutter, blank)) > 0);
}

/** Whether a line stands right of all lines above, in columns of its own. */
function isBeyond(line: PaperLine, gutters: readonly Gutter[]): boolean {
  const [first, end] = [line.texts[0], gutters.at(-1)];
  return first !== undefined && end !== undefined && first.x > end.left && sureOf(guttersOf(line)).length > 0;
}

/**
 * Whether another table begins with a line: a wide blank of it lies where the lines above have words, or all of it is right
 * of them.
 */
export function beginsOther(line: PaperLine, gutters: readonly Gutter[]): boolean {
  if (isBeyond(line, gutters)) return true;
  const sure = gutters.filter((gutter) => gutter.isSure || !isBetween(gutter));
  const isKnown = (blank: Gutter) =>
    gutters.some((gutter) => overlap(blank, [gutter]) && isAtEnd(gutter, blank, line.size));
  return othersIn(line, sure).some((blank) => widthOf(blank) >= line.size * WIDE && !isKnown(blank));
}

export function haveOtherLetters(one: PaperLine, other: PaperLine): boolean {
  return Math.max(one.size, other.size) > Math.min(one.size, other.size) * OTHER_LETTERS;
}

/** A figure is set under the end of others more often than under their begin. */
export const FIGURE = /^[-(]?[$€£]?\d[\d.,/]*%?\)?$/;

/** Where the text of a word ends, which is as far as words follow no farther apart than those of one text. */
function endOfText({ texts }: PaperLine, index: number): number {
  const behind = texts.findIndex((word, at) => at > index && areApart(texts[at - 1] ?? word, word));
  const last = texts.at(behind < 0 ? -1 : behind - 1);
  return last ? endOf(last) : 0;
}

/**
 * Whether two words of a line stand in one text though a gutter is between them: what is behind begins elsewhere. A text
 * that ends before the next column begins is a cell that is longer than those above; where all letters are as wide, lines
 * are typed and no cell is broken.
 */
function crosses(line: PaperLine, sure: readonly Gutter[]): boolean {
  return line.texts.some((word, index) => {
    const before = line.texts[index - 1];
    const column = columnOf(word, sure);
    const gutter = sure[column - 1];
    if (!before || !gutter || columnOf(before, sure) === column || FIGURE.test(word.text)) return false;
    if (Math.abs(word.x - gutter.right) <= word.size * INEXACT) return false;
    return word.isFixed || endOfText(line, index) > gutter.right;
  });
}

/** Whether a text of a line behind a wide blank begins where a column does. */
function isInColumns(line: PaperLine, sure: readonly Gutter[]): boolean {
  return sureOf(guttersOf(line)).some((blank) =>
    sure.some(({ right }) => Math.abs(right - blank.right) <= line.size * INEXACT),
  );
}

/** Whether a word of a line begins right under a place. */
export function isUnder({ texts, size }: PaperLine, place: number): boolean {
  return texts.some(({ x }) => Math.abs(x - place) <= size * INEXACT);
}

/**
 * Whether a word of a line begins with each column behind the first, of several: cells may be so full that there is no more
 * than a blank between them.
 */
export function fillsColumns(line: PaperLine, gutters: readonly Stretch[]): boolean {
  return gutters.length > 1 && gutters.every(({ right }) => isUnder(line, right));
}

/** Whether a line begins where a column but the first does: a cell of several lines, which is wider than its heading. */
export function isUnderHeading({ texts: [first], size }: PaperLine, gutters: readonly Stretch[]): boolean {
  return gutters.some(({ right }) => first !== undefined && Math.abs(right - first.x) <= size * INEXACT);
}

/** The lines right above and below another one. */
type Around = readonly [above: Band, below: Band | undefined];

/**
 * Whether a line is a note to the cell above it: in smaller letters, within one column, and nearer to that than to the
 * row below.
 */
function isNote(line: Band, [above, below]: Around, sure: readonly Gutter[]): boolean {
  const [first, last] = [line.texts[0], line.texts.at(-1)];
  if (!first || !last || line.size >= above.size) return false;
  const isNearer = !below || below.top - line.y > (line.top - above.y) * BLANK_LINE;
  const next = sure[columnOf(first, sure)];
  return isNearer && next !== undefined && endOf(last) <= next.right;
}

/**
 * Whether a line is a text of its own between the rows of tables: a title, or a remark that runs over columns. A title may
 * have a gap, as between a name and its address.
 *
 * @param most the most space between two lines of the table so far, zero where it has one
 */
export function isText(line: Band, around: Around, sure: readonly Gutter[], most: number): boolean {
  const [above] = around;
  const space = line.top - above.y;
  if (sureOf(guttersOf(line)).length > 0)
    return most > 0 && space > most * BLANK_LINE && crosses(line, sure) && !isInColumns(line, sure);
  const isTitle = (!isAsLarge(line, above) && !isNote(line, around, sure)) || space > most * PARTED;
  return (
    (most > 0 && isTitle) || (!isUnderHeading(line, sure) && !fillsColumns(line, sure) && crosses(line, sure))
  );
}
