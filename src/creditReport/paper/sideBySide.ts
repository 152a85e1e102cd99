import { blanksOf, type Stretch, shared, widthOf } from './blanks';
import { areCards } from './cardsBeside';
import type { PaperLine, PaperText } from './paper';

/** Lines that are read one after the other, and where they end at most. */
export interface PagePart {
  lines: readonly PaperLine[];
  margin: number;
}

/** What parts two columns of a page is at least so many times as wide as its letters are high. */
const GUTTER = 1.2;
/** Mostly it is so many times as wide. */
const BETWEEN = 2;
/** Fewer lines on one of the sides are no column, unless cards stand in both. */
const MIN_LINES = 12;
/** In so many lines from its first on, both columns of a page have begun. */
const BOTH_BEGUN = 4;
/** No page of a report has more lines; it keeps the search in proportion to the page. */
const MOST_LINES = 300;
/** A page has two or three columns, which are as wide as each other but for so much of their width. */
const [FEWEST, MOST, UNEVEN] = [2, 3, 0.12];
/** A number of which letters stand for digits. */
const MASKED = /\d[*•Xx]{2}|[*•Xx]{2}\d/;
/** A sum, a date; in one of so many lines they are the same on both sides of one account. */
const [FIGURE, MANY] = [/\d{2}/, 6];

/** What of a gutter stays blank in a line as well; undefined where too little does. */
function narrowed(gutter: Stretch, line: PaperLine): Stretch | undefined {
  return blanksOf(line)
    .map((blank) => shared(gutter, blank))
    .find((left) => widthOf(left) >= line.size * GUTTER);
}

/** The lines with those of their texts that a rule takes; without lines that have none. */
function withTexts(lines: readonly PaperLine[], takes: (text: PaperText) => boolean): PaperLine[] {
  return lines.flatMap((line) => {
    const texts = line.texts.filter(takes);
    return texts.length > 0 ? [{ ...line, texts }] : [];
  });
}

/** Where the first text of some lines begins, from the left. */
function startOf(lines: readonly PaperLine[]): number {
  return lines.reduce(
    (least, { texts: [first] }) => Math.min(least, first?.x ?? least),
    Number.POSITIVE_INFINITY,
  );
}

/** Lines that are moved over the page. */
function moved(lines: readonly PaperLine[], right: number, down: number): PaperLine[] {
  return lines.map((line) => ({
    ...line,
    y: line.y + down,
    texts: line.texts.map((text) => ({ ...text, x: text.x + right, y: text.y + down })),
  }));
}

/** Whether one of some texts of a line stands on both sides. */
function isOnBothSides({ texts }: PaperLine, is: RegExp, isLeft: (text: PaperText) => boolean): boolean {
  const own = texts.filter(({ text }) => is.test(text));
  return own.some((one) => isLeft(one) && own.some((other) => !isLeft(other) && other.text === one.text));
}

/** Whether lines tell of one account beside itself, as several bureaus have it: its number, or many of its figures. */
function areOfOneAccount(lines: readonly PaperLine[], isLeft: (text: PaperText) => boolean): boolean {
  const alike = lines.filter((line) => isOnBothSides(line, FIGURE, isLeft)).length;
  return alike * MANY >= lines.length || lines.some((line) => isOnBothSides(line, MASKED, isLeft));
}

/** Two columns of a page, the right one in two if it is. */
interface Columns {
  left: readonly PaperLine[];
  right: readonly PaperLine[];
  /** How far the right one begins from where the left one does. */
  step: number;
  /** Where the lines of the left one end at most. */
  margin: number;
}

/** Lines that a gutter runs through, and the columns that it makes of them; undefined where these are of a table. */
interface Region {
  end: number;
  columns: Columns | undefined;
}

/** Whether columns with such starts are as wide as each other, where lines end at most at a margin with the blank behind. */
function areEven(start: number, step: number, margin: number): boolean {
  const count = (margin - start) / step;
  const whole = Math.round(count);
  return whole >= FEWEST && whole <= MOST && Math.abs(count - whole) <= UNEVEN * whole;
}

