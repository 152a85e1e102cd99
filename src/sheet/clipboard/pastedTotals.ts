import { type Money, sum, ZERO } from '../../money/money';
import type { Table } from './clipboardTable';
import { amountOf, filledIn, isBlank, nameOf } from './pastedRow';
import { totalName } from './totalName';

/** An amount in a row of totals that is not the sum of its rows; in dollars. */
export interface WrongTotal {
  says: Money;
  /** What the rows add up to that it should be the sum of. */
  rowsSum: Money;
  /** Which rows these are: all above it, all below it, or those of its part. */
  of: 'above' | 'below' | 'part';
}

/** A table without its rows of totals. */
export interface Summed {
  rows: Table;
  /** How many rows of totals are left out. */
  totals: number;
  wrong: readonly WrongTotal[];
}

/** Some rows: how many, and what each column of them comes to. */
interface Part {
  count: number;
  sums: Money[];
}

/** A row of totals among the others. */
interface Standing {
  row: readonly string[];
  /** All rows above it. */
  above: Part;
  /** The rows since the last total or heading. */
  before: Part;
  /** The rows up to the next one. */
  after: Part;
}

/** Whether what stands in a column of the table lands in a column of text. */
type IsText = (column: number) => boolean;

/**
 * A table without its rows of totals, wherever they stand, and the blank rows behind the last: the sheet adds up itself.
 * What is called a total is one where nothing stands in a column of text beside its name, such as a number of an
 * account. What is less certain is one where it is exactly the sum of two rows or more: such a name with a number,
 * `Total Housing`, and as the last row sums without a name under rows that have some.
 *
 * @returns undefined where the table has no such row
 */
export function withoutTotals(table: Table, isText: IsText): Summed | undefined {
  const last = table.findLastIndex((row) => !row.every(isBlank));
  const lastRow = table[last] ?? [];
  const mayBeTotal = (row: readonly string[]) =>
    totalName(nameOf(row)) !== undefined || (row === lastRow && isUnnamed(row, table));
  if (!table.some(mayBeTotal) || !table.some((row) => filledIn(row).length > 1)) return undefined;

  const rows: (readonly string[])[] = [];
  const standings: Standing[] = [];
  const all = emptyPart();
  let part = emptyPart();
  for (const row of table.slice(0, last + 1))
    if (mayBeTotal(row) && isTotal(row, all, part, isText)) {
      const after = emptyPart();
      standings.push({ row, above: { ...all, sums: [...all.sums] }, before: part, after });
      part = after;
    } else {
      rows.push(row);
      if (isHeading(row)) part = emptyPart();
      else for (const sums of [all, part]) addRow(sums, row);
    }
  if (standings.length === 0) return undefined;
  return {
    rows: standings.at(-1)?.row === lastRow ? rows : [...rows, ...table.slice(last + 1)],
    totals: standings.length,
    wrong: standings.flatMap((standing) => wrongIn(standing, all, isText)),
  };
}

function isTotal(row: readonly string[], all: Part, part: Part, isText: IsText): boolean {
  const name = totalName(nameOf(row));
  const hasNumber = filledIn(row)
    .slice(1)
    .some(({ column }) => isText(column));
  if (name && name !== 'perhaps' && !hasNumber) return true;
  const amounts = summedIn(row, isText);
  const isSumOf = (rows: Part) =>
    rows.count > 1 && amounts.every(({ amount, column }) => amount.eq(sumIn(rows, column)));
  return amounts.length > 0 && [all, part].some(isSumOf);
}

function wrongIn({ row, above, before, after }: Standing, all: Part, isText: IsText): WrongTotal[] {
  const name = totalName(nameOf(row));
  const parts = name === 'grand' ? [above, all] : [above, before, after, all];
  const isPart = name === 'part';
  const near = before.count > 0 ? before : after;
  const whole = above.count > 0 ? above : all;
  const of = isPart ? 'part' : above.count > 0 ? 'above' : 'below';
  return summedIn(row, isText)
    .filter(({ amount, column }) => !parts.some((rows) => amount.eq(sumIn(rows, column))))
    .map(({ amount, column }) => ({
      says: amount,
      rowsSum: sumIn(isPart ? near : whole, column),
      of,
    }));
}

/** The amounts of a row that its rows add up to: those in columns of amounts, or all where none stands in such a one. */
function summedIn(row: readonly string[], isText: IsText): { amount: Money; column: number }[] {
  const amounts = filledIn(row).flatMap(({ text, column }) => {
    const amount = amountOf(text);
    return amount ? [{ amount, column }] : [];
  });
  const inPlace = amounts.filter(({ column }) => !isText(column));
  return inPlace.length > 0 ? inPlace : amounts;
}

/** So few amounts come to another one by chance. */
const MIN_SUMMED = 3;

/**
 * The row of a single column of amounts that is what all above it come to: the last one, where nothing but that tells that
 * it may be their total. -1 where there is none.
 */
export function bareSum(table: Table): number {
  const last = table.findLastIndex((row) => !row.every(isBlank));
  const rows = table.slice(0, last + 1).map(filledIn);
  if (rows.some((filled) => filled.length > 1)) return -1;
  const amounts = rows.map(([only]) => (only ? amountOf(only.text) : ZERO));
  if (amounts.includes(undefined) || amounts.filter((amount) => amount?.gt(ZERO)).length <= MIN_SUMMED)
    return -1;
  const above = sum(amounts.slice(0, -1).map((amount) => amount ?? ZERO));
  return amounts.at(-1)?.eq(above) ? last : -1;
}

/** Whether a row is nothing but amounts above zero, and has none of the names that two rows above it begin with. */
function isUnnamed(row: readonly string[], table: Table): boolean {
  const filled = filledIn(row);
  const [first] = filled;
  if (!first || first.column === 0 || !filled.every(({ text }) => amountOf(text)?.gt(ZERO))) return false;
  const isNamed = (above: readonly string[]) =>
    filledIn(above.slice(0, first.column)).some(({ text }) => !amountOf(text));
  return table.filter(isNamed).length > 1;
}

/** Whether a row begins a part of its own: nothing but words stand in it. */
function isHeading(row: readonly string[]): boolean {
  const [only, ...more] = filledIn(row);
  return only !== undefined && more.length === 0 && !amountOf(only.text);
}

/**
 * What rows come to in a column. A total that has its name before it stands a column further than the amounts of rows
 * without names, which have but one column.
 */
function sumIn({ sums }: Part, column: number): Money {
  const inPlace = sums[column];
  const [only, ...others] = sums.filter((one) => one !== undefined);
  return inPlace ?? (others.length === 0 ? only : undefined) ?? ZERO;
}

function emptyPart(): Part {
  return { count: 0, sums: [] };
}

function addRow(part: Part, row: readonly string[]): void {
  const filled = filledIn(row);
  if (filled.length === 0) return;
  part.count++;
  for (const { text, column } of filled)
    part.sums[column] = (part.sums[column] ?? ZERO).plus(amountOf(text) ?? ZERO);
}
