import { spelledKind } from '../../lexicon/labels';
import { type Line, lineOf } from '../../page/lines';
import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';
import { isAddress } from '../../pieces/addresses';
import { isFurniture } from '../../pieces/furniture';
import { isName } from '../../pieces/names';
import { isTitleOfPart } from '../../pieces/sections';
import { readPairs } from './pairs';

/** Fewer labels beside each other, and fewer rows of them, are no account that is printed in columns. */
const [MIN_BESIDE, MIN_ROWS] = [2, 2];
/** More texts beside each other, and more lines, are no account. */
const [MAX_COLUMNS, MAX_LINES] = [10, 50];
/** So many lines of an address may stand between the name and the first labels, and so many labels alone over their values. */
const [MAX_BETWEEN, MAX_ALONE] = [4, 4];
/** A longer text is no label. */
const MAX_LABEL = 60;

/** A label with the texts that stand under it, and with its value where it stands beside it. */
interface Entry {
  label: Chunk;
  values: Chunk[];
}

/** Whether a text is a label whose value stands below: with its colon, or one that is known. */
function isOpen({ text }: Chunk): boolean {
  return text.length <= MAX_LABEL && (/\p{L}:$/u.test(text) || spelledKind(text) !== undefined);
}

/** Whether a text is a label with its value behind the colon. */
function isPair({ text }: Chunk): boolean {
  if (!text.includes(': ')) return false;
  const { lead, pairs } = readPairs(text);
  return lead === '' && pairs[0]?.colon === true;
}

function isLabel(chunk: Chunk): boolean {
  return isOpen(chunk) || isPair(chunk);
}

/** The texts of a line; labels that one blank parts are texts of their own: `Date of status: Monthly payment:`. */
function textsOf({ chunks }: PlacedLine): readonly Chunk[] {
  return chunks.flatMap((chunk) => {
    if (!chunk.text.endsWith(':') || !/: .*:$/.test(chunk.text)) return [chunk];
    const ends = chunk.words.flatMap(({ text }, index) => (text.endsWith(':') ? [index + 1] : []));
    return ends.map((end, index) => chunkOf(chunk.words.slice(ends[index - 1] ?? 0, end)));
  });
}

/** Whether texts are nothing but labels beside each other, one of them at least over its value. */
function areOpen(texts: readonly Chunk[]): boolean {
  return texts.length >= MIN_BESIDE && texts.some(isOpen) && texts.every(isLabel);
}

function areLabels(line: PlacedLine): boolean {
  return line.chunks.length <= MAX_COLUMNS && areOpen(textsOf(line));
}

/** Whether a line is the first of labels in columns, which may stand beside the address of the creditor. */
function areFirstLabels(line: PlacedLine): boolean {
  const { length } = line.chunks;
  // One text alone is no labels beside each other, unless it ends as one of several.
  if (length > MAX_COLUMNS || (length === 1 && line.chunks[0]?.text.endsWith(':') !== true)) return false;
  const [first, ...beside] = textsOf(line);
  return areLabels(line) || (first !== undefined && isAddress(first.text) && areOpen(beside));
}

/** Whether labels stand on a line, perhaps with values of the labels above between them. */
function haveLabels({ chunks = [] }: Partial<PlacedLine> = {}): boolean {
  return chunks.length <= MAX_COLUMNS && chunks.filter(isOpen).length >= MIN_BESIDE;
}

/** Whether a line is one label alone: over its value, as the last of an account may stand, or beside it. */
function isLoneLabel({ chunks: [first, ...beside] }: PlacedLine): boolean {
  return first !== undefined && beside.length === 0 && isLabel(first);
}

/** Whether a line begins with a label and its value, and no column above goes on in it. */
function beginsPair(line: PlacedLine): boolean {
  const [first] = line.chunks;
  return isLoneLabel(line) || (first !== undefined && isPair(first));
}

/** Whether a text is the number of the account with its label, as it may stand beside the name. */
function isLabelledNumber({ text }: Chunk): boolean {
  const { lead, pairs } = readPairs(text);
  return lead === '' && pairs.length === 1 && pairs[0]?.kind === 'number' && pairs[0].value !== '';
}

/** Whether a line names an account: its number may stand beside the name, or labels whose values stand beside the address. */
function isNameLine({ chunks: [name, ...beside] }: PlacedLine, below: PlacedLine | undefined): boolean {
  if (!name || isLabel(name) || !isName(name.text)) return false;
  const isNumber = beside.length <= 1 && beside.every(isLabelledNumber);
  return (
    isNumber || (beside.length <= MAX_COLUMNS && areOpen(beside) && isAddress(below?.chunks[0]?.text ?? ''))
  );
}