/**
 * The lines from the first on that a gutter runs through; undefined for few of them, or on sides that are not even, unless
 * cards stand on both.
 */
function regionFrom(lines: readonly PaperLine[], start: Stretch, margin: number): Region | undefined {
  let [gutter, end] = [start, 0];
  for (; end < Math.min(lines.length, MOST_LINES); end += 1) {
    const line = lines[end];
    const next = line && narrowed(gutter, line);
    if (!next) break;
    gutter = next;
  }
  const region = lines.slice(0, end);
  const isLeft = (text: PaperText) => text.x < gutter.left + widthOf(gutter) / 2;
  const left = withTexts(region, isLeft);
  const right = withTexts(region, (text) => !isLeft(text));
  const step = startOf(right) - startOf(left);
  const between = BETWEEN * (lines[0]?.size ?? 0);
  const isEven = areEven(startOf(left), step, margin + between);
  const isLong = left.length >= MIN_LINES && right.length >= MIN_LINES;
  if (!(isEven && isLong) && !areCards(left, right)) return undefined;
  const isTable = areOfOneAccount(region, isLeft);
  // A column as wide as its longest line has no line that was broken.
  const own = isEven ? Math.max(gutter.left, startOf(right) - between) : Number.POSITIVE_INFINITY;
  return { end, columns: isTable ? undefined : { left, right, step, margin: own } };
}

/** The blanks between the texts of some lines, taken as one, that may part columns. */
function guttersBetween(lines: readonly PaperLine[]): Stretch[] {
  const texts = lines.flatMap((line) => line.texts).sort((one, other) => one.x - other.x);
  const size = lines.reduce((least, line) => Math.min(least, line.size), Number.POSITIVE_INFINITY);
  return blanksOf({ texts })
    .slice(1, -1)
    .filter((blank) => widthOf(blank) >= size * GUTTER);
}

/**
 * The longest region that begins with a line; undefined for none. Where the lines of two columns stand at heights of their
 * own, the first of them are in one column alone.
 */
function longestFrom(lines: readonly PaperLine[], margin: number): Region | undefined {
  return [...guttersBetween(lines.slice(0, 1)), ...guttersBetween(lines.slice(0, BOTH_BEGUN))]
    .flatMap((gutter) => regionFrom(lines, gutter, margin) ?? [])
    .reduce<Region | undefined>((most, next) => (most && most.end >= next.end ? most : next), undefined);
}

/**
 * The parts of a page with its columns one after the other, each set under the one before: where a blank stretch runs down
 * between columns that are as wide as each other, what stands left of it is read before what stands right of it.
 *
 * A table may have such columns as well, so this is one of two ways to read a page; what is read decides between them.
 *
 * @param margin where the lines of the page end at most
 */
export function inColumns(lines: readonly PaperLine[], margin: number): PagePart[] {
  const parts: PagePart[] = [];
  let [index, down] = [0, 0];
  while (index < lines.length) {
    const rest = lines.slice(index, index + MOST_LINES);
    const { end, columns } = longestFrom(rest, margin) ?? { end: 1, columns: undefined };
    if (columns) {
      const { left, right, step } = columns;
      const under = (left.at(-1)?.y ?? 0) + BETWEEN * (left[0]?.size ?? 0) - (right[0]?.y ?? 0);
      const others = inColumns(moved(right, -step, down + under), margin - step);
      parts.push({ lines: moved(left, 0, down), margin: columns.margin });
      parts.push(...others.map((part) => ({ ...part, margin: Math.min(part.margin, columns.margin) })));
      down = (others.at(-1)?.lines.at(-1)?.y ?? 0) - (rest[end - 1]?.y ?? 0);
    } else {
      const own = moved(rest.slice(0, end), 0, down);
      const last = parts.at(-1);
      if (last?.margin === margin) parts[parts.length - 1] = { lines: [...last.lines, ...own], margin };
      else parts.push({ lines: own, margin });
    }
    index += end;
  }
  return parts;
}
