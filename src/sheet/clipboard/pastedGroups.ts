import { sum, ZERO } from '../../money/money';
import type { Table } from './clipboardTable';
import { loosely } from './looseLabel';
import { amountOf, isBlank, nameOf } from './pastedRow';
import { totalName } from './totalName';

/**
 * A table without its subtotals: each is called as a heading of the sheet, and is exactly the sum of the rows under it, or
 * as two rows or more under it, of which it is exactly the sum: `Insurance` over `Car insurance` and `Health insurance`.
 * What else stands beside such a name may be an amount of its own.
 */
export function withoutSubtotals(table: Table, headings: readonly string[]): Table {
  const own = headings.map(loosely);
  const isHeading = (row: readonly string[]) => own.includes(loosely(nameOf(row)));
  const ends = (row: readonly string[]) => isHeading(row) || totalName(nameOf(row)) !== undefined;
  return table.filter((row, index) => {
    if (row.slice(1).every(isBlank)) return true;
    const name = loosely(nameOf(row));
    const isPartOf = (under: readonly string[]) =>
      isHeading(row) ? !ends(under) : name !== '' && loosely(nameOf(under)).includes(name);
    const below = table.slice(index + 1);
    const end = below.findIndex((under) => !isPartOf(under));
    const part = end < 0 ? below : below.slice(0, end);
    if (!isHeading(row) && part.length < 2) return true;
    return !row.slice(1).every((text, beside) => {
      const rowsSum = sum(part.map((under) => amountOf(under[beside + 1]) ?? ZERO));
      return isBlank(text) || amountOf(text)?.eq(rowsSum);
    });
  });
}
