import { callsDebts } from '../../lexicon/calledDebts';
import { decidedKind } from '../../lexicon/decided';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { areCount } from '../../meaning/candidates';
import { columnMeanings } from '../../meaning/columnMeanings';
import { isDay } from '../../meaning/newerLabel';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { isEmptyValue } from '../../pieces/amounts';
import { type CodeScheme, codeScheme } from '../../pieces/statusCodes';
import { areBesideOwed } from './besideOwed';
import { asBudget } from './budgetRows';
import type { Column } from './column';
import { asDescribed } from './describedRows';
import { withSharedApart } from './sharedHeadings';
import { withSumsByDay } from './sumsByDay';
import { withSumsByOwner } from './sumsByOwner';

/** Labels that say whose debt it is. */
export const WHO: readonly LabelKind[] = ['name', 'number', 'agency'];
/** Labels that say what is owed, or how late. */
export const WHAT: readonly LabelKind[] = ['balance', 'amountLoose', ...STATUS_KINDS, 'paying'];

/** What stands in rows and not in headings. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d/;
/** The year of a date, which a heading may tell: `Balance 9/1/2025`, `Owed Oct 1, 2025`. */
const YEAR = /(?<=\d[/-]|\d,? |[a-z]\.? )(?:19|20)\d\d(?![\d,.])/gi;
const MAX_COLUMNS = 60;

/** Whether a line has what stands in rows; a year is looked for only where there is a digit. */
function hasValue(text: string): boolean {
  return VALUE.test(/\d/.test(text) ? text.replace(YEAR, '') : text);
}

/** Whether headings make a table of debts: they say whose debt it is, and what is owed or how late. */
export function areHeadings(kinds: readonly (LabelKind | undefined)[]): boolean {
  const known = kinds.filter((kind) => kind !== undefined);
  return (
    known.length >= 2 && known.some((kind) => WHO.includes(kind)) && known.some((kind) => WHAT.includes(kind))
  );
}

/** Whether a column of a list of a court has who is owed: the plaintiff, beside a column of those who owe. */
function isOwedByParty(labels: readonly string[], index: number): boolean {
  return labels[index] === 'plaintiff' && labels.includes('defendant');
}

/** What a sheet calls whatever stands in its rows, where it calls it no creditor. */
const ITEM =
  /^(?:items?|descriptions?|accounts?|bills?|liabilit(?:y|ies)|snowball|where|types? of (?:debts?|loans?|accounts?))$/;

/**
 * The columns with that of the names, over which people write nothing, a title of all debts, or that each is an item: what is
 * owed stands beside it, and something more of each.
 */
function withUntitledName(columns: readonly Column[]): readonly Column[] {
  const [first, ...others] = columns;
  if (!first) return columns;
  const { label, kind } = first;
  const isItem = ITEM.test(label) && kind !== 'name' && kind !== 'number';
  const isUntitled = kind === undefined && (label === '' || callsDebts(label));
  if (!isItem && !isUntitled) return columns;
  const kinds = others.flatMap((other) => other.kind ?? []);
  const owed = kinds.indexOf('balance');
  const isOpen = !kinds.some((own) => WHO.includes(own));
  const isMore = kinds.some((own, index) => index !== owed && own !== 'text');
  return owed >= 0 && isOpen && isMore ? [{ ...first, kind: 'name' }, ...others] : columns;
}

/** Who owns loans, or the court that is owed fines, where what is owed and what is paid each month stand beside it. */
const OWED_TO = /^(?:(?:current )?(?:owner|holder)|court)$/;

/** The columns with that of who is owed, whose heading elsewhere is of a person: the values under it tell which. */
function withOwedTo(columns: readonly Column[]): readonly Column[] {
  const says = (kind: LabelKind) => columns.some((column) => column.kind === kind);
  if (says('name') || !says('balance') || !says('paying')) return columns;
  const owed = columns.findIndex(({ label }) => OWED_TO.test(label));
  return columns.map((column, index) => (index === owed ? { ...column, kind: 'name' } : column));
}

/** What kind of loan it is, by which a servicer calls each. */
const LOAN_TYPE = /^(?:loan (?:type|program)|type of loan)$/;

