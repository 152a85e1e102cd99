import { CELL_GAP, endOf, isAsLarge, type PaperLine, type PaperText } from './paper';
import { endsInHyphen } from './printedCell';
import { rowBegins } from './rowBegins';

/** A blank is so much of the size of its letters wide. */
const BLANK = 0.25;
/** The lines of a paragraph are no more than so many times the size of their letters apart. */
const LEADING = 1.7;
/** The lines of a paragraph begin no farther apart than so many times the size of their letters. */
const INDENT = 2;

/** Whether a line is one text, without a gap as between cells. */
function isOneText({ texts }: PaperLine): boolean {
  return texts.every((text, index) => {
    const before = texts[index - 1];
    return !before || text.x - endOf(before) <= text.size * CELL_GAP;
  });
}

/** Whether a word would have run over an edge behind the last one above it. */
function hasNoRoom(word: PaperText, last: PaperText, edge: number): boolean {
  return endOf(last) + word.size * BLANK + word.width > edge;
}

/**
 * Whether a line goes on the one above it: a text that is too long is broken where the next word would run over the
 * margin. Behind a sentence a paragraph may end.
 */
function isWrapped(below: PaperLine, above: PaperLine, margin: number): boolean {
  const [word, first, last] = [below.texts[0], above.texts[0], above.texts.at(-1)];
  if (!word || !first || !last || !isOneText(above) || !isAsLarge(below, above)) return false;
  if (/[.!?]$/.test(last.text) && /^\p{Lu}/u.test(word.text)) return false;
  const isNear =
    below.y - above.y <= below.size * LEADING && Math.abs(word.x - first.x) <= below.size * INDENT;
  return isNear && hasNoRoom(word, last, margin);
}

/** A line with the words of the one below it behind its own. */
function joined(line: PaperLine, below: PaperLine): PaperLine {
  const [last, first] = [line.texts.at(-1), below.texts[0]];
  if (!last || !first) return line;
  const isHyphenated = endsInHyphen(last.text);
  const shift = endOf(last) + (isHyphenated ? 0 : last.size * BLANK) - first.x;
  const [head, ...rest] = below.texts.map((text) => ({ ...text, x: text.x + shift }));
  const whole = { ...last, text: last.text + first.text, width: last.width + first.width };
  const texts = isHyphenated
    ? [...line.texts.slice(0, -1), whole, ...rest]
    : [...line.texts, ...(head ? [head] : []), ...rest];
  return { ...line, texts, bottom: below.y };
}

/**
 * The lines of a page as they were before they were broken: a paragraph is one line, which runs on beyond the margin.
 *
 * @param margin where the lines of the page end at most
 */
export function unwrapped(lines: readonly PaperLine[], margin: number): PaperLine[] {
  const mayGoOn = lines.map((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && isWrapped(line, above, margin);
  });
  const begins = rowBegins(
    lines.map(({ texts }) => texts.map(({ text }) => text).join(' ')),
    mayGoOn,
  );
  const whole: PaperLine[] = [];
  for (const [index, line] of lines.entries()) {
    const paragraph = whole.at(-1);
    if (paragraph && mayGoOn[index] && !begins.has(index)) whole[whole.length - 1] = joined(paragraph, line);
    else whole.push(line);
  }
  return whole;
}
