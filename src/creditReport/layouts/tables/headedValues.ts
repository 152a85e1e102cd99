import { type Account, accountOf, type Fact, type Heading, unlabelledFact } from '../../account';
import { spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { PlacedLine } from '../../page/placed';
import { isAddress, nameBeforeAddress } from '../../pieces/addresses';
import { countsLates } from '../../pieces/lateCounts';
import { lateInMonths } from '../../pieces/lateInMonths';
import { cleanName, isName } from '../../pieces/names';
import { isTitleOfPart, type Section } from '../../pieces/sections';
import { isStatusTold } from '../../pieces/statuses';
import { factsOfLabelledCells } from '../labels/labelledCells';
import { factsOfParts } from '../labels/labelledParts';
import { readPairs } from '../labels/pairs';
import { areHeadings } from './columns';
import { type HeadingGroup, headingGroups } from './headingGroups';
import { titleOf } from './rowsOfDebts';
import { textOf } from './stackedHeadings';

/** So far above its first headings a name may stand. */
const MAX_ABOVE = 4;
/** So many lines below its values may say more of an account. */
const MAX_BELOW = 6;
/** The place of an account in its list, in a cell of its own. */
const COUNT = /^\d{1,3}[.)]?$/;

/** The groups of each account: it begins where headings come that it has already. */
function blocksOf(groups: readonly HeadingGroup[]): HeadingGroup[][] {
  const blocks: HeadingGroup[][] = [];
  for (const group of groups) {
    const block = blocks.at(-1);
    if (block && !block.some(({ first }) => first === group.first)) block.push(group);
    else blocks.push([group]);
  }
  return blocks;
}

/** What each label means, by the values of all accounts. */
function meaningsOf(groups: readonly HeadingGroup[]): Map<string, (LabelKind | undefined)[]> {
  const rows = new Map<string, { labels: readonly string[]; cells: string[][] }>();
  for (const { key, labels, values } of groups) {
    const known = rows.get(key) ?? { labels, cells: [] };
    known.cells.push(values.map((value) => value?.text ?? ''));
    rows.set(key, known);
  }
  return new Map([...rows].map(([key, { labels, cells }]) => [key, columnMeanings(labels, cells)]));
}

/** What stands above the headings of an account. */
interface Above {
  heading?: Heading;
  /** What the cells behind the name say: `Acct #`, `4800XXXX`. */
  facts: readonly Fact[];
}

