import type { Account } from '../../account';
import { type FoundLabel, labelAt } from '../../lexicon/labels';
import { isMoneyKind } from '../../lexicon/shapes';
import { hasWords } from '../../page/hasWords';
import { type Line, spanOf } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { type Section, sectionOf } from '../../pieces/sections';
import type { Column } from './column';
import { isOfHeadings } from './headingRun';
import { remarkFacts } from './remarkFacts';
import { divideRow } from './spacedRow';
import { accountOfRow } from './tables';
import { whoseIn } from './whoseDebt';

/** Headings that a page broke stand on so many lines, with so many words on each. */
const [MAX_LINES, MAX_WORDS] = [30, 9];
/** Fewer headings are read where they stand on one line. */
const MIN_COLUMNS = 6;
/** So many debts show that the headings are theirs. */
const MIN_DEBTS = 2;
/** So many headings are looked at, so that reading takes time in proportion to the text. */
const MOST_LOOKED = 4;
/** Where so many lines bring no debt, none comes any more. */
const MOST_BETWEEN = 20;
/** So many lines below its values may say more of a debt. */
const MAX_REMARKS = 4;

/** Whether a line can be one of headings that a page broke: it has few words. */
function mayBeHeading(line: Line): boolean {
  return !hasWords(line.text, MAX_WORDS + 1) && isOfHeadings(line);
}

/**
 * The columns that words name from one of them on, over the ends of lines; words that name nothing are left out.
 *
 * @param labels the label that begins at each word
 */
function columnsFrom(labels: readonly (FoundLabel | undefined)[], start: number): Column[] {
  const columns: Column[] = [];
  for (let index = start; index < labels.length; ) {
    const found = labels[index];
    if (found) columns.push({ kind: found.kind, label: found.text });
    index += found?.words ?? 1;
  }
  return columns;
}

/** The headings that lines without values end in, the most of them; undefined where there are none. */
function headingsIn(lines: readonly Line[]): Column[] | undefined {
  if (lines.length < 2) return undefined;
  const words = lines.map(({ text }) => text.split(' '));
  const all = words.flat();
  if (all.length < MIN_COLUMNS) return undefined;
  const labels = all.map((_, index) => labelAt(all, index));
  const has = (kind: Column['kind']) => labels.some((label) => label?.kind === kind);
  if (!has('name') || !has('number')) return undefined;
  let begin = 0;
  for (const own of words.slice(0, -1)) {
    const columns = columnsFrom(labels, begin);
    const kinds = columns.map(({ kind }) => kind);
    const isWhole = columns.length >= MIN_COLUMNS && kinds.includes('name') && kinds.includes('number');
    if (isWhole) return columns;
    begin += own.length;
  }
  return undefined;
}

/** The index behind the lines without values that begin at a line. */
function headingsEnd(lines: readonly Line[], start: number): number {
  let end = start;
  for (let line = lines[end]; line && mayBeHeading(line); line = lines[end]) end += 1;
  return end;
}

/** The rows without the letters before their names, where each has some. */
function withoutWhose(rows: readonly (readonly string[])[], column: number): (readonly string[])[] {
  const lengths = whoseIn(rows.map((row) => row[column] ?? ''));
  return rows.map((row, at) => row.map((cell, index) => (index === column ? cell.slice(lengths[at]) : cell)));
}

interface Row {
  cells: readonly string[];
  lines: readonly Line[];
  remarks: Line[];
  section: Section | undefined;
}

/** A count, where others of the row are sums with their mark. */
const BARE = /^[1-9]\d*$/;

/** Whether the sums of a row are marked alike: of a loan without a limit they move on, and a count stands under one of them. */
function areMarkedAlike(cells: readonly string[], columns: readonly Column[]): boolean {
  const sums = cells.filter((_, index) => isMoneyKind(columns[index]?.kind ?? 'text'));
  return !sums.some((sum) => sum.startsWith('$')) || !sums.some((sum) => BARE.test(sum));
}

/** The rows of debts on two lines each, up to where none comes any more. */
function rowsOf(lines: readonly Line[], start: number, columns: readonly Column[]): Row[] {
  const has = (cells: readonly string[], kind: Column['kind']) =>
    !isEmptyValue(cells[columns.findIndex((column) => column.kind === kind)] ?? '');
  const rows: Row[] = [];
  let section: Section | undefined;
  let last = start;
  for (let index = start; index < lines.length && index - last <= MOST_BETWEEN; ) {
    const [first, second] = [lines[index], lines[index + 1]];
    const title = first && sectionOf(first.text);
    if (title === 'skipped') break;
    section = title ?? section;
    const cells = first && second && !title ? divideRow(`${first.text} ${second.text}`, columns) : undefined;
    const isDebt =
      cells &&
      (['name', 'number', 'balance'] as const).every((kind) => has(cells, kind)) &&
      areMarkedAlike(cells, columns);
    if (first && second && isDebt) {
      rows.push({ cells, lines: [first, second], remarks: [], section });
      index += 2;
      last = index;
      continue;
    }
    const above = rows.at(-1);
    if (first && above && above.remarks.length < MAX_REMARKS && !title) above.remarks.push(first);
    index += 1;
  }
  return rows;
}

/**
 * Reads debts on two lines each, one blank between their values, under headings that a page broke over many lines: the
 * words of the headings name the columns in their order, and each value goes to the next one it has the shape of.
 */
export function readBrokenHeadings(lines: readonly Line[]): Account[] {
  let looked = 0;
  for (let [start, end] = [0, 0]; start < lines.length && looked < MOST_LOOKED; start = end + 1) {
    end = headingsEnd(lines, start);
    const columns = headingsIn(lines.slice(Math.max(start, end - MAX_LINES), end));
    if (!columns) continue;
    looked += 1;
    const rows = rowsOf(lines, end, columns);
    if (rows.length < MIN_DEBTS) continue;
    const name = columns.findIndex(({ kind }) => kind === 'name');
    const cells = withoutWhose(
      rows.map((row) => row.cells),
      name,
    );
    return rows.flatMap((row, index) => {
      const account = accountOfRow(cells[index] ?? [], columns, spanOf(row.lines), {
        inCollections: row.section === 'collections',
      });
      return account ? [{ ...account, facts: [...account.facts, ...remarkFacts(row.remarks)] }] : [];
    });
  }
  return [];
}
