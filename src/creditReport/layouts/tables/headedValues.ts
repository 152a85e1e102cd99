import { type Account, accountOf, type Fact, type Heading } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { columnMeanings } from '../../meaning/columnMeanings';
import { type Band, bandsOf } from '../../page/bands';
import type { Line } from '../../page/lines';
import type { Chunk, PlacedLine } from '../../page/placed';
import { nameBeforeAddress } from '../../pieces/addresses';
import { isFurniture } from '../../pieces/furniture';
import { lateInMonths } from '../../pieces/lateInMonths';
import { cleanName, isName } from '../../pieces/names';
import { factsOfParts } from '../labels/labelledParts';
import { headingsOf, readPairs } from '../labels/pairs';
import { assignInOrder, type Seat } from './assignInOrder';
import { areHeadings } from './columns';
import { titleOf } from './rowsOfDebts';
import { divideRow } from './spacedRow';
import { headingsEnd, headingsOver, labelsOf, textOf } from './stackedHeadings';

/** A value with its place. */
type Value = Pick<Chunk, 'text' | 'from' | 'to'>;

/** A row of headings with the row of values under it, as it comes back in the block of every account. */
interface Group {
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

/** Fewer headings are a label and its value. */
const MIN_HEADINGS = 3;
/** More labels beside each other are no row of an account. */
const MAX_HEADINGS = 60;
/** Fewer words that one blank parts are no three headings. */
const MIN_SPACED = 5;
/** So many lines one after the other that stand like headings and are none show that the page has no such blocks. */
const MAX_MISSED = 1000;
/** So far above its first headings a name may stand. */
const MAX_ABOVE = 4;
/** So many lines below its values may say more of an account. */
const MAX_BELOW = 6;

/** Whether a line is labels beside each other, each with its colon: the values stand below. */
function areColonLabels({ chunks }: PlacedLine): boolean {
  return (
    chunks.length > 1 && chunks.length <= MAX_HEADINGS && chunks.every(({ text }) => /\p{L}:$/u.test(text))
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

/** Headings and values of two lines where one blank parts all: each value goes to the next heading it has the shape of. */
function spacedGroup(lines: readonly PlacedLine[], from: number): Group | undefined {
  const [headings, valueLine] = [lines[from], lines[from + 1]];
  if (headings?.chunks.length !== 1 || valueLine?.chunks.length !== 1 || valueLine.afterBlank)
    return undefined;
  const columns = headingsOf(textOf(headings));
  const cells = columns && divideRow(textOf(valueLine), columns);
  if (!cells) return undefined;
  const { from: start, to } = valueLine;
  return {
    key: textOf(headings),
    first: columns[0]?.label ?? '',
    labels: columns.map(({ label }) => label),
    values: cells.map((text) => (text === '' ? undefined : { text, from: start, to })),
    from,
    end: from + 2,
  };
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
  const haveColons = areColonLabels(start);
  if (!haveColons && start.chunks.length < MIN_HEADINGS) return undefined;
  const end = haveColons ? from + 1 : headingsEnd(lines, from);
  const valueLine = lines[end];
  const headings = lines.slice(from, end);
  if (headings.length === 0 || !valueLine || valueLine.afterBlank) return undefined;
  if (!/\d/.test(textOf(valueLine)) || isFurniture(textOf(valueLine))) return undefined;
  return { headings, valueLine, from, end };
}

/** The row of headings that lines are, with the values right under it; undefined where they are none. */
function groupOf({ headings, valueLine, from, end }: Candidate): Group | undefined {
  const bands = columnsOf(headings);
  const labels = headingsOver(headings, bands).map((stacked) => labelsOf(stacked, 1)[0] ?? '');
  const kinds = labels.map(headingKind);
  if (kinds.filter((kind) => kind !== undefined).length * 2 < labels.length) return undefined;
  const seats = bands.map((band, index): Seat => {
    const kind = kinds[index];
    return { ...band, takes: (text) => !kind || !hasShape(kind) || fitsKind(kind, text) };
  });
  const values = assignInOrder(valueLine.chunks, seats);
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
  return lines.some(
    ({ text, cells }) => cells.length > 1 || text.split(' ', MIN_SPACED).length >= MIN_SPACED,
  );
}

/** The groups of a page whose headings come back. */
function groupsOf(lines: readonly PlacedLine[]): Group[] {
  const groups: Group[] = [];
  const counts = new Map<string, number>();
  let missed = 0;
  for (let index = 0; index < lines.length && missed < MAX_MISSED; ) {
    // Few words are no headings; the look at them costs little.
    const [first, second] = lines[index]?.chunks ?? [];
    const isWorth = second !== undefined || (first?.text.split(' ', MIN_SPACED).length ?? 0) >= MIN_SPACED;
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
  return groups.filter(({ first }) => (counts.get(first) ?? 0) > 1);
}

/** The groups of each account: it begins where headings come that it has already. */
function blocksOf(groups: readonly Group[]): Group[][] {
  const blocks: Group[][] = [];
  for (const group of groups) {
    const block = blocks.at(-1);
    if (block && !block.some(({ first }) => first === group.first)) block.push(group);
    else blocks.push([group]);
  }
  return blocks;
}

/** What each label means, by the values of all accounts. */
function meaningsOf(groups: readonly Group[]): Map<string, (LabelKind | undefined)[]> {
  const rows = new Map<string, { labels: readonly string[]; cells: string[][] }>();
  for (const { key, labels, values } of groups) {
    const known = rows.get(key) ?? { labels, cells: [] };
    known.cells.push(values.map((value) => value?.text ?? ''));
    rows.set(key, known);
  }
  return new Map([...rows].map(([key, { labels, cells }]) => [key, columnMeanings(labels, cells)]));
}

/** The name above the headings of an account, alone or before its address. */
function headingAbove(lines: readonly PlacedLine[], start: number, limit: number): Heading | undefined {
  for (let index = start - 1; index >= Math.max(limit, start - MAX_ABOVE); index -= 1) {
    const [first] = lines[index]?.chunks ?? [];
    const text = first ? nameBeforeAddress(first.text) : '';
    if (first && isName(text))
      return { text, name: cleanName(text), span: { from: first.from, to: first.to } };
  }
  return undefined;
}

/** Whether the last title above the headings of an account is that of a part without debts. */
function isInSkipped(lines: readonly PlacedLine[], limit: number, start: number): boolean {
  return lines.slice(limit, start).map(titleOf).findLast(Boolean) === 'skipped';
}

/** What the lines between the groups of an account say under labels of their own: `Status: Open/Never late.` */
function factsBetween(lines: readonly PlacedLine[], block: readonly Group[]): Fact[] {
  return block.slice(1).flatMap(({ from }, index) =>
    lines
      .slice(block[index]?.end, from)
      .flatMap(({ chunks }) => chunks)
      .flatMap((chunk): Fact[] => {
        const [pair] = readPairs(chunk.text).pairs;
        if (!pair?.colon) return [];
        const span = { from: chunk.from, to: chunk.to };
        return [{ kind: pair.kind, label: pair.label, values: [pair.value], span }];
      }),
  );
}

/** What a line below the values of an account says. */
function factsBelow(line: PlacedLine): Fact[] {
  const [text, span] = [textOf(line), { from: line.from, to: line.to }];
  return lateInMonths(text)
    ? [{ kind: 'text', label: 'account history', values: [text], span }]
    : factsOfParts(text, span);
}

/** The lines right below the values of an account, up to a blank one. */
function remarksBelow(lines: readonly PlacedLine[], start: number): PlacedLine[] {
  const remarks: PlacedLine[] = [];
  for (const line of lines.slice(start, start + MAX_BELOW)) {
    if (line.afterBlank) break;
    remarks.push(line);
  }
  return remarks;
}

/**
 * Reads accounts that each have their own rows of small headings, with one row of values under each and the creditor's
 * name above, as mailed reports print them. A value belongs to the heading it stands under, in their order.
 */
export function readHeadedValues(lines: readonly PlacedLine[]): Account[] {
  const groups = groupsOf(lines);
  const meanings = meaningsOf(groups);
  let limit = 0;
  return blocksOf(groups).flatMap((block) => {
    const [first, last] = [block[0], block.at(-1)];
    if (!first || !last) return [];
    const heading = headingAbove(lines, first.from, limit);
    const isSkipped = isInSkipped(lines, limit, first.from);
    limit = last.end;
    const facts = block.flatMap(({ key, labels, values }) =>
      labels.flatMap((label, column): Fact[] => {
        const value = values[column];
        const kind = meanings.get(key)?.[column] ?? 'text';
        if (!value || kind === 'veto') return [];
        return [
          { kind, label: labelText(label), values: [value.text], span: { from: value.from, to: value.to } },
        ];
      }),
    );
    const kinds = [...(heading ? ['name' as const] : []), ...facts.map(({ kind }) => kind)];
    if (!areHeadings(kinds)) return [];
    const remarks = remarksBelow(lines, last.end).flatMap(factsBelow);
    return [
      accountOf([...facts, ...factsBetween(lines, block), ...remarks], {
        isSkipped,
        ...(heading && { heading }),
      }),
    ];
  });
}
