import { headingKind, spelledKind } from '../../lexicon/labels';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { type Band, bandsOf, overlap } from '../../page/bands';
import { hasWords } from '../../page/hasWords';
import type { Line } from '../../page/lines';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isFurniture } from '../../pieces/furniture';
import { OPEN_OR_CLOSED } from '../../pieces/openOrClosed';
import { isStatusOnly } from '../../pieces/statuses';
import { headingsOf } from '../labels/pairs';
import { assignInOrder, type Seat } from './assignInOrder';
import type { Column } from './column';
import { runOnHeadings, seatLine } from './runOnHeadings';
import { divideRow } from './spacedRow';
import { hasValues, headingsEnd, headingsOver, labelsOf, textOf } from './stackedHeadings';
import { zippedHeadings } from './zippedHeadings';

/** A value with its place. */
type Value = Pick<Chunk, 'text' | 'from' | 'to'>;

/** A row of headings with the row of values under it, as it comes back in the block of every account. */
export interface HeadingGroup {
  /** What the headings say, by which they are known again. */
  key: string;
  /** The first of them; the others may be left out for an account that has no value for them. */
  first: string;
  labels: readonly string[];
  values: readonly (Value | undefined)[];
  from: number;
  /** The index behind the line of values. */
  end: number;
}

/** Headings that one blank parts, and the index of the line of their values. */
interface Spaced {
  columns: readonly Column[];
  end: number;
}

/** So few headings are a label and its value, unless both are labels and have a value each. */
const FEW_HEADINGS = 2;
/** More labels beside each other are no row of an account. */
const MAX_HEADINGS = 60;
/** Fewer words that one blank parts are no three headings. */
const MIN_SPACED = 5;
/** So many headings of which some are unknown make a row of them. */
const MIN_RUN_ON = 4;
/** So many lines one after the other that stand like headings and are none show that the page has no such blocks. */
const MAX_MISSED = 1000;
/** A heading of one line of several has no more words. */
const MOST_WORDS = 3;
/** Whether a line is labels beside each other, each with its colon: the values stand below. */
function areColonLabels({ chunks }: PlacedLine): boolean {
  return (
    chunks.length > 1 && chunks.length <= MAX_HEADINGS && chunks.every(({ text }) => /\p{L}:$/u.test(text))
  );
}

/** Whether a line is labels with their values beside them: `Status`, `Open`, `Payment Status`, `Current`. */
function areLabelledValues({ chunks }: PlacedLine): boolean {
  const isValue = ({ text }: Chunk) => OPEN_OR_CLOSED.test(text) || isStatusOnly(text);
  return (
    chunks.length % 2 === 0 &&
    chunks.length <= MAX_HEADINGS &&
    chunks.every((chunk, at) => (at % 2 === 0 ? spelledKind(chunk.text) !== undefined : isValue(chunk)))
  );
}

/** The columns of headings: those that are seen, or those of the line that names most, where another runs them together. */
function columnsOf(headings: readonly PlacedLine[]): Band[] {
  const seen = bandsOf(headings);
  const widest = headings.reduce<readonly Chunk[]>(
    (most, { chunks }) => (chunks.length > most.length ? chunks : most),
    [],
  );
  return widest.length > seen.length ? [...widest] : seen;
}

