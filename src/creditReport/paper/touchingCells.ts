import { matchesIn } from '../page/matches';
import { listedWidth } from './letterWidths';
import { endOf, type PaperText } from './paper';
import { Places } from './places';

/** A masked number that is printed again without a blank fills the columns that it stands in, beside each other. */
const REPEATED = /^(\S*\d\S*[*•Xx]{2}\S*?|\S*[*•Xx]{2}\S*\d\S*?)\1{1,2}$/;
const LONGEST = 60;
/** A blank is so much of the size of its letters wide. */
const BLANK = 0.25;

/** The sign of a sum of nothing before a rate, a rate, a sum with cents, and such a sign alone. */
const FIGURES = [
  String.raw`\$-(?=\d[\d.]*%)`,
  String.raw`\d{1,3}(?:\.\d{1,3})?%`,
  String.raw`\(?[$€£]?-?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d\)?`,
  String.raw`\$-`,
].join('|');
const FIGURE = new RegExp(FIGURES, 'y');
const ONE_FIGURE = new RegExp(`^(?:${FIGURES})$`);
/** Before the sign of a sum another figure ends. */
const BETWEEN = /(?<=\d|%|\)|\$-)(?=\$[\d-])/;
/** Where a figure may end that touches the next cell. */
const MAY_END = /(?<=\d\.\d\d\)?|\d%|\$-)(?=\p{L}|\d{1,3}$)/gu;
/** Where a word of a heading may end that touches the next one. */
const MAY_END_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu;
/** A whole number, or one of the figures above. */
const ENDS_FIGURE = new RegExp(`^(?:${FIGURES}|\\d+)$`);

/** A box to tick is none. */
const TEXT = /[\p{L}\p{N}$-]/u;

/** Ends are at one place that are no farther apart than so much of the size of the letters. */
const SAME_PLACE = 0.15;
/** The same in points, where words begin and others end. */
const EXACT = 0.05;
/** So many figures that may end at a place show, with one that does, that a column ends there. */
const MIN_ALIKE = 2;

/** The figures of some words that stand in one, if it is nothing else; in any other word they are one. */
function figuresIn(text: string): string[] {
  if (ONE_FIGURE.test(text)) return [text];
  const figures: string[] = [];
  for (let at = 0; at < text.length; at = FIGURE.lastIndex) {
    FIGURE.lastIndex = at;
    const [figure] = FIGURE.exec(text) ?? [];
    if (figure === undefined) return [text];
    figures.push(figure);
  }
  return figures;
}

/** The words that a word is divided into, each as wide as its letters are listed, all of them scaled alike. */
function divided(word: PaperText, texts: readonly string[]): PaperText[] {
  if (texts.length === 1) return [word];
  const widths = texts.map((text) => listedWidth({ ...word, text }));
  const scale = word.width / widths.reduce((sum, width) => sum + width, 0);
  let end = word.x;
  return texts.map((text, index) => {
    const x = end;
    end += (widths[index] ?? 0) * scale;
    return { ...word, text, x, width: end - x };
  });
}

/** The words of the columns that a masked number fills, and the figures that touch each other. */
function sureCells(word: PaperText): PaperText[] {
  const once = REPEATED.exec(word.text)?.[1];
  if (once)
    return divided(
      word,
      Array.from({ length: word.text.length / once.length }, () => once),
    );
  return word.isFixed ? [word] : divided(word, word.text.split(BETWEEN).flatMap(figuresIn));
}

/** The places in a word where a cell may end, each by the letters before it. */
function mayEndIn(word: PaperText, mayEnd: RegExp): { at: number; end: number }[] {
  if (word.isFixed || word.text.length > LONGEST) return [];
  const step = word.width / listedWidth(word);
  return Array.from(matchesIn(word.text, mayEnd), ({ index }) => ({
    at: index,
    end: word.x + listedWidth({ ...word, text: word.text.slice(0, index) }) * step,
  }));
}

