import { sum, ZERO } from '../../money/money';
import type { Table } from './clipboardTable';
import { loosely } from './looseLabel';
import { amountOf, isBlank, nameOf } from './pastedRow';
import { totalName } from './totalName';

/**
 * A table without the subtotals that the sheet's own headings show: each is called so, and is exactly the sum of the
 * rows under it. What else stands beside a heading's name may be an amount of its own.
 */
export function withoutSubtotals(table: Table, headings: readonly string[]): Table {
  const own = headings.map(loosely);
  const isHeading = (row: readonly string[]) => own.includes(loosely(nameOf(row)));
  const ends = (row: readonly string[]) => isHeading(row) || totalName(nameOf(row)) !== undefined;
  return table.filter((row, index) => {
    if (!isHeading(row) || row.slice(1).every(isBlank)) return true;
    let end = index + 1;
    while (end < table.length && !ends(table[end] ?? [])) end++;
    const part = table.slice(index + 1, end);
    return !row.slice(1).every((text, beside) => {
      const rowsSum = sum(part.map((under) => amountOf(under[beside + 1]) ?? ZERO));
      return isBlank(text) || amountOf(text)?.eq(rowsSum);
    });
  });
}