/**
 * The columns with that of the names, where a servicer tells the kind of each loan and nothing else that names it: beside
 * what is owed on it and how it stands.
 */
function withLoanType(columns: readonly Column[]): readonly Column[] {
  const says = (kinds: readonly LabelKind[]) => columns.some(({ kind }) => kind && kinds.includes(kind));
  if (says(WHO) || !says(['balance']) || !says(STATUS_KINDS)) return columns;
  const type = columns.findIndex(({ label }) => LOAN_TYPE.test(label));
  return columns.map((column, index) => (index === type ? { ...column, kind: 'name' } : column));
}

/** The columns of a heading line of a table with one row for each debt; undefined where the line is none. */
export const readHeadings = rememberedOf(headingsIn);

function headingsIn({ text, cells: printed }: Line): Column[] | undefined {
  if (printed.length < 2 || printed.length > MAX_COLUMNS || hasValue(text)) return undefined;
  const cells = withSharedApart(printed);
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return undefined;
  const labels = cells.map(labelText);
  const own = cells.map((cell, index) => ({
    kind: isOwedByParty(labels, index) ? ('name' as const) : headingKind(cell.replaceAll('\n', ' ')),
    label: labels[index] ?? '',
    ...(cell.includes('\n') && { lines: cell.split('\n') }),
  }));
  const known = asBudget(withSumsByOwner(withSumsByDay(withUntitledName(withLoanType(withOwedTo(own))))));
  const columns = [...asDescribed(known)];
  // Headings over what is owned say much that is none of a debt.
  const isDescribed = columns[0] !== known[0];
  if (isDescribed || columns.some(({ label }) => decidedKind(label) !== undefined)) return columns;
  const count = columns.filter(({ kind }) => kind !== undefined).length;
  // What was owed on a day needs no other heading.
  const named = filled.filter((cell) => !isDay(cell));
  const areOfDebts = areHeadings(columns.map(({ kind }) => kind)) || areBesideOwed(columns);
  return count * 2 >= named.length && areOfDebts ? columns : undefined;
}

/** The scheme of the codes in the status column, which all rows together tell. */
export function schemeOf(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): CodeScheme | undefined {
  const column = columns.findIndex(({ kind }) => kind && STATUS_KINDS.includes(kind));
  const heading = columns[column];
  return (
    heading &&
    codeScheme(
      rows.map((row) => row[column] ?? ''),
      heading.label,
    )
  );
}

/** Whether values count the rows on from those of the table above. */
function goOnCounting([first = '', ...others]: readonly string[]): boolean {
  const isCount = /^\d{1,2}$/.test(first) && others.length > 0;
  return isCount && others.every((value, index) => value === String(Number(first) + index + 1));
}

/** `Account` over a column may be the name or the number: the cells under it tell, where another column is the name. */
export function settleColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): Column[] {
  let settled = [...columns];
  // A table whose first heading is empty loses it in plain text: the rows then have one cell more.
  const isShort = rows.length > 0 && rows.every((row) => row.length === columns.length + 1);
  if (isShort && !columns.some(({ kind }) => kind === 'name'))
    settled = [{ kind: 'name', label: '' }, ...settled];
  const [first] = settled;
  if (first && first.kind === undefined && first.label === '' && !settled.some(({ kind }) => kind === 'name'))
    settled[0] = { kind: 'name', label: '' };
  const meanings = columnMeanings(
    settled.map(({ label }) => label),
    rows,
  );
  // What stands under a title of debts is each of them, whatever it is called: `Direct Loan 1-01`.
  const isTitled =
    settled[0]?.kind === 'name' && (callsDebts(settled[0].label) || ITEM.test(settled[0].label));
  if (isTitled && meanings[0] === undefined && !meanings.includes('name')) meanings[0] = 'name';
  return settled.map((column, index) => {
    const values = rows.map((row) => row[index] ?? '').filter((value) => !isEmptyValue(value));
    // A column that counts the rows is no column of account numbers.
    const isCount = values.length > 0 && (areCount(values) || (column.label === '#' && goOnCounting(values)));
    return { ...column, kind: isCount ? undefined : meanings[index] };
  });
}
