import { headsGroup } from '../layouts/cards/groupHeads';
import { readHeadings } from '../layouts/tables/columns';
import { readSpacedHeadings } from '../layouts/tables/spacedHeadings';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { isTitleOfIncome } from '../pieces/income';
import { sectionOf } from '../pieces/sections';
import { isStatusTold } from '../pieces/statuses';
import { DEBT_WORD } from './household';
import { OWED, otherTableUnder } from './otherTables';
import { bareTitle, isTitleOfBills, isTitleOfOther, MAX_LENGTH, OF_SAVINGS } from './otherTitles';

/** Lines below a title, or headings, of something else than debts, with those. */
export interface TitledPart extends Span {
  /** Whether they stand under a title, and not under headings only. */
  isTitled: boolean;
}

/** What marks a title in Markdown. */
const MARKDOWN = /^#{1,6} /;
/** The number of a part in a cell of its own, as where it stands apart on paper. */
const COUNT = /^\d{1,2}[.)]$/;
/** What stands in rows and not above them. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d/;
/** The year of a title, which is no value: `Who owes me (2026)`. */
const YEAR = /(?<![\d$.,/-])(?:19|20)\d\d(?![\d.,/-])/;
const FIGURE = /\d{2}/;

/** Whether a line holds a value, but for the year of a title. */
function isValue(text: string): boolean {
  return VALUE.test(text) && VALUE.test(text.replace(YEAR, ''));
}

/** Headings in a line of words that dashes, commas or slashes part: `Name - what for - amount`. */
const HEADINGS_IN_LINE = /^\p{L}[^\d$,/|–—-]{0,30}(?: ?[,/|–—-] [^\d$,/|–—-]{1,30}){2,}$/u;
const DAY =
  /(?<![\d.-])\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?!\d)/i;
/** So many lines without a day may stand between two rows that have one: what wraps, and what is told of a transaction. */
const MAX_UNDATED = 3;

/** Headings stand at most so many lines above the title of some of the rows below them. */
const MAX_ABOVE = 60;
/** The headings of what is owed, and of what is paid on it. */
const [OWED_HERE, PAID_HERE] = [
  /^(?:balance|owed|amount owed|saldo)\b/i,
  /^(?:monthly|payment|per month|pay|pago)\b/i,
];
/** What may be said of a bill too: that it is not late. */
const ON_TIME = /^(?:paid|current|ok|on time|auto ?-?pay|up to date|al (?:corriente|día))$/i;
const TOTAL = /^(?:grand )?total/i;
/** What a row says in the place of a kind of debt that there is none of: `Car loan`, `NONE`. */
const NONE = /^none$/i;

/** The column of what is owed in the headings above a title, which have one of what is paid too; -1 where there are none. */
function owedColumnAbove(lines: Page['lines'], title: number): number {
  for (let index = title - 1; index >= Math.max(0, title - MAX_ABOVE); index -= 1) {
    const { text = '', cells = [] } = lines[index] ?? {};
    if (cells.filter((cell) => cell !== '').length < 3 || FIGURE.test(text)) continue;
    return cells.some((cell) => PAID_HERE.test(cell)) ? cells.findIndex((cell) => OWED_HERE.test(cell)) : -1;
  }
  return -1;
}

/**
 * Whether rows of bills have none that is called as a debt, or tells how it stands. Where all of them leave the column of
 * what is owed empty, it may be said of them that they are not late; their headings may ask whether they are paid.
 */
function areMereBills(all: Page['lines'], owed: number): boolean {
  const rows = all.filter(({ text, cells }) => !TOTAL.test(text) && !cells.some((cell) => NONE.test(cell)));
  const isUnowed = owed > 0 && rows.every(({ cells }) => (cells[owed] ?? '') === '');
  return !rows.some(({ text, cells: [name = '', ...cells] }, index) =>
    isUnowed || (index === 0 && cells.length > 1 && !FIGURE.test(text))
      ? DEBT_WORD.test(name) || cells.some((cell) => isStatusTold(cell) && !ON_TIME.test(cell))
      : DEBT_WORD.test(text) || isStatusTold(text),
  );
}

/** The title of what is owned. */
const OWNED = /\b(?:assets|property|own(?:ed)?)\b/i;
/** Headings over what is owned that tell also what is owed on it, and to whom. */
const OWED_ON = /\b(?:balance|amount) ow(?:ed|ing)\b|\bcreditor\b|\blien ?holder\b/i;

/** Whether a title of what is owned stands over headings that tell also what is owed on it, or has them beside it on its line. */
function areOwedOn(title: string, below: Page['lines'][number] | undefined): boolean {
  if (!OWNED.test(title)) return false;
  const isOver = below !== undefined && below.cells.length > 2 && !FIGURE.test(below.text);
  return OWED_ON.test(title) || (isOver && OWED_ON.test(below.text));
}

/** Whether headings say of whom, how much is owed and what is paid on it. */
function areOfDebts(line: Page['lines'][number] | undefined): boolean {
  const headings = line && (readHeadings(line) ?? readSpacedHeadings(line));
  const kinds = headings?.map(({ kind }) => kind) ?? [];
  return kinds.includes('name') && kinds.includes('balance') && kinds.includes('paying');
}

