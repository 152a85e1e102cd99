import { sum, ZERO } from '../money/money';
import { type Account, accountOf, type Fact, factsOf } from './account';
import { isEmptyValue, readAmount } from './amounts';
import { bureausIn, isFurniture } from './furniture';
import { headingKind, labelAt, labelText } from './labels';
import type { LabelKind } from './labelTable';
import type { Line } from './lines';
import { isName } from './names';
import { sectionOf } from './sections';
import { fitsKind, hasShape } from './shapes';
import { type CodeScheme, codeScheme } from './statusCodes';

/** A column of a table with one row for each debt; `kind` is undefined where the heading is not known. */
export interface Column {
  kind: LabelKind | undefined;
  label: string;
}

/** The accounts of a table, and the lines it took. */
export interface TableReading {
  accounts: readonly Account[];
  /** The index behind the last line of the table. */
  end: number;
  /** Rows that a line break had torn and that were put together. */
  repaired: number;
}

const WHO: readonly LabelKind[] = ['name', 'number', 'agency'];
const WHAT: readonly LabelKind[] = [
  'balance',
  'amountLoose',
  'status',
  'statusLoose',
  'accountStatus',
  'paying',
];

/** What stands in rows and not in headings. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d/;
const MAX_COLUMNS = 60;
/** A row of sums, also in the bold type of Markdown; a `Total Card Inc` is a creditor, a subtotal of anything is none. */
const TOTAL = /^[*_]*(?:(?:grand )?totals?|sum|sub-?totals?(?: .*)?):?[*_]*$/i;

/** Whether headings make a table of debts: they say whose debt it is, and what is owed or how late. */
export function areHeadings(kinds: readonly (LabelKind | undefined)[]): boolean {
  const known = kinds.filter((kind) => kind !== undefined);
  return (
    known.length >= 2 && known.some((kind) => WHO.includes(kind)) && known.some((kind) => WHAT.includes(kind))
  );
}

/** The columns of a heading line of a table with one row for each debt; undefined where the line is none. */
export function readHeadings({ text, cells }: Line): Column[] | undefined {
  if (cells.length < 2 || cells.length > MAX_COLUMNS || VALUE.test(text)) return undefined;
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return undefined;
  const columns = cells.map((cell) => ({
    kind: headingKind(cell.replaceAll('\n', ' ')),
    label: labelText(cell),
  }));
  const known = columns.filter(({ kind }) => kind !== undefined).length;
  return known * 2 >= filled.length && areHeadings(columns.map(({ kind }) => kind)) ? columns : undefined;
}

