import { sum, ZERO } from '../../money/money';
import type { SheetLayout } from '../sheetLayout';
import type { Table } from './clipboardTable';
import { amountOf, isBlank } from './pastedRow';

/** What stands in the place of one heading is blank or a sum by chance: 1, 2 and 3 are amounts. */
const MIN_HEADINGS = 2;

/** Amounts without what stands in the places of headings. */
interface Stepped {
  table: Table;
  /** How many sums are left out. */
  sums: number;
}

function textAt(table: Table, index: number): string {
  return table[index]?.[0] ?? '';
}

function sumOf(table: Table, start: number, end: number) {
  return sum(table.slice(start, end).map(([text]) => amountOf(text) ?? ZERO));
}

/** The places of headings among so many rows of the sheet, beside those of its own rows. */
function placesFrom(from: number, { extent, cellAt }: SheetLayout, rows: number) {
  const own = Array.from({ length: extent.rows - from }, (_, row) => {
    return cellAt({ row: from + row, column: 0 }).rowIndex - cellAt({ row: from, column: 0 }).rowIndex;
  });
  const length = Math.min(rows, (own.at(-1) ?? 0) + 1);
  const headings = Array.from({ length }, (_, index) => index).filter((index) => !own.includes(index));
  return { rows: own.length, length, headings };
}

/** The amounts of a copy whose first one is for a row; undefined where they are no such copy. */
function steppedOver(table: Table, from: number, layout: SheetLayout): Stepped | undefined {
  const { rows, length, headings } = placesFrom(from, layout, table.length);
  const isAlone = table.every((row) => row.length <= 1);
  if (!isAlone || headings.length < MIN_HEADINGS || table.length === rows) return undefined;
  const isOfHeading = (index: number, at: number) => {
    const above = sumOf(table, (headings[at - 1] ?? -1) + 1, index);
    const below = sumOf(table, index + 1, headings[at + 1] ?? length);
    const text = textAt(table, index);
    const amount = amountOf(text);
    return isBlank(text) || amount?.eq(above) || amount?.eq(below);
  };
  const sums = headings.filter((index) => !isBlank(textAt(table, index))).length;
  if (!headings.every(isOfHeading) || sums === 1) return undefined;
  return { table: table.filter((_, index) => !headings.includes(index)), sums };
}

/** The amounts of a copy that begins with what stands in the place of the heading above its first row. */
function steppedBehindFirst(table: Table, from: number, layout: SheetLayout): Stepped | undefined {
  const { cellAt } = layout;
  const rowAbove = from > 0 ? cellAt({ row: from - 1, column: 0 }).rowIndex : -1;
  if (cellAt({ row: from, column: 0 }).rowIndex - rowAbove === 1) return undefined;
  const below = table.slice(1);
  const stepped = steppedOver(below, from, layout);
  const { headings } = placesFrom(from, layout, below.length);
  const first = textAt(table, 0);
  if (stepped && isBlank(first)) return stepped;
  const isSum = amountOf(first)?.eq(sumOf(below, 0, headings[0] ?? 0));
  return stepped && stepped.sums > 0 && isSum ? { ...stepped, sums: stepped.sums + 1 } : undefined;
}

/**
 * Amounts alone without what stands in the places of the sheet's headings: copied from a sheet that is laid out alike,
 * they are blank there, or hold the sum of the rows of the part above or below. All of these places hold such, and there
 * are several of them, else it is no copy of that kind: one amount may be missing, or a sum, by chance. Neither is a
 * column as long as the rows without headings, of which each has its own. The copy may begin with the first heading.
 *
 * @param from the row that the first amount belongs to
 * @returns the amounts, and how many sums are left out
 */
export function withoutHeadingPlaces(table: Table, from: number, layout: SheetLayout): Stepped {
  return steppedOver(table, from, layout) ?? steppedBehindFirst(table, from, layout) ?? { table, sums: 0 };
}
