import { type Account, accountOf, type Fact, unlabelled } from '../../account';
import { headingKind, labelText } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { columnMeanings } from '../../meaning/columnMeanings';
import { type Band, cellsIn } from '../../page/bands';
import { type Span, spanOf } from '../../page/lines';
import { type Chunk, chunksOf, type PlacedLine } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { cleanName } from '../../pieces/names';
import { readPairs } from '../labels/pairs';
import { areHeadings } from './columns';
import { type DebtLines, debtsOf, isRow, titleOf } from './rowsOfDebts';
import { headingsEnd, headingsOver, labelsOf, mayBeHeadings, textOf } from './stackedHeadings';

/** A value of a debt with its place. */
interface Value extends Span {
  text: string;
}

/** What stands in one place of every debt: its label, and the value of each debt. */
interface Slot {
  label: string;
  values: (Value | undefined)[];
  meaning?: LabelKind | undefined;
}

const NO_LINE: PlacedLine = { words: [], from: 0, to: 0, afterBlank: false };
/** A slot is one where so many debts have a value there, one in so many. */
const ONE_IN = 8;
/** A number of so few digits counts something. */
const MAX_COUNT = 3;
/** So many headings that are known make it worth looking for a table. */
const MIN_KNOWN = 2;
/** The creditor behind a collection may have the code of its business before its name. Source: Metro 2, segment K1. */
const BUSINESS_CODE = /^(?:0\d|1[0-5]) (?=\p{L})/u;

function isMoney(values: readonly (Value | undefined)[]): boolean {
  const printed = values.flatMap((value) => value?.text ?? []);
  return printed.length > 0 && printed.every((text) => isMoneyWord(text.split(' ').at(-1) ?? ''));
}

/** Puts the lines of a text in a column together; a hyphen at the end of one joins the word. */
function joined(above: Value | undefined, below: Value | undefined): Value | undefined {
  if (!above || !below) return above ?? below;
  const text = /\p{L}-$/u.test(above.text)
    ? `${above.text.slice(0, -1)}${below.text}`
    : `${above.text} ${below.text}`;
  return { text, ...spanOf([above, below]) };
}

/** What the debts have in one column: one value each, or one on each of their lines. */
function slotsOf(stacked: readonly string[], lines: readonly (readonly (Value | undefined)[])[]): Slot[] {
  const filled = lines.filter((values) => values.filter(Boolean).length * ONE_IN >= values.length);
  const labels = labelsOf(stacked, filled.length);
  const slots: Slot[] = [];
  for (const [index, values] of filled.entries()) {
    const [first] = slots;
    const label = labels[index];
    if (label !== undefined || !first) slots.push({ label: label ?? '', values: [...values] });
    else if (isMoney(values) === isMoney(first.values))
      first.values = first.values.map((value, debt) => joined(value, values[debt]));
    // What is paid by its terms stands under them, and has no heading of its own.
    else {
      const isOfTerms = isMoney(values) && /^terms?$/.test(labelText(first.label));
      slots.push({
        label: isOfTerms ? `${first.label} payment` : '',
        values: [...values],
        meaning: isOfTerms ? 'paying' : undefined,
      });
    }
  }
  return slots;
}

/** Whose debt it was, where a remark says it: `COLLECTION FOR: COX`, `(orig. PROVIDIAN)`. */
function originalIn(chunk: Chunk): Fact[] {
  const pair = readPairs(chunk.text).pairs.find(({ kind, value }) => kind === 'original' && value !== '');
  const value = pair?.value.replace(BUSINESS_CODE, '') ?? cleanName(chunk.text).originalCreditor;
  if (value === '') return [];
  const span = { from: chunk.from, to: chunk.to };
  return [{ kind: 'original', label: pair?.label ?? unlabelled('original'), values: [value], span }];
}

