import { unlabelled } from '../../account';
import { headingKind, labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { hasWords } from '../../page/hasWords';
import { type Chunk, chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { rememberedOf } from '../../page/remembered';
import type { Column } from './column';
import { seatWords } from './seatWords';
import { hasValues, textOf } from './stackedHeadings';

/** A line of headings has so many words at most, and one of values. */
const [MOST_HEADINGS, MOST_WORDS] = [60, 40];
/** So many headings of a line are known at least, and so many words of it may be unknown. */
const [MIN_KNOWN, MOST_UNKNOWN] = [2, 3];
/** What a debt has once; what comes again says something else of it: `TIMES PAST DUE`. */
const ONCE: readonly LabelKind[] = ['name', 'number', 'balance', 'pastDue'];
const DAYS = /^\d{2,3}\+?$/;
/** So badly, in points for each heading, a line may fit. */
const WORST = 0.75;

/** Sums of a debt that is collected, in words that are no labels elsewhere: what it was without interest, and what was paid of it. */
const PARTS = /^(?:principal|paid)$/i;

/** What a word alone says that no label is spelled as: a count of days late, `60`, a sum beside others, `Principal`, or two labels, `High/Limit`. */
function kindOfWord(word: string): LabelKind | undefined {
  if (DAYS.test(word)) return 'text';
  if (PARTS.test(word)) return 'money';
  return word.length > 1 && word.includes('/') ? headingKind(word) : undefined;
}

/** What parts labels from their values, or sentences, and words of these. */
const NO_HEADINGS = /[:;!?]| [-–—] |\b(?:you|the|will|is|are|if)\b/i;

/** Whether a line can be one of headings that one blank parts; the look at it costs little. */
function mayBeHeadings({ chunks: [chunk, ...more] }: PlacedLine): boolean {
  if (!chunk || more.length > 0 || NO_HEADINGS.test(chunk.text)) return false;
  return !hasWords(chunk.text, MOST_HEADINGS + 1) && !hasValues(chunk.text);
}

/**
 * The headings of a line in which one blank parts all words, in their order; undefined where it is none of headings. Several
 * layouts ask it of the same lines.
 */
export const runOnHeadings = rememberedOf(headingsIn);

function headingsIn(line: PlacedLine): readonly Column[] | undefined {
  if (!mayBeHeadings(line)) return undefined;
  // Parted as a text: to place all words of a line takes longer than to tell that it is none of headings.
  const { columns, known, unknown } = headingsOfWords(textOf(line).split(' '));
  return known >= MIN_KNOWN && unknown <= MOST_UNKNOWN ? columns : undefined;
}

/** The headings that words are in their order: how many of them are known, and how many words are not. */
interface HeadingsOfWords {
  columns: readonly Column[];
  known: number;
  unknown: number;
}

/** Parts words into headings by those that are known. */
export function headingsOfWords(words: readonly string[]): HeadingsOfWords {
  const columns: Column[] = [];
  let unknown = 0;
  for (let index = 0; index < words.length; ) {
    const found = labelAt(words, index);
    const isAgain =
      found !== undefined && ONCE.includes(found.kind) && columns.some(({ kind }) => kind === found.kind);
    const word = words[index] ?? '';
    const kind = isAgain ? undefined : (found?.kind ?? kindOfWord(word));
    const label = isAgain ? 'times' : (found?.text ?? labelText(word));
    const last = columns.at(-1);
    if (!found && !kind && word !== '/') unknown += 1;
    // Words that nobody knows are one heading.
    if (!kind && last && !last.kind) last.label += ` ${label}`;
    else columns.push({ kind, label });
    index += found?.words ?? 1;
  }
  return { columns, known: columns.filter(({ kind }) => kind !== undefined).length, unknown };
}

/** How a debt stands may be told behind all headings, where none speaks of it: `PAID IN FULL`. */
const STATUS: Column = { kind: 'statusLoose', label: unlabelled('statusLoose') };

/** Lines of headings, the last of which has also how a debt stands, where none speaks of it. */
export function withStatusBehind(lines: readonly (readonly Column[])[]): readonly (readonly Column[])[] {
  if (lines.flat().some(({ kind }) => kind && STATUS_KINDS.includes(kind))) return lines;
  return [...lines.slice(0, -1), [...(lines.at(-1) ?? []), STATUS]];
}

/** A dollar sign that a blank parts from its figure, as a column sets it, is one word with it. */
function withSigns(words: readonly Word[]): Chunk[] {
  return words.flatMap((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (word.text === '$' && next) return [chunkOf([word, next])];
    return before?.text === '$' ? [] : [chunkOf([word])];
  });
}

/** What a line has under each of such headings; undefined where its words do not fit. */
export function seatLine(
  line: PlacedLine | undefined,
  columns: readonly Column[],
): (Chunk | undefined)[] | undefined {
  if (!line || line.words.length > MOST_WORDS) return undefined;
  const words = withSigns(line.words);
  const seated = seatWords(
    words.map(({ text }) => text),
    columns,
  );
  if (!seated || seated.cost > WORST) return undefined;
  return seated.seats.map((seat) => seat && chunkOf(words.slice(seat.from, seat.to)));
}
