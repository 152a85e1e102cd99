import { readMoney } from '../../money/readMoney';
import { choice } from '../../sheet/cells/cellTypes';
import type { Table } from '../../sheet/clipboard/clipboardTable';
import type { PastedCells } from '../../sheet/sheet';
import { CREDITORS, type DebtField, STATUSES } from '../debt';

const BLANK = /^\s*([-–—]|n\/?a|none)?\s*$/i;
const DATE = /^\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?$/;
/** What only money is written with: a currency, cents, thousands. */
const PRICE = /[$€£]|\d[.,]\d\d$|\d,\d{3}/;
/** A share that stands for an amount: the cell says that it is none. */
const SHARE = /^\d+([.,]\d+)?\s*%$/;
const MASKED = /[*•]{2}|x{3}|\*\d/i;
/** More digits without a separator are a number of an account. */
const ACCOUNT_DIGITS = /^\d{9,}$/;
/** What is an amount in whole dollars, or a number of an account that is as short. */
const WHOLE = /^(?:0|[1-9]\d{0,6})$/;
/** How numbers of accounts are shortened. */
const NUMBER_END = /^\d{4}$/;
const TOTAL = /^\W*(grand\s|sub)?\W*total/i;
/** How everything begins that is an amount; the reading of amounts is long, and asked of every name. */
const AMOUNT_START = /^([\d$(.,−–-]|usd?)/i;
/** Words with which reports tell how late a debt is. */
const STATUS_WORDS =
  /\b(late|current|past due|pays|paid|open|closed|charged?|collections?|days|delinquent)\b/i;

/** What a filled cell of each column looks like. Whatever more it is, its cell says when it lands. */
const LOOKS: Readonly<Record<DebtField, (text: string) => boolean>> = {
  accountName: (text) => hasLetter(text) && !isAmount(text) && !MASKED.test(text) && !/:$/.test(text),
  accountNumber: (text) =>
    (/\d/.test(text) || MASKED.test(text)) &&
    !PRICE.test(text) &&
    !DATE.test(text) &&
    !STATUS_WORDS.test(text),
  amount: isAmount,
  originalCreditor: (text) => isOneOf(CREDITORS, text) || (isWords(text) && !isStatus(text)),
  current: (text) => isStatus(text) || (isWords(text) && !isOneOf(CREDITORS, text)),
  paying: (text) => isAmount(text) || SHARE.test(text),
};

/** Labels with which reports tell of an account, each before its value. */
const LABEL =
  /^(?:(?:current|account|acct|unpaid|payment|loan|card|credit|monthly|minimum|min|interest|past|amount|date|last) ?)*(?:balance|bal|status|account|acct|no|number|#|apr|rate|limit|payment|due|owed|amount|opened|creditor|lender)[.:]*$/i;
/** So many different ones are no names. */
const LEAST_LABELS = 2;

/** The columns whose cells can be told from a text of any kind: one of them must be in the block. */
const TELLING: readonly string[] = ['accountNumber', 'amount', 'paying'] satisfies DebtField[];

const AMOUNTS: readonly string[] = ['amount', 'paying'] satisfies DebtField[];

/** So many rows of titles stand above the headings of a block. */
const MOST_TITLES = 2;

/** So many columns that hold what they are for outweigh one in which an amount or a number is missing. */
const OUTWEIGHING = 4;

/**
 * Whether a paste is for the sheet as it is: blank cells, columns under the sheet's own headings, a block of its own
 * columns, or cells that were copied out of it. No report is looked for in it.
 *
 * @param cells what it would be as a paste into the sheet
 */
export function isForTheSheet(text: string, cells: PastedCells): boolean {
  const isBlankText = text !== '' && text.trim() === '';
  if (isBlankText || areCopiedHere(cells)) return true;
  return !tellsMore(text, cells.table) && (cells.hasHeader || isOwnBlock(cells));
}

/** Words with a figure, as somebody tells one debt more: `Oh and Oak $210 also`. */
const TOLD = /\p{L}.*\d/u;

/** A line or a cell without what one may have and the other not: quotation marks around it, and more blanks. */
function plainly(text: string): string {
  return text.replace(/[\s"]+/g, ' ').trim();
}

/** Whether a text tells a debt in a sentence over or under its rows: it would be lost beside the table of a page, or become a name. */
function tellsMore(text: string, table: Table): boolean {
  if (!text.includes('\t')) return false;
  const told = text
    .split(/[\r\n]+/)
    .filter((line) => !line.includes('\t'))
    .map(plainly)
    .filter((line) => TOLD.test(line));
  if (told.some((line) => PRICE.test(line))) return true;
  const cells = new Set(table.flat().map(plainly));
  // Of a cell of several lines each is a part.
  return told.some((line) => !cells.has(line) && ![...cells].some((cell) => cell.includes(line)));
}

/** Whether cells were copied out of the sheet, and land in the columns that they were copied from. */
function areCopiedHere({ copiedFrom, columns }: PastedCells): boolean {
  return copiedFrom.length > 0 && copiedFrom.every((column, index) => column === (columns[index] ?? column));
}

/**
 * Whether a block is one of the sheet's own columns, to be pasted as it is: at least half of what stands in each column
 * looks like what the column is for, more than half of it in one that tells, and its first row is none of headings. One
 * doubtful cell, or a name of any length, makes no report of it. One column alone could be anything, but for amounts that
 * land in a column for them; and names with amounts beside them are no names with numbers.
 *
 * @param columns the columns it lands in, from the first
 * @param hasTotals whether rows of totals are left out of the table
 */
export function isOwnBlock({
  table,
  columns,
  hasTotals,
}: Pick<PastedCells, 'table' | 'columns' | 'hasTotals'>): boolean {
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0);
  const held = Array.from({ length: width }, (_, index) => {
    const column = columns[index] as DebtField | undefined;
    const filled = table.map((row) => (row[index] ?? '').trim()).filter((text) => !isBlank(text));
    const others = filled.filter((text) => !column || !LOOKS[column](text));
    return { tells: TELLING.includes(column ?? ''), others, share: 1 - others.length / filled.length };
  }).filter(({ share }) => !Number.isNaN(share));
  if (width === 1) return AMOUNTS.includes(columns[0] ?? '') && held.some(({ share }) => share >= 0.5);
  if (areNamesAndAmounts(table, columns, hasTotals) || areLabelsAndValues(table, columns)) return false;
  const misfits = held.filter(({ share }) => share < 0.5);
  const isOutweighed =
    misfits.length === 1 &&
    held.length > OUTWEIGHING &&
    misfits.every(({ tells, others }) => tells && others.every((text) => isWords(text) && !isStatus(text)));
  return (
    held.length > 1 &&
    (misfits.length === 0 || isOutweighed) &&
    held.some(({ tells, share }) => tells && share > 0.5) &&
    !(table.length > 1 && areHeadings(firstRow(table), columns))
  );
}

/**
 * Whether nothing but amounts stands where numbers of accounts would land, beside names alone, or with cents in one of
 * them, whatever stands beside. Four digits in every row may be the ends of numbers, unless all of several are round or a
 * total stands under them.
 */
function areNamesAndAmounts(table: Table, columns: readonly string[], hasTotals: boolean): boolean {
  if (columns[0] !== 'accountName') return false;
  const rows = table.map((row) => row.map((text) => text.trim())).filter((row) => !row.every(isBlank));
  const amounts = rows.map(([, text = '']) => text).filter((text) => !isBlank(text));
  const isSum = ([name = '']: readonly string[]) => TOTAL.test(name);
  const mayBeNumbers =
    amounts.every((text) => NUMBER_END.test(text)) &&
    !(amounts.length > 1 && amounts.every((text) => text.endsWith('0'))) &&
    !(hasTotals || rows.some(isSum));
  return (
    amounts.length > 0 &&
    (rows.every((row) => row.slice(2).every(isBlank)) || amounts.some((text) => PRICE.test(text))) &&
    amounts.every((text) => WHOLE.test(text) || (PRICE.test(text) && isAmount(text))) &&
    !mayBeNumbers
  );
}

/** Whether labels with one value each stand where names would land: the block of an account, and no row of one. */
function areLabelsAndValues(table: Table, columns: readonly string[]): boolean {
  if (columns[0] !== 'accountName') return false;
  const labels = new Set<string>();
  for (const [name = '', value = '', ...rest] of table) {
    if (!rest.every(isBlank)) return false;
    if (!isBlank(value) && LABEL.test(name.trim())) labels.add(name.trim());
  }
  return labels.size >= LEAST_LABELS;
}

/** The first row below the titles of a block, which stand alone on theirs. */
function firstRow(table: Table): readonly string[] {
  const rows = table.slice(0, MOST_TITLES + 1);
  return rows.find((row) => row.filter((text) => !isBlank(text)).length > 1) ?? table[0] ?? [];
}

/** Whether a row is words alone, also where an amount or a number should stand. */
function areHeadings(row: readonly string[], columns: readonly string[]): boolean {
  const filled = row
    .map((text, index) => ({ text, column: columns[index] }))
    .filter(({ text }) => !isBlank(text));
  return (
    filled.every(({ text }) => !/\d/.test(text)) &&
    filled.some(({ text, column }) => TELLING.includes(column ?? '') && hasLetter(text) && !MASKED.test(text))
  );
}

function isBlank(text: string): boolean {
  return BLANK.test(text);
}

function isAmount(text: string): boolean {
  return AMOUNT_START.test(text) && Boolean(readMoney(text).text) && !ACCOUNT_DIGITS.test(text);
}

function isWords(text: string): boolean {
  return hasLetter(text) && !isAmount(text) && !MASKED.test(text) && !DATE.test(text);
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isStatus(text: string): boolean {
  return isOneOf(STATUSES, text) || STATUS_WORDS.test(text);
}

function isOneOf(choices: typeof CREDITORS | typeof STATUSES, text: string): boolean {
  return Boolean(choice(choices).read(text).text);
}