/** Whether cells stand under the headings they have the shape of. */
function fitsColumns(cells: readonly string[], columns: readonly Column[]): boolean {
  if (cells.length > columns.length || cells.length < 2) return false;
  let shaped = 0;
  for (const [index, { kind }] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (!kind || !hasShape(kind) || cell === '' || /^#{3,}/.test(cell)) continue;
    if (!fitsKind(kind, cell)) return false;
    shaped += 1;
  }
  return shaped > 0;
}

/** Whether a line is no row but belongs to a block of labels, such as another report below the table. */
function isOfBlock({ text, cells: [first = ''] }: Line): boolean {
  const words = first.split(' ', 8);
  const found = labelAt(words, 0);
  if (!found) return bureausIn(text) > 0;
  const isSure = found.colon || found.words > 1 || found.words === words.length;
  return isSure && (WHO.includes(found.kind) || WHAT.includes(found.kind));
}

/** Puts a row together that a line break inside a cell had torn in two; undefined where the two are no row. */
function rejoin(
  torn: readonly string[],
  rest: readonly string[],
  columns: readonly Column[],
): string[] | undefined {
  const cells = [...torn.slice(0, -1), `${torn.at(-1) ?? ''}\n${rest[0] ?? ''}`, ...rest.slice(1)];
  if (cells.length > columns.length || !fitsColumns(cells, columns)) return undefined;
  if (torn.length === 1) return cells;
  return fitsColumns(rest, columns) ? undefined : cells;
}

/** Whether a cell alone on its line is the rest of the text in the last cell of the row above, which has all its cells. */
function goesOnBelow(
  above: readonly string[],
  cells: readonly string[],
  columns: readonly Column[],
): boolean {
  const { kind } = columns.at(-1) ?? {};
  const isWhole = cells.length === 1 && above.length === columns.length;
  return isWhole && !(kind && hasShape(kind)) && /^\p{Ll}/u.test(cells[0] ?? '');
}

/** The account of one row; undefined where it is a total, or has neither name nor number nor amount. */
export function accountOfRow(
  cells: readonly string[],
  columns: readonly Column[],
  more: Partial<Account> = {},
): Account | undefined {
  const facts: Fact[] = [];
  if (cells.some((cell) => TOTAL.test(cell))) return undefined;
  const line = cells.join('\t').replaceAll('\n', ' ');
  for (const [index, { kind, label }] of columns.entries()) {
    const value = cells[index] ?? '';
    if (kind && kind !== 'veto') facts.push({ kind, label, values: [value], line });
  }
  const hasContent = facts.some(
    ({ kind, values: [value = ''] }) => (WHO.includes(kind) || kind === 'balance') && !isEmptyValue(value),
  );
  return hasContent ? accountOf(facts, more) : undefined;
}

/** Whether an account is a row of sums without a title: it names nobody, and its balance is that of all rows above. */
function isSum(account: Account, above: readonly Account[]): boolean {
  const balanceOf = (one: Account) => readAmount(factsOf(one, 'balance')[0]?.values[0] ?? '')?.amount ?? ZERO;
  const isNamed = account.facts.some(({ kind, values }) => WHO.includes(kind) && !values.every(isEmptyValue));
  return !isNamed && above.length > 1 && balanceOf(account).eq(sum(above.map(balanceOf)));
}

/** The scheme of the codes in the status column, which all rows together tell. */
function schemeOf(rows: readonly (readonly string[])[], columns: readonly Column[]): CodeScheme | undefined {
  const column = columns.findIndex(
    ({ kind }) => kind === 'status' || kind === 'statusLoose' || kind === 'accountStatus',
  );
  const heading = columns[column];
  return (
    heading &&
    codeScheme(
      rows.map((row) => row[column] ?? ''),
      heading.label,
    )
  );
}

/** `Account` over a column may be the name or the number: the cells under it tell, where another column is the name. */
function settleColumns(columns: readonly Column[], rows: readonly (readonly string[])[]): Column[] {
  let settled = [...columns];
  // A table whose first heading is empty loses it in plain text: the rows then have one cell more.
  const isShort = rows.length > 0 && rows.every((row) => row.length === columns.length + 1);
  if (isShort && !columns.some(({ kind }) => kind === 'name'))
    settled = [{ kind: 'name', label: '' }, ...settled];
  const [first] = settled;
  if (first && first.kind === undefined && first.label === '' && !settled.some(({ kind }) => kind === 'name'))
    settled[0] = { kind: 'name', label: '' };
  return settled.map((column, index) => {
    const values = rows.map((row) => row[index] ?? '').filter((value) => !isEmptyValue(value));
    // A column that counts the rows is no column of account numbers.
    if (column.kind === 'number' && values.length > 0 && values.every((value, row) => value === `${row + 1}`))
      return { ...column, kind: undefined };
    if (column.label !== 'account' || column.kind !== 'name') return column;
    const isNumber =
      values.length > 0 &&
      values.every((value) => fitsKind('number', value) && /[\d*•]/.test(value) && !isName(value));
    return isNumber ? { ...column, kind: 'number' } : column;
  });
}

/** Reads the rows under a heading line; `start` is the first line below it. */
export function readTable(lines: readonly Line[], start: number, headings: readonly Column[]): TableReading {
  const rows: string[][] = [];
  let [index, repaired, end] = [start, 0, start];
  const width = headings.length + 1;
  for (; index < lines.length; index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    if (!line || readHeadings(line) || isOfBlock(line)) break;
    const { cells } = line;
    if (isFurniture(line.text) || (cells.length === 1 && sectionOf(line.text))) continue;
    const above = rows.at(-1);
    if (above && goesOnBelow(above, cells, headings)) {
      above.push(`${above.pop()}\n${cells[0]}`);
      end = index + 1;
      repaired += 1;
      continue;
    }
    const joined =
      next && !isOfBlock(next) && cells.length < headings.length && rejoin(cells, next.cells, headings);
    const isTitle =
      cells.length === 1 &&
      next?.cells.length === headings.length &&
      isName(next.cells[0] ?? '') &&
      rows.length === 0;
    if (
      joined &&
      !isTitle &&
      (cells.length === 1 ||
        !fitsColumns(cells, headings) ||
        next.cells.length + cells.length - 1 === headings.length)
    ) {
      rows.push(joined);
      index += 1;
      repaired += 1;
    } else if (cells.length > 1 && cells.length <= width) rows.push([...cells]);
    else if (!next || next.cells.length < 2 || cells.length > width) break;
    else continue;
    end = index + 1;
  }
  const columns = settleColumns(headings, rows);
  const scheme = schemeOf(rows, columns);
  const accounts = rows.flatMap((row) => accountOfRow(row, columns, scheme ? { scheme } : {}) ?? []);
  const last = accounts.at(-1);
  if (last && isSum(last, accounts.slice(0, -1))) accounts.pop();
  return { accounts, end: Math.max(end, start), repaired };
}