/** The index behind the last line that has a day, of those that follow each other down to the headings of debts. */
function datedEnd(lines: Page['lines'], start: number): number {
  let end = start;
  for (let index = start; index < lines.length && index <= end + MAX_UNDATED; index += 1) {
    const line = lines[index];
    if (line && DAY.test(line.text)) end = index + 1;
    else if (line?.afterBlank || areOfDebts(line)) break;
  }
  return end;
}

/** Whether a line has nothing beside its first cell, as the title of a part of a sheet has. */
function standsAlone([, ...beside]: readonly string[]): boolean {
  return beside.every((cell) => cell === '');
}

/** Of more lines than this share a blank one parts nothing. */
const MOST_PARTED = 0.5;

/** After so many lines without a figure a title has no rows; the look goes no further, so that many titles take their time in proportion. */
const MOST_WITHOUT_ROWS = 100;

/** The index behind the last line of a part: its rows end at a blank line, where such part anything, at a title, or at the headings of debts. */
function partEnd(lines: Page['lines'], start: number, isSpaced: boolean): number {
  let hasRow = false;
  for (let index = start; index < lines.length; index += 1) {
    if (!hasRow && index - start > MOST_WITHOUT_ROWS) return index;
    const { text = '', cells = [], afterBlank = false } = lines[index] ?? {};
    const isRow = FIGURE.test(text);
    const isParted = afterBlank && !isSpaced;
    const areHeadings = index === start && HEADINGS_IN_LINE.test(text);
    if (!isRow && standsAlone(cells) && (hasRow || isParted) && !areHeadings) return index;
    if (
      (hasRow && (isParted || (!isRow && (OWED.test(text) || areOfDebts(lines[index]))))) ||
      sectionOf(text)
    )
      return index;
    if (headsGroup(lines, index)) return index;
    hasRow ||= isRow;
  }
  return lines.length;
}

/** A count of a summary, by bureaus beside each other: `Inquiries 1 0 3`. */
const COUNTED = /^\d{1,2}$/;

/** A line of the menu of a program: a word or two, and how many there are: `Creditors (6)`. */
const OF_MENU = /^\p{Lu}[\p{L}&']{2,14}(?: [&\p{L}][\p{L}']{0,14})?(?: \(\d{1,3}\))?$/u;
/** So many lines are a menu, and so many of them stand below a title in it. */
const [MIN_MENU, MIN_BELOW] = [5, 2];

/** Whether a line stands in the middle of a menu, which titles nothing: `Budget`, `Assets`, `Documents`, `Notes`. */
function standsInMenu(lines: Page['lines'], index: number): boolean {
  const isOfMenu = (at: number) => OF_MENU.test(lines[at]?.text ?? '') && !lines[at]?.afterBlank;
  let [start, end] = [index, index + 1];
  while (start > 0 && index - start < MIN_MENU && isOfMenu(start - 1)) start -= 1;
  while (end - index <= MIN_MENU && isOfMenu(end)) end += 1;
  return start < index && end - index > MIN_BELOW && end - start >= MIN_MENU;
}

/** The part that a line of a page is the title of, or holds the headings of; undefined where it is neither. */
function partUnder(page: Page, index: number, isSpaced: boolean): TitledPart | undefined {
  const { lines, source } = page;
  const line = lines[index];
  if (!line || line.text.length > MAX_LENGTH || isValue(line.text)) return undefined;
  const { text, cells, from, to } = line;
  if (cells.length > 1 && cells.slice(1).every((cell) => COUNTED.test(cell))) return undefined;
  const title = (cells.find((cell) => !COUNT.test(cell)) ?? text).replace(MARKDOWN, '');
  const isOfBills = isTitleOfBills(title);
  const bare = standsAlone(cells) ? bareTitle(title) : '';
  const isOwnMoney = isTitleOfIncome(bare) || OF_SAVINGS.test(bare);
  const isOther = isTitleOfOther(title);
  const isTitle = isOfBills || isOwnMoney || (isOther && !areOwedOn(text, lines[index + 1]));
  const table = isTitle && !isOfBills ? undefined : otherTableUnder(source.slice(from, to));
  if ((!isTitle && !table) || standsInMenu(lines, index)) return undefined;
  const end = table?.isDated ? datedEnd(lines, index + 1) : partEnd(lines, index + 1, isSpaced);
  if (
    isOfBills &&
    !table &&
    !isOther &&
    !areMereBills(lines.slice(index + 1, end), owedColumnAbove(lines, index))
  )
    return undefined;
  const isTitled = isTitle && !table && !FIGURE.test(text.replace(YEAR, ''));
  return end > index + 1 ? { from, to: lines[end - 1]?.to ?? to, isTitled } : undefined;
}

/** The parts of a page that stand under a title or headings of something else than debts. */
export const titledPartsIn = rememberedOf((page: Page): readonly TitledPart[] => {
  const { lines } = page;
  const isSpaced = lines.filter(({ afterBlank }) => afterBlank).length > lines.length * MOST_PARTED;
  return lines.flatMap((_, index) => partUnder(page, index, isSpaced) ?? []);
});
