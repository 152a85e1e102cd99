import { type Account, type Fact, unlabelled } from '../../account';
import { headingKind } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import { type Line, spanOf } from '../../page/lines';
import { isMaskedNumber, isNumberShaped } from '../../pieces/accountNumber';
import { isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isFurniture } from '../../pieces/furniture';
import { isName } from '../../pieces/names';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import type { Column } from './column';
import { areHeadings, settleColumns, WHO } from './columns';
import { remarkFacts } from './remarkFacts';
import { accountOfRow } from './tables';

/** Fewer headings are labels, with more values than one cell each; more are no table. */
const [MIN_COLUMNS, MAX_COLUMNS] = [4, 13];
/** Of more headings one row alone shows no table: words of headings that stand on lines of their own look like as many. */
const MOST_OF_ONE = 12;
/** Fewer rows show no table, unless it is named, numbered and owed; and so many of a household's debts are no more. */
const [MIN_ROWS, MAX_ROWS] = [2, 200];
/** A longer line is no heading, but of what is told beside those of a debt: `To be paid off at or before closing`. */
const [MAX_LENGTH, MAX_BESIDE] = [30, 50];
/** A line that goes on a heading: `use list above` below `Account Type –`, `To Date` below `Paid`. */
const [GOES_ON, IS_OPEN] = [
  /^(?:\p{Ll}|\(|(?:To Date|Per \p{L}+|(?:Of|As Of) [\p{L}\d/]+)$)/u,
  /(?:[–/&,-]|\b(?:of|or|and|to|at))$/,
];
/** A heading of several lines is no longer; what goes on and on is none. */
const MAX_HEADING = 200;
/** So many headings may stand before the one that says who is owed: a box to tick, where it was reported, what kind it is. */
const MAX_BEFORE = 4;
/** What stands in rows and not in headings, and what ends a sentence, unless it shortens a heading that is known: `Acct No.` */
const [VALUE, ENDS] = [/\d{3}|[*•]{2}|\$ ?\d|[:;!]$/, /[.?]$/];
/** So many lines of remarks stand below a row, of a table with so many columns: rows of fewer are hard to tell from remarks. */
const [MAX_REMARKS, MIN_REMARKED] = [4, 8];
/** So many lines are tried as the first heading, so that reading takes time in proportion to the text. */
const MOST_TRIED = 20;

function mayBeHeading({ text, cells }: Line, most = MAX_LENGTH): boolean {
  if (cells.length !== 1 || text.length > most || VALUE.test(text)) return false;
  return !ENDS.test(text) || headingKind(text) !== undefined;
}

type Shape = 'money' | 'date' | 'number' | 'empty' | 'text';

function shapeOf(text: string): Shape {
  // The sign may stand at the left of its cell, and the figure at the right.
  const [word = ''] = text.replace(/^\$ (?=[\d(.-])/, '$').split(' ', 1);
  if (isEmptyValue(text)) return 'empty';
  if (isMoneyWord(word)) return 'money';
  if (readDate(text) !== undefined) return 'date';
  return isMaskedNumber(word) ? 'number' : 'text';
}

/** Whether lines are a row: a name under its heading, sums where the headings ask for one, and else what the first row has. */
function isRow(row: readonly Line[], first: readonly Line[], columns: readonly Column[]): boolean {
  // `Account` may be the number beside a creditor.
  const name = columns.findIndex(({ kind }) => kind === 'name');
  return columns.every(({ kind }, index) => {
    const { text = '', cells = [] } = row[index] ?? {};
    const [shape, other] = [shapeOf(text), shapeOf(first[index]?.text ?? '')];
    if (cells.length !== 1 || (index === name && !isName(text))) return false;
    if (kind === 'balance' || kind === 'paying') return shape === 'money' || shape === 'empty';
    if (kind === 'number') return isNumberShaped(text) || shape === 'empty';
    return shape === other || shape === 'empty' || other === 'empty';
  });
}

/** What stands under a heading of a kind in a row. */
function textUnder(kind: Column['kind'], row: readonly Line[], columns: readonly Column[]): string {
  return row[columns.findIndex((column) => column.kind === kind)]?.text ?? '';
}

function isNamedAndOwed(row: readonly Line[], columns: readonly Column[]): boolean {
  return isName(textUnder('name', row, columns)) && shapeOf(textUnder('balance', row, columns)) === 'money';
}

/** Whether a row is a debt by itself: named, numbered and owed. */
function isWhole(row: readonly Line[], columns: readonly Column[]): boolean {
  return isNamedAndOwed(row, columns) && /\d{3}/.test(textUnder('number', row, columns));
}

/** A row of cells, and the lines below it that say more of its debt. */
interface CellRow {
  cells: readonly Line[];
  remarks: readonly Line[];
}

/** Whether a row stands at a line behind remarks: it is a debt by itself, so that no remark is taken for its beginning. */
function isBehindRemarks(row: readonly Line[], first: readonly Line[], columns: readonly Column[]): boolean {
  const number = textUnder('number', row, columns);
  const isOwed = isNamedAndOwed(row, columns) && (/\d{3}/.test(number) || isEmptyValue(number));
  return columns.length >= MIN_REMARKED && isOwed && isRow(row, first, columns);
}

/** How many lines of remarks stand between a row and the next; none where no row is near. */
function remarksAt(
  lines: readonly Line[],
  index: number,
  first: readonly Line[],
  columns: readonly Column[],
): number {
  for (let count = 1; count <= MAX_REMARKS; count += 1) {
    const row = lines.slice(index + count, index + count + columns.length);
    if (isBehindRemarks(row, first, columns)) return count;
  }
  return 0;
}

/** The lines behind the last row of a table whose rows have remarks, as far as they say more of its debt. */
function lastRemarks(lines: readonly Line[], index: number): readonly Line[] {
  const some = lines.slice(index, index + MAX_REMARKS);
  const end = some.findIndex(
    (line, at) =>
      line.cells.length > 1 ||
      isFurniture(line.text) ||
      (sectionOf(line.text) !== undefined && !isStatusOnly(line.text)) ||
      (mayBeHeading(line) &&
        headingKind(line.text) !== undefined &&
        mayBeHeading(lines[index + at + 1] ?? line)),
  );
  return end < 0 ? some : some.slice(0, end);
}

/** The rows below headings, as many lines each, up to the first that is none; remarks may stand below each of them. */
function rowsBelow(lines: readonly Line[], start: number, columns: readonly Column[]) {
  const cellsAt = (index: number) => lines.slice(index, index + columns.length);
  const first = cellsAt(start);
  const rows: CellRow[] = [];
  let [index, haveRemarks, isNext] = [start, false, isRow(first, first, columns)];
  while (isNext && rows.length < MAX_ROWS) {
    const cells = cellsAt(index);
    const end = index + columns.length;
    const isRightBelow = isRow(cellsAt(end), first, columns);
    const count = isRightBelow ? 0 : remarksAt(lines, end, first, columns);
    haveRemarks ||= count > 0;
    isNext = isRightBelow || count > 0;
    const remarks = !isNext && haveRemarks ? lastRemarks(lines, end) : lines.slice(end, end + count);
    rows.push({ cells, remarks });
    index = end + remarks.length;
  }
  return { rows, end: index };
}

interface Table {
  columns: Column[];
  rows: CellRow[];
  /** The index of the first line behind it. */
  end: number;
}

/** The number below each name is of no heading. */
const UNTOLD_NUMBER = unlabelled('number');

/** How much the headings that are printed say: of how many different things, less those that mean nothing. */
function saidBy(columns: readonly Column[]): number {
  const printed = columns.filter(({ label }) => label !== UNTOLD_NUMBER).map(({ kind }) => kind);
  const kinds = printed.filter((kind) => kind !== undefined);
  return new Set(kinds).size - (printed.length - kinds.length);
}

/**
 * The table with the most rows. Of as many, the one whose headings say most: with a title before them, or without their
 * last one, each row begins with the end of the one before, as `STATUS` below which `PAID AS AGREED` stands.
 */
function fullerOf(best: Table | undefined, table: Table | undefined): Table | undefined {
  if (!best || !table) return best ?? table;
  const more = table.rows.length - best.rows.length || saidBy(table.columns) - saidBy(best.columns);
  return more > 0 ? table : best;
}

/** Whether a line goes on the heading above it; with wrapped ones also the second word of one: `Current`, `Balance`. */
function goesOn(text: string, above: string, areWrapped: boolean): boolean {
  if (above === '') return false;
  if (GOES_ON.test(text) || IS_OPEN.test(above)) return true;
  return areWrapped && !/ /.test(text) && !/ /.test(above) && headingKind(`${above} ${text}`) !== undefined;
}

/** Columns with one for a number that no heading tells of, and that stands below the name in each row: `OAK BANK` over `Ending in 0063`. */
function withNumberUnderName(columns: readonly Column[]): readonly (readonly Column[])[] {
  const name = columns.findIndex(({ kind }) => kind === 'name');
  const isOther = columns.some(({ kind }, index) => kind === 'number' || (kind === 'name' && index !== name));
  if (name < 0 || isOther) return [];
  return [columns.toSpliced(name + 1, 0, { kind: 'number', label: UNTOLD_NUMBER })];
}

/** The table whose headings begin at a line, with the most rows; undefined where none does. */
function tableAt(lines: readonly Line[], start: number, areWrapped: boolean): Table | undefined {
  const columns: Column[] = [];
  let best: Table | undefined;
  let heading = '';
  for (let end = start; columns.length < MAX_COLUMNS; end += 1) {
    const line = lines[end];
    if (!line || !mayBeHeading(line, columns.length > 0 ? MAX_BESIDE : MAX_LENGTH)) break;
    if (goesOn(line.text, heading, areWrapped)) {
      heading = `${heading} ${line.text}`;
      columns.pop();
    } else heading = line.text;
    if (heading.length > MAX_HEADING) break;
    columns.push({ kind: headingKind(heading), label: labelText(heading) });
    const kinds = columns.map(({ kind }) => kind);
    if (columns.length < MIN_COLUMNS || !areHeadings(kinds) || !kinds.includes('balance')) continue;
    for (const own of [columns, ...withNumberUnderName(columns)]) {
      const below = rowsBelow(lines, end + 1, own);
      const [first] = below.rows;
      const isNarrow = own === columns && columns.length <= MOST_OF_ONE;
      const isOne = isNarrow && first && isWhole(first.cells, own);
      const areEnough = below.rows.length >= MIN_ROWS || isOne;
      if (areEnough) best = fullerOf(best, { columns: [...own], ...below });
    }
  }
  return best;
}

/**
 * The table with a heading at a line that says who is owed, with the most rows: it is the first heading, or others stand
 * before it, of which the first may have no cells.
 */
function tableAround(lines: readonly Line[], who: number): Table | undefined {
  let best: Table | undefined;
  for (let start = who; start >= Math.max(0, who - MAX_BEFORE); start -= 1) {
    const line = lines[start];
    if (!line || !mayBeHeading(line)) break;
    for (const areWrapped of [false, true]) {
      best = fullerOf(best, tableAt(lines, start, areWrapped));
    }
  }
  return best;
}

/** Whether a line is a heading that says who is owed. */
function saysWho(line: Line | undefined): boolean {
  const kind = line && mayBeHeading(line) ? headingKind(line.text) : undefined;
  return kind !== undefined && WHO.includes(kind);
}

/** A title right above the headings may say who is owed too: so far below it the table may begin in truth. */
const TITLE_LINES = 2;

/** The table around a heading that says who is owed, or around one right below, where that has more rows. */
function tableNear(lines: readonly Line[], who: number): Table | undefined {
  let best: Table | undefined;
  for (let index = who; index <= who + TITLE_LINES; index += 1) {
    best = fullerOf(best, saysWho(lines[index]) ? tableAround(lines, index) : undefined);
  }
  return best;
}

/** What the remarks below a row tell: who was owed before, and what else may say how the debt stands. */
function toldIn(remarks: readonly Line[]): Fact[] {
  const told = remarks.map((line): Fact => {
    const { from, to } = line;
    return { kind: 'text', label: 'remark', values: [line.text], span: { from, to } };
  });
  return [...remarkFacts(remarks), ...told];
}

/**
 * Reads a table of which each cell stands on a line of its own: the headings one below the other, and so each row, with
 * lines of remarks below it or without.
 */
export function readCellLines(lines: readonly Line[]): Account[] {
  const accounts: Account[] = [];
  let tried = 0;
  for (let index = 0; index < lines.length && tried < MOST_TRIED; ) {
    const isWho = saysWho(lines[index]);
    const table = isWho ? tableNear(lines, index) : undefined;
    if (isWho) tried += 1;
    if (table) {
      const cells = table.rows.map((row) => row.cells.map(({ text }) => text));
      const columns = settleColumns(table.columns, cells);
      for (const [row, own] of table.rows.entries()) {
        const account = accountOfRow(cells[row] ?? [], columns, spanOf([...own.cells, ...own.remarks]));
        if (account) accounts.push({ ...account, facts: [...account.facts, ...toldIn(own.remarks)] });
      }
      index = table.end;
    } else index += 1;
  }
  return accounts;
}
