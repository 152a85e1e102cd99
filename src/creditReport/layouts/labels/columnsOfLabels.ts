import type { Account } from '../../account';
import { beginsLabel, spelledKind } from '../../lexicon/labels';
import { type Line, lineOf } from '../../page/lines';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isName } from '../../pieces/names';
import { sectionOf } from '../../pieces/sections';
import { readBlocks } from './blocks';
import { type AccountLines, accountUnderName } from './columnsUnderName';
import { withWholeLabels } from './wrappedLabels';

/** So many labels stand beside the name of an account, all but one of what stands there. */
const MIN_LABELS = 3;
/** More texts beside each other are no account. */
const MAX_COLUMNS = 10;
/** So many labels beside each other below the first show that their values stand between them. */
const MIN_STACKED = 2;
/** More lines are no account. */
const MAX_LINES = 30;

/** Whether a text is a label, or the first line of one that is broken in two. */
function isLabel({ text }: Chunk): boolean {
  return spelledKind(text) !== undefined || beginsLabel(text.split(' '));
}

/** Whether a line is the first of an account: its name, and the first labels of the columns beside it. */
function isFirst({ chunks }: PlacedLine): boolean {
  const [name, ...beside] = chunks;
  if (!name || beside.length < MIN_LABELS || chunks.length > MAX_COLUMNS) return false;
  // The second text that is no label ends the look at a line, which costs little of the row of a table.
  const other = beside.findIndex((chunk) => !isLabel(chunk));
  const areLabels = other < 0 || (beside.length > MIN_LABELS && beside.slice(other + 1).every(isLabel));
  return areLabels && spelledKind(name.text) === undefined && isName(name.text);
}

/** The lines of the account that begins at one: up to a blank line, the title of a part, or the next account. */
function linesFrom(lines: readonly PlacedLine[], start: number): readonly PlacedLine[] {
  const below = lines.slice(start + 1, start + MAX_LINES);
  const end = below.findIndex(
    (line) => line.afterBlank || isFirst(line) || sectionOf(line.chunks[0]?.text ?? '') !== undefined,
  );
  return [...lines.slice(start, start + 1), ...(end < 0 ? below : below.slice(0, end))];
}

/** The texts of each column from top to bottom; a text stands in the last column that begins no farther right. */
function columnsOf([first, ...below]: readonly PlacedLine[]): Chunk[][] {
  const columns = (first?.chunks ?? []).map((chunk) => [chunk]);
  for (const chunk of below.flatMap(({ chunks }) => chunks)) {
    const at = columns.findLastIndex(([top]) => top !== undefined && top.left <= chunk.left + 1);
    columns[Math.max(0, at)]?.push(chunk);
  }
  return columns;
}

/** The name, what is labelled below it, and then the columns beside it, as lines one below the other. */
function inOneColumn([own = [], ...beside]: readonly Chunk[][]): Line[] {
  const [name, ...below] = own;
  const labelled = below.findIndex((chunk) => spelledKind(chunk.text) !== undefined);
  const chunks = [...(name ? [name] : []), ...(labelled < 0 ? [] : below.slice(labelled)), ...beside.flat()];
  return chunks.map((chunk, index) => lineOf(chunk.text, chunk, index === 0));
}

/**
 * Reads accounts whose labels stand over their values in columns beside each other, several of them in each column, as
 * printed reports set them: the name over the address in the first, `Date opened` over `Reported since` in the next; or
 * the name above all of them, each label with its colon. What stands in a part of something else, such as the public
 * records, is none.
 */
export function readLabelsInColumns(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  const whole = withWholeLabels(lines);
  let isSkipped = false;
  for (let index = 0; index < lines.length; index += 1) {
    const section = sectionOf(lines[index]?.chunks[0]?.text ?? '');
    if (section !== undefined && section !== 'part') isSkipped = section === 'skipped';
    if (isSkipped) continue;
    const block = accountBeside(lines, index) ?? accountUnderName(whole, index);
    if (!block) continue;
    accounts.push(...readBlocks(block.lines));
    index = block.end - 1;
  }
  return accounts;
}

/** The account whose name stands in the first column, beside the first labels. */
function accountBeside(lines: readonly PlacedLine[], index: number): AccountLines | undefined {
  const line = lines[index];
  if (!line || !isFirst(line)) return undefined;
  const own = linesFrom(lines, index);
  // Labels in the first line alone are the headings of a table.
  const isStacked = own.slice(2).some(({ chunks }) => chunks.filter(isLabel).length >= MIN_STACKED);
  return isStacked ? { lines: inOneColumn(columnsOf(own)), end: index + own.length } : undefined;
}
