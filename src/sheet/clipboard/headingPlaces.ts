import { sum, ZERO } from '../../money/money';
import type { SheetLayout } from '../sheetLayout';
import type { Table } from './clipboardTable';
import { amountOf, isBlank } from './pastedRow';

/** What stands in the place of one heading is blank or a sum by chance: 1, 2 and 3 are amounts. */
const MIN_HEADINGS = 2;

/**
 * Amounts alone without what stands in the places of the sheet's headings: copied from a sheet that is laid out alike,
 * they are blank there, or hold the sum of the rows of the part above or below. All of these places hold such, and there
 * are several of them, else it is no copy of that kind: one amount may be missing, or a sum, by chance. Neither is a
 * column as long as the rows without headings, of which each has its own.
 *
 * @param from the row that the first amount belongs to
 * @returns the amounts, and how many sums are left out
 */
export function withoutHeadingPlaces(
  table: Table,
  from: number,
  { extent, cellAt }: SheetLayout,
): { table: Table; sums: number } {
  const places = Array.from({ length: extent.rows - from }, (_, row) => {
    return cellAt({ row: from + row, column: 0 }).rowIndex - cellAt({ row: from, column: 0 }).rowIndex;
  });
  const own = new Set(places);
  const length = Math.min(table.length, (places.at(-1) ?? 0) + 1);
  const headings = Array.from({ length }, (_, index) => index).filter((index) => !own.has(index));
  const isAlone = table.every((row) => row.length <= 1);
  if (!isAlone || headings.length < MIN_HEADINGS || table.length === places.length) return { table, sums: 0 };

  const textAt = (index: number) => table[index]?.[0] ?? '';
  const sumOf = (start: number, end: number) =>
    sum(table.slice(start, end).map(([text]) => amountOf(text) ?? ZERO));
  const isOfHeading = (index: number, at: number) => {
    const above = sumOf((headings[at - 1] ?? -1) + 1, index);
    const below = sumOf(index + 1, headings[at + 1] ?? length);
    const amount = amountOf(textAt(index));
    return isBlank(textAt(index)) || amount?.eq(above) || amount?.eq(below);
  };
  const sums = headings.filter((index) => !isBlank(textAt(index))).length;
  if (!headings.every(isOfHeading) || sums === 1) return { table, sums: 0 };
  return { table: table.filter((_, index) => !headings.includes(index)), sums };
}
