import { headingKind, spelledKind } from '../../lexicon/labels';
import { type Band, bandOf, overlap } from '../../page/bands';
import { collapse } from '../../page/normalise';
import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';
import { rememberedOf } from '../../page/remembered';
import { isFurniture } from '../../pieces/furniture';

/** What stands in rows and not in headings; that payments are counted by months and days, a heading can say. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d|\d[/-]\d/;
const COUNTS = /(?<!\S)(?:\d{1,2}-\d{2}|30[/-] ?60[/-] ?90\+?)(?!\S)/g;

/** Whether a text has what stands in rows and not in headings. */
export function hasValues(text: string): boolean {
  return VALUE.test(text.replace(COUNTS, ''));
}

/** How often a debt was so many days late, or one of these: `30 60 90`. */
const DAYS_LATE = /^(?:30|60|90)\+?(?: (?:60|90)\+?){0,2}$/;

/** More words are a sentence; the letters of words that are written downwards beside them are none: `O O ACCT # / SOURCES`. */
const MAX_WORDS = 5;
const WORD = /^(?!\p{L}\.?$)/u;
const MAX_LINES = 4;
/** A label with its value, as a legend has several: `Status: 1 As agreed`. */
const HAS_VALUE = /\p{L}: \S/u;

/** The text of a line. */
export function textOf({ chunks }: PlacedLine): string {
  return chunks.map(({ text }) => text).join(' ');
}

/** Whether a line can be one of headings that are stacked over each other; asked again of the lines below each. */
export const mayBeHeadings = rememberedOf(areLikeHeadings);

/** A day by itself; and so many words beside it. */
const [DAY, MIN_BESIDE_DAY] = [/^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/, 3];

/** What a line says but for the one day on which something was paid, as a heading tells it beside others: `Paid` over `01/09`. */
function withoutDay(line: PlacedLine): string {
  const others = line.chunks.filter(({ text }) => !DAY.test(text));
  const isHeading = others.length === line.chunks.length - 1 && others.length >= MIN_BESIDE_DAY;
  return isHeading && !others.some(({ text }) => /\d/.test(text))
    ? others.map(({ text }) => text).join(' ')
    : textOf(line);
}

function areLikeHeadings(line: PlacedLine): boolean {
  const text = withoutDay(line);
  if (line.words.length > 60 || hasValues(text) || isFurniture(text)) return false;
  if (line.chunks.filter((chunk) => HAS_VALUE.test(chunk.text)).length > 1) return false;
  return line.chunks.every(
    ({ words }) =>
      words.filter(({ text }) => WORD.test(text)).length <= MAX_WORDS &&
      !/[;!?:]$/.test(words.at(-1)?.text ?? ''),
  );
}

/** The index behind the heading lines that begin at a line; the same index where none do. */
export function headingsEnd(lines: readonly PlacedLine[], start: number): number {
  let end = start;
  while (end < lines.length && end - start < MAX_LINES) {
    const line = lines[end];
    if (!line || !mayBeHeadings(line) || (end > start && line.afterBlank)) break;
    end += 1;
  }
  return end;
}

/** Gives a heading of several words that stands over two columns to them word by word; one that is a label stays whole. */
function parts(chunk: Chunk, bands: readonly Band[]): Chunk[] {
  const over = bands.filter((band) => overlap(chunk, band) > 0);
  if (over.length < 2 || chunk.words.length < 2 || spelledKind(chunk.text)) return [chunk];
  const found: Chunk[] = [];
  for (const word of chunk.words) {
    const last = found.at(-1);
    if (last && bandOf(last, bands) === bandOf(word, bands))
      found[found.length - 1] = chunkOf([...last.words, word]);
    else found.push(chunkOf([word]));
  }
  return found;
}

/** So many columns stand under a heading that is the title of them all. */
const MIN_TITLED = 3;

/** Whether a heading is the title of several columns, each of which has its own right below: `Items as of Date Reported`. */
function isOverHeadings(chunk: Chunk, below: PlacedLine | undefined): boolean {
  const under = below?.chunks.filter((other) => overlap(chunk, other) > 0) ?? [];
  return under.length >= MIN_TITLED && under.every(({ text }) => headingKind(text) !== undefined);
}

/** Fewer letters may be the words of a heading. */
const MIN_LETTERS = 4;