/** What the remarks below a debt say of it; all of them belong to it, so that nothing else is read there. */
function factsOfRemarks(remarks: readonly PlacedLine[]): Fact[] {
  return remarks.flatMap((line): Fact[] => [
    ...chunksOf(line).flatMap(originalIn),
    { kind: 'text', label: 'remark', values: [textOf(line)], span: { from: line.from, to: line.to } },
  ]);
}

/** Whether most debts have a name, or a number longer than a count has. */
function areNamed(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ meaning, values }) =>
      (meaning === 'name' || meaning === 'agency' || meaning === 'number') &&
      values.filter((value) => value && value.text.length > MAX_COUNT).length * 2 >= values.length,
  );
}

/** Reads the debts of lines under headings. */
function accountsOf(
  headings: readonly PlacedLine[],
  bands: readonly Band[],
  debts: readonly DebtLines[],
): Account[] {
  const height = Math.max(1, ...debts.map(({ values }) => values.length));
  const cells = debts.map(({ values }) => values.map((line) => cellsIn(line.words, bands)));
  const slots = headingsOver(headings, bands).flatMap((stacked, column) =>
    slotsOf(
      stacked,
      Array.from({ length: height }, (_, line) => cells.map((rows) => rows[line]?.[column])),
    ),
  );
  const open = slots.filter(({ meaning }) => !meaning);
  const meanings = columnMeanings(
    open.map(({ label }) => label),
    debts.map((_, debt) => open.map(({ values }) => values[debt]?.text ?? '')),
  );
  for (const [index, slot] of open.entries()) slot.meaning = meanings[index];
  if (!areHeadings(slots.map(({ meaning }) => meaning)) || !areNamed(slots)) return [];
  return debts.map(({ remarks, inCollections }, debt) => {
    const facts = slots.flatMap(({ label, values, meaning }): Fact[] => {
      const value = values[debt];
      const kind = meaning === 'veto' ? 'text' : (meaning ?? 'text');
      return value
        ? [{ kind, label: labelText(label), values: [value.text], span: { from: value.from, to: value.to } }]
        : [];
    });
    return accountOf([...facts, ...factsOfRemarks(remarks)], { inCollections });
  });
}

/** Whether lines say enough over columns to be looked at as headings. */
function areKnown(headings: readonly PlacedLine[]): boolean {
  const chunks = headings.flatMap((line) => chunksOf(line));
  return (
    chunksOf(headings[0] ?? NO_LINE).length > 1 &&
    headings.some((line) => chunksOf(line).length > 2) &&
    chunks.filter(({ text }) => headingKind(text.replace(/\/$/, '')) !== undefined).length >= MIN_KNOWN
  );
}

/** The index of the first line behind a table: other headings, or a part of the report without debts. */
function tableEnd(lines: readonly PlacedLine[], start: number): number {
  let end = start;
  while (end < lines.length) {
    const line = lines[end];
    if (!line) break;
    if (titleOf(line) === 'skipped') break;
    const chunks = chunksOf(line);
    const known = chunks.filter(({ text }) => headingKind(text) !== undefined).length;
    if (end > start && isRow(line) && mayBeHeadings(line) && known > MIN_KNOWN && known * 2 >= chunks.length)
      break;
    end += 1;
  }
  return end;
}

/**
 * Reads tables whose columns are seen by their place: the headings may be stacked over each other, a debt may stand on
 * several lines with a value on each, and remarks, rules and titles between the debts belong to no column.
 */
export function readPlacedTables(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  let index = 0;
  while (index < lines.length) {
    const headingEnd = headingsEnd(lines, index);
    const headings = lines.slice(index, headingEnd);
    if (!areKnown(headings)) {
      index += 1;
      continue;
    }
    let start = headingEnd;
    while (isFurniture(textOf(lines[start] ?? NO_LINE)) && start < lines.length) start += 1;
    const end = tableEnd(lines, start);
    const { bands, debts } = debtsOf(lines.slice(start, end));
    const found = debts.length > 0 ? accountsOf(headings, bands, debts) : [];
    accounts.push(...found);
    index = found.length > 0 ? end : index + 1;
  }
  return accounts;
}