/** The number of a page, which stands with blank lines around it between what a page break parts. */
const PAGE_NUMBER = /\bpage \d{1,3}(?: of \d{1,3})?$/i;
/** What says at the foot of a page that it goes on, whatever number stands behind: `(Continued On Next Page)   Page 3 of 12   0147-AD`. */
const GOES_ON = /^\(? ?continued on (?:the )?next page\b/i;

function isPageBreak(line: PlacedLine): boolean {
  const text = textOf(line);
  return (line.afterBlank && PAGE_NUMBER.test(text)) || GOES_ON.test(text);
}

/** The line of values below headings that end at an index, perhaps behind the break of a page, and its index. */
function valuesBelow(
  lines: readonly PlacedLine[],
  end: number,
): { line: PlacedLine | undefined; at: number } {
  const next = lines[end];
  if (next && isPageBreak(next)) return { line: lines[end + 1], at: end + 1 };
  return { line: next?.afterBlank ? undefined : next, at: end };
}

/** The headings of one line, or of two, where one blank parts all; of one line also where some of them are unknown. */
function spacedHeadings(lines: readonly PlacedLine[], from: number): Spaced | undefined {
  const [headings, second] = [lines[from], lines[from + 1]];
  if (headings?.chunks.length !== 1 || !second) return undefined;
  const isBroken = isPageBreak(second);
  if (!isBroken && (second.chunks.length !== 1 || second.afterBlank)) return undefined;
  const own = headingsOf(textOf(headings));
  if (isBroken) return own && { columns: own, end: from + 1 };
  const two = own ? undefined : zippedHeadings(textOf(headings), textOf(second));
  if (own || two) return { columns: own ?? two ?? [], end: from + (own ? 1 : 2) };
  const columns = runOnHeadings(headings);
  return columns && areOfAccount(columns) && /\d/.test(textOf(second))
    ? { columns, end: from + 1 }
    : undefined;
}

/** Whether headings of which some are unknown are those of an account: what is owed or its number is among them, and no name, which stands above. */
function areOfAccount(columns: readonly Column[]): boolean {
  const has = (wanted: Column['kind']) => columns.some(({ kind }) => kind === wanted);
  return columns.length >= MIN_RUN_ON && (has('balance') || has('number')) && !has('name');
}

/** The values below such headings: each goes to the next heading it has the shape of, and where some are without, to the one it fits best. */
function spacedGroup(lines: readonly PlacedLine[], from: number): HeadingGroup | undefined {
  const { columns, end } = spacedHeadings(lines, from) ?? { columns: [], end: from };
  const { line: valueLine, at } = valuesBelow(lines, end);
  if (columns.length === 0 || valueLine?.chunks.length !== 1) return undefined;
  const { from: start, to } = valueLine;
  const divided = divideRow(textOf(valueLine), columns);
  const seated = divided?.includes('') === false ? undefined : seatLine(valueLine, columns);
  const values = seated ?? divided?.map((text) => (text === '' ? undefined : { text, from: start, to }));
  return (
    values && {
      key: lines.slice(from, end).map(textOf).join('\n'),
      first: columns[0]?.label ?? '',
      labels: columns.map(({ label }) => label),
      values,
      from,
      end: at + 1,
    }
  );
}

/**
 * Whether a line goes on with the headings above it where one blank runs several of them together, `1st Delnqy Last Actvty
 * Rptd Amount`: it stands under as many columns, without values, and the line of values right below.
 */
function runsHeadingsOn(
  above: PlacedLine | undefined,
  line: PlacedLine | undefined,
  below: PlacedLine | undefined,
): boolean {
  if (!above || !line || !below || line.afterBlank || below.afterBlank) return false;
  if (line.chunks.length <= FEW_HEADINGS || hasValues(textOf(line)) || !hasValues(textOf(below)))
    return false;
  return line.chunks.every(
    (chunk) =>
      chunk.words.length <= MOST_WORDS * above.chunks.filter((other) => overlap(chunk, other) > 0).length,
  );
}

/** Lines that stand as a row of headings and the line of its values do. */
interface Candidate {
  headings: readonly PlacedLine[];
  valueLine: PlacedLine;
  from: number;
  end: number;
}

/** The lines from one on that may be headings with their values right under them; undefined where none may. */
function candidateAt(lines: readonly PlacedLine[], from: number): Candidate | undefined {
  const start = lines[from];
  if (!start) return undefined;
  if (areLabelledValues(start)) return undefined;
  const haveColons = areColonLabels(start);
  const areTwo = start.chunks.length === FEW_HEADINGS && start.chunks.every(({ text }) => headingKind(text));
  if (!haveColons && !areTwo && start.chunks.length <= FEW_HEADINGS) return undefined;
  const own = haveColons ? from + 1 : headingsEnd(lines, from);
  const runsOn = own > from && !haveColons && runsHeadingsOn(lines[own - 1], lines[own], lines[own + 1]);
  const end = runsOn ? own + 1 : own;
  const valueLine = lines[end];
  if (end <= from || !valueLine || valueLine.afterBlank) return undefined;
  if (!haveColons && areTwo && valueLine.chunks.length !== FEW_HEADINGS) return undefined;
  if (!/\d/.test(textOf(valueLine)) || isFurniture(textOf(valueLine))) return undefined;
  return { headings: lines.slice(from, end), valueLine, from, end };
}

/** So few values show nothing by the gaps between them. */
const MIN_GAPS = 3;
/** What is left of each gap where empty cells are lost. */
const LEAST_GAP = 2;

/** Whether no more than two blanks part any texts. */
function areClose(texts: readonly Band[]): boolean {
  return texts.every(({ left }, at) => at === 0 || left - (texts[at - 1]?.right ?? 0) <= LEAST_GAP);
}

/** Whether values have moved together over the cells that are empty, below headings that stand in their columns. */
function haveMovedTogether(values: readonly Chunk[], bands: readonly Band[]): boolean {
  return values.length > MIN_GAPS && values.length < bands.length && areClose(values) && !areClose(bands);
}

/** The row of headings that lines are, with the values right under it; undefined where they are none. */
function groupOf({ headings, valueLine, from, end }: Candidate): HeadingGroup | undefined {
  const bands = columnsOf(headings);
  const labels = headingsOver(headings, bands).map((stacked) => labelsOf(stacked, 1)[0] ?? '');
  const kinds = labels.map(headingKind);
  if (kinds.filter((kind) => kind !== undefined).length * 2 < labels.length) return undefined;
  const seats = bands.map((band, index): Seat => {
    const kind = kinds[index];
    return { ...band, takes: (text) => !kind || !hasShape(kind) || fitsKind(kind, text) };
  });
  const values = assignInOrder(valueLine.chunks, seats, !haveMovedTogether(valueLine.chunks, bands));
  return (
    values && {
      key: headings.map(textOf).join('\n'),
      first: labels[0] ?? '',
      labels,
      values,
      from,
      end: end + 1,
    }
  );
}

/** Whether a page has cells beside each other, or a line of as many words as headings; the look at it costs little. */
export function mayHeadValues(lines: readonly Line[]): boolean {
  return lines.some(({ text, cells }) => cells.length > 1 || hasWords(text, MIN_SPACED));
}

/** The groups of a page whose headings come back, and those right below one of them: an account of another kind may have its own. */
export function headingGroups(lines: readonly PlacedLine[]): HeadingGroup[] {
  const groups: HeadingGroup[] = [];
  const counts = new Map<string, number>();
  let missed = 0;
  for (let index = 0; index < lines.length && missed < MAX_MISSED; ) {
    // Few words are no headings; the look at them costs little.
    const [first, second] = lines[index]?.chunks ?? [];
    const isWorth = second !== undefined || (first !== undefined && hasWords(first.text, MIN_SPACED));
    const spaced = isWorth ? spacedGroup(lines, index) : undefined;
    const candidate = isWorth && !spaced ? candidateAt(lines, index) : undefined;
    const group = spaced ?? (candidate && groupOf(candidate));
    missed = group ? 0 : missed + (candidate ? 1 : 0);
    if (group) {
      groups.push(group);
      counts.set(group.first, (counts.get(group.first) ?? 0) + 1);
    }
    index = group?.end ?? index + 1;
  }
  const ends = new Set<number>();
  return groups.filter(({ first, from, end }) => {
    const isOfAccount = (counts.get(first) ?? 0) > 1 || ends.has(from);
    if (isOfAccount) ends.add(end);
    return isOfAccount;
  });
}