/** The number of an account behind its label, alone on a line: `Account E417720036`, `ACCT# 3481990276`. */
const NUMBER_ALONE =
  /^(?:account|acct|loan)\.?(?: ?(?:number|no\.?|id|#))?:? #?((?=[A-Z\d-]*\d{3})[A-Z]{0,3}[\dA-Z-]{4,20}|[X*x•.]{2,12}\d{2,6})$/i;

/** The number that a line alone tells; none where it tells anything else. */
function numberAlone({ chunks: [chunk, ...more] }: PlacedLine): Fact[] {
  const [, number] = more.length === 0 ? (NUMBER_ALONE.exec(chunk?.text ?? '') ?? []) : [];
  if (!chunk || number === undefined) return [];
  return [unlabelledFact('number', number, chunk)];
}

/** Whether a name stands alone on a line that begins a block. */
function isNameAlone(line: PlacedLine | undefined): boolean {
  return line?.afterBlank === true && line.chunks.length === 1 && isName(textOf(line));
}

/** The name above the headings of an account: alone, before its address, or first in a row of cells but for its count. */
function readAbove(lines: readonly PlacedLine[], start: number, limit: number): Above {
  const numbers: Fact[] = [];
  for (let index = start - 1; index >= Math.max(limit, start - MAX_ABOVE); index -= 1) {
    const line = lines[index];
    const number = line ? numberAlone(line) : [];
    numbers.push(...number);
    if (number.length > 0) continue;
    // Right under a name that begins a block stands its address, whatever that begins with: `LOCKBOX 6112 PO BOX 7247`.
    if (line && isAddress(textOf(line)) && index > limit && isNameAlone(lines[index - 1])) continue;
    const chunks = line?.chunks ?? [];
    const [first, ...rest] = COUNT.test(chunks[0]?.text ?? '') ? chunks.slice(1) : chunks;
    const text = first ? nameBeforeAddress(first.text) : '';
    const isLabel = rest.length > 0 && spelledKind(text) !== undefined;
    if (first && isName(text) && !isLabel) {
      const span = { from: first.from, to: first.to };
      return {
        heading: { text, name: cleanName(text), span },
        facts: [...factsOfLabelledCells(rest), ...numbers],
      };
    }
  }
  return { facts: numbers };
}

/** The part of the report that the last title above the headings of an account begins; the one before goes on without. */
function sectionOver(lines: readonly PlacedLine[], before: Section | undefined): Section | undefined {
  return lines.map(titleOf).findLast((title) => title && title !== 'part') ?? before;
}

/** What the lines between the groups of an account say under labels of their own: `Status: Open/Never late.` */
function factsBetween(lines: readonly PlacedLine[], block: readonly HeadingGroup[]): Fact[] {
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
  // The name stands above; below may stand the headings of another part: `Company`, `Inquiry Date(s)`.
  const isOfAccount = ({ kind }: Fact) => kind !== 'name';
  // How often it was late stands beside how it stands, and says nothing of that: `30: 6 60: 4 90+: 1`.
  const chunks = line.chunks.filter((chunk) => !countsLates(chunk.text));
  const labelled = factsOfLabelledCells(chunks).filter(isOfAccount);
  if (labelled.length > 0) return labelled;
  return lateInMonths(text)
    ? [{ kind: 'text', label: 'account history', values: [text], span }]
    : factsOfParts(text, span).filter(isOfAccount);
}

/**
 * What a label alone on its line says with the value that begins right below it; undefined where none does. A text alone on
 * the line above is the beginning of the label: `Monthly` over `Payment`.
 */
function factOver(
  above: PlacedLine | undefined,
  line: PlacedLine,
  below: PlacedLine | undefined,
): Fact | undefined {
  const [last, ...beside] = line.chunks;
  const [value] = below?.chunks ?? [];
  if (!last || !value || beside.length > 0 || Math.abs(last.left - value.left) > 1) return undefined;
  const label = above?.chunks.length === 1 ? `${textOf(above)} ${last.text}` : last.text;
  const kind = spelledKind(label);
  const isStatus = kind && STATUS_KINDS.includes(kind) && isStatusTold(value.text);
  if (!kind || kind === 'name' || !(isStatus || (hasShape(kind) && fitsKind(kind, value.text))))
    return undefined;
  const span = { from: value.from, to: value.to };
  return { kind, label: labelText(label), values: [value.text], span };
}

/** What the lines below the values of an account say. */
function factsOfRemarks(remarks: readonly PlacedLine[]): Fact[] {
  return remarks.flatMap(
    (line, index) => factOver(remarks[index - 1], line, remarks[index + 1]) ?? factsBelow(line),
  );
}

/** The lines right below the values of an account, up to a blank one, the title of another part, or the headings of the next. */
function remarksBelow(lines: readonly PlacedLine[], start: number, next: number): PlacedLine[] {
  const remarks: PlacedLine[] = [];
  for (const line of lines.slice(start, Math.min(start + MAX_BELOW, next))) {
    if (line.afterBlank || isTitleOfPart(textOf(line))) break;
    remarks.push(line);
  }
  return remarks;
}

/**
 * Reads accounts that each have their own rows of small headings, with one row of values under each and the creditor's
 * name above, as mailed reports print them. A value belongs to the heading it stands under, in their order.
 */
export function readHeadedValues(lines: readonly PlacedLine[]): Account[] {
  const groups = headingGroups(lines);
  const meanings = meaningsOf(groups);
  let [limit, section]: [number, Section | undefined] = [0, undefined];
  const blocks = blocksOf(groups);
  return blocks.flatMap((block, at) => {
    const [first, last] = [block[0], block.at(-1)];
    if (!first || !last) return [];
    const { heading, facts: factsAbove } = readAbove(lines, first.from, limit);
    section = sectionOver(lines.slice(limit, first.from), section);
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
    const remarks = factsOfRemarks(remarksBelow(lines, last.end, blocks[at + 1]?.[0]?.from ?? lines.length));
    return [
      accountOf([...factsAbove, ...facts, ...factsBetween(lines, block), ...remarks], {
        isSkipped: section === 'skipped',
        inCollections: section === 'collections',
        ...(heading && { heading }),
      }),
    ];
  });
}