/** Whether a line names its columns by letters, to which a legend refers: `A  B  C  D`. */
function areLetters({ words }: PlacedLine): boolean {
  return words.length >= MIN_LETTERS && words.every(({ text }) => /^[A-Z]$/.test(text));
}

const WHOSE = /^(?:ecoa|whose)$/i;

/** What the heading lines say over each column, line by line; empty where a line says nothing there. */
export function headingsOver(lines: readonly PlacedLine[], bands: readonly Band[]): string[][] {
  const headings = bands.map(() => lines.map(() => ''));
  for (const [row, line] of lines.entries()) {
    if (areLetters(line)) continue;
    const own = line.chunks.filter((chunk) => !isOverHeadings(chunk, lines[row + 1]));
    const chunks = own.flatMap((whole) => parts(whole, bands));
    const isOver = (chunk: Chunk) => overlap(chunk, bands[bandOf(chunk, bands)] ?? chunk) > 0;
    const covered = new Set(chunks.filter(isOver).map((chunk) => bandOf(chunk, bands)));
    for (const chunk of chunks) {
      const column = bandOf(chunk, bands);
      const heading = headings[column];
      // Whose account it is stands as one letter behind its number, in the column of that.
      if (heading?.[row] && WHOSE.test(chunk.text)) continue;
      // What stands beside the heading of a column is that of one without values.
      if (heading && (isOver(chunk) || !covered.has(column)))
        heading[row] = collapse(`${heading[row]} ${chunk.text}`);
    }
  }
  return headings;
}

/**
 * The labels of what stands in a column on the lines of a debt: where as many headings are stacked as values, each has
 * its own, as `BALANCE` over `PAYMENT`, also where more are stacked and the last ones are labels by themselves, as `TERMS`
 * under `MO` and `PMT`, or the first say each by itself what they are over; otherwise all belong to the first, as `DATE`
 * over `OPENED`. A slash at the end of a heading leads to the next one.
 *
 * @param stacked the headings of the column, from the top
 * @param count how many values a debt has there
 */
export function labelsOf(stacked: readonly string[], count: number): string[] {
  const printed = stacked.filter((text) => text !== '');
  const whole = printed.join(' ').replace(/\/$|\/(?= )/g, '');
  if (count < 2) return [whole];
  const halves = whole.split('/');
  // A heading that is one by itself stands over its own value, and not with the first of two below: `STATUS` over `ECOA/SOURCE`.
  const isByItself = spelledKind(printed[0] ?? '') !== undefined && !spelledKind(halves[0] ?? '');
  if (isByItself && printed.length === count && printed.at(-1)?.includes('/')) return printed;
  if (halves.length === count && halves.every((half) => headingKind(half) !== undefined)) return halves;
  // What the first of them only begins goes on to the last ones, which are labels by themselves.
  const above = printed.slice(0, 1 - count);
  const lasts = printed.slice(1 - count);
  const isLast = !spelledKind(whole) && lasts.every((text) => spelledKind(text));
  // A slash is within the first of them, which says something by it: `HIGH/` over `LIMIT` over `TERMS`.
  const isSlashed = above.length > 1 && above.slice(0, -1).every((text) => text.endsWith('/'));
  const slashed = above.join('');
  if (isLast && isSlashed && !above.at(-1)?.endsWith('/') && headingKind(slashed) !== undefined)
    return [slashed, ...lasts];
  const groups: string[] = [''];
  for (const text of printed) {
    groups.push(collapse(`${groups.pop()} ${text.replace(/\/$/, '')}`));
    if (text.endsWith('/')) groups.push('');
  }
  if (groups.length === count) return groups;
  if (printed.length === count && !spelledKind(whole)) return printed;
  const first = above.join(' ');
  if (printed.length > count && isLast && spelledKind(first)) return [first, ...lasts];
  // What the last of them is over stands on a line of its own, among remarks.
  const own = printed.slice(0, count);
  const kinds = new Set(own.flatMap((text) => spelledKind(text) ?? []));
  if (printed.length > count && kinds.size === count) return own;
  if (printed.length > count && isLast && !spelledKind(printed[0] ?? '') && headingKind(first))
    return [first, ...lasts];
  // The counts of days late over a label, `HISTORICAL` over `30 60 90` over `STATUS`, say nothing of what that is over.
  const areCounts = above.some((text) => DAYS_LATE.test(text)) && above.every((text) => !headingKind(text));
  if (isLast && areCounts) return [first, ...lasts];
  return [whole];
}