/** Divides a word at the first of the places where it may be that is one of a column. */
function dividedAt(
  word: PaperText,
  mayEnd: RegExp,
  isColumnEnd: (end: number, size: number, length: number) => boolean,
): PaperText[] {
  const place = mayEndIn(word, mayEnd).find(({ at, end }) => isColumnEnd(end, word.size, at));
  return place ? divided(word, [word.text.slice(0, place.at), word.text.slice(place.at)]) : [word];
}

/** The words of a line with those divided that a rule divides, and where these end that have another one right behind. */
function eachDivided(
  lines: readonly (readonly PaperText[])[],
  divide: (word: PaperText) => PaperText[],
): { words: PaperText[][]; ends: number[] } {
  const ends: number[] = [];
  const words = lines.map((line) =>
    line.flatMap((word) => {
      const cells = divide(word);
      ends.push(...cells.slice(0, -1).map(endOf));
      return cells;
    }),
  );
  return { words, ends };
}

/**
 * Tells where a column of figures of some words ends: several may end there, one does, and one that is longer or shorter
 * begins elsewhere and still ends under them.
 */
function figureEndsOf(words: readonly PaperText[]): (end: number, size: number, length: number) => boolean {
  const known = words
    .filter(({ text }) => text.length <= LONGEST && ENDS_FIGURE.test(text))
    .map((word) => ({ at: word.text.length, end: endOf(word) }));
  const possible = words.flatMap((word) => mayEndIn(word, MAY_END));
  const all = [...known, ...possible];
  const placesOf = (figures: readonly { end: number }[]) => new Places(figures.map(({ end }) => end));
  const [doEnd, mayEnd, ends] = [placesOf(known), placesOf(possible), placesOf(all)];
  const byLength = new Map(
    Array.from(new Set(all.map(({ at }) => at)), (length) => [
      length,
      placesOf(all.filter(({ at }) => at === length)),
    ]),
  );
  return (end, size, length) => {
    const countIn = (places: Places | undefined) => places?.countNear(end, size * SAME_PLACE) ?? 0;
    if (countIn(mayEnd) < MIN_ALIKE || countIn(doEnd) === 0) return false;
    return countIn(ends) > countIn(byLength.get(length));
  };
}

/**
 * The words of lines with those divided that are the words of several cells: cells that touch are one word of a PDF. A
 * figure ends with its cents before another one, and where others of its column end, as does the heading above it. Where
 * cells touch, half a blank is taken of each on both sides of the place.
 */
export function withoutTouching(lines: readonly (readonly PaperText[])[]): PaperText[][] {
  const sure = eachDivided(lines, (word) => (word.text.length > LONGEST ? [word] : sureCells(word)));
  const isFigureEnd = figureEndsOf(sure.words.flat());
  const figures = eachDivided(sure.words, (word) => dividedAt(word, MAY_END, isFigureEnd));
  const ends = new Places([...sure.ends, ...figures.ends]);
  const isColumnEnd = (end: number, size: number) => ends.countNear(end, size * SAME_PLACE) > 0;
  const { words } = eachDivided(figures.words, (word) => dividedAt(word, MAY_END_WORD, isColumnEnd));
  const begins = new Places(words.flatMap((line) => line.map(({ x }) => x)));
  const alone = new Places(words.flatMap((line) => line.map(endOf)));
  const touches = (place: number) =>
    begins.countNear(place, EXACT) >= MIN_ALIKE && alone.countNear(place, EXACT) > 0;
  return words.map((line) =>
    line.map((word) => {
      if (word.isFixed || !TEXT.test(word.text)) return word;
      const half = (word.size * BLANK) / 2;
      const left = isColumnEnd(word.x, word.size) || touches(word.x) ? half : 0;
      const right = isColumnEnd(endOf(word), word.size) || touches(endOf(word)) ? half : 0;
      return { ...word, x: word.x + left, width: word.width - left - right };
    }),
  );
}