/** Whether the first labels beside each other stand right below a line, or below an address and labels that are alone over their values. */
function isOverLabels(lines: readonly PlacedLine[], index: number): boolean {
  if (haveLabels(lines[index])) return true;
  const below = lines.slice(index + 1, index + 2 + MAX_BETWEEN + 2 * MAX_ALONE);
  const first = below.findIndex(areFirstLabels);
  const between = below.slice(0, Math.max(0, first));
  const ofAddress = between.filter((line, at) => !isLoneLabel(line) && !isLoneLabel(between[at - 1] ?? line));
  return first >= 0 && ofAddress.length <= MAX_BETWEEN && between.every(({ chunks }) => chunks.length === 1);
}

/** Whether a line is the title of a part of the report, and not of one of the account; a link of the page may stand beside it. */
function isTitle({ chunks: [first, ...beside] }: PlacedLine): boolean {
  return first !== undefined && beside.every(({ text }) => isFurniture(text)) && isTitleOfPart(first.text);
}

/** A label alone over the address of the creditor, as it stands right below his name. */
const ADDRESS = /^(?:creditor )?address:$/i;

/** Whether a line names an account over the label of the creditor's address: no blank line has to part it from the one before. */
function isAddressed(lines: readonly PlacedLine[], index: number): boolean {
  const [line, below] = [lines[index], lines[index + 1]];
  const isOverAddress = below?.chunks.length === 1 && ADDRESS.test(below.chunks[0]?.text ?? '');
  return line !== undefined && isOverAddress && isNameLine(line, below);
}

/** The index behind the account that begins at a name: at the title of a part, at the next over its address, or at a blank line that no labels follow. */
function endOf(lines: readonly PlacedLine[], start: number): number {
  let end = start + 1;
  for (; end < Math.min(lines.length, start + MAX_LINES); end += 1) {
    const line = lines[end];
    if (!line || isTitle(line) || isAddressed(lines, end)) break;
    if (line.afterBlank && end > start + 1 && !areLabels(line) && !isLoneLabel(line)) break;
  }
  return end;
}

/** The column that a text stands in: that of the one label that it stands under, else the last that begins no farther right. */
function columnOf({ left, right }: Chunk, columns: readonly Entry[]): Entry | undefined {
  const over = columns.filter(({ label }) => label.left < right && left < label.right);
  return over.length === 1 ? over[0] : columns.findLast(({ label }) => label.left <= left + 1);
}

/** The labels of an account with what stands under each: the columns are those of the labels above, row by row. */
function entriesOf(lines: readonly PlacedLine[]): Entry[] {
  const entries: Entry[] = [];
  let columns: Entry[] = [];
  for (const line of lines) {
    if (areLabels(line) || beginsPair(line)) columns = [];
    for (const chunk of textsOf(line)) {
      if (!isLabel(chunk)) {
        columnOf(chunk, columns)?.values.push(chunk);
        continue;
      }
      const entry: Entry = { label: chunk, values: [] };
      entries.push(entry);
      columns = [...columns.filter(({ label }) => Math.abs(label.left - chunk.left) > 1), entry];
      columns.sort((one, other) => one.label.left - other.label.left);
    }
  }
  return entries;
}

function lineOfEntry({ label, values }: Entry): Line {
  const text = [label, ...values].map((chunk) => chunk.text).join(' ');
  const isBare = isOpen(label) && !label.text.endsWith(':');
  const whole = isBare ? text.replace(label.text, `${label.text}:`) : text;
  return lineOf(whole, { from: label.from, to: (values.at(-1) ?? label).to });
}

/** An account as lines one below the other, and the index behind its last line on the page. */
export interface AccountLines {
  lines: readonly Line[];
  end: number;
}

/**
 * An account that begins at its name, with rows of labels below that stand over their values in columns, which may be
 * other columns in each row: as lines of a label and its value each.
 */
export function accountUnderName(lines: readonly PlacedLine[], start: number): AccountLines | undefined {
  const line = lines[start];
  const first = line?.chunks[0];
  // A person who is named among the values stands right below one of them.
  const above = lines[start - 1];
  const isApart = !above || line?.afterBlank || isTitle(above) || isAddressed(lines, start);
  if (!line || !first || !isApart || !isNameLine(line, lines[start + 1]) || !isOverLabels(lines, start))
    return undefined;
  const end = endOf(lines, start);
  const beside = line.chunks.slice(1);
  const numbers = beside.filter(isLabelledNumber).map((chunk) => lineOf(chunk.text, chunk));
  const own = [{ ...line, chunks: beside.filter(isOpen) }, ...lines.slice(start + 1, end)];
  if (own.filter((row) => areLabels(row) || haveLabels(row)).length < MIN_ROWS) return undefined;
  return { lines: [lineOf(first.text, first, true), ...numbers, ...entriesOf(own).map(lineOfEntry)], end };
}
