import { sizeOf } from '../range/range';
import type { PastedCells } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import type { Paste } from './paste';

/** A planned paste as who may take it over is told of it. */
export function pastedCells(
  { table, range, changes, hasHeader, totals }: Paste,
  layout: SheetLayout,
  copiedFrom: readonly string[],
): PastedCells {
  const { columns } = sizeOf(range);
  return {
    table,
    columns: Array.from({ length: columns }, (_, beside) => {
      return layout.cellAt({ ...range.anchor, column: range.anchor.column + beside }).column;
    }),
    copiedFrom,
    hasHeader,
    hasTotals: totals > 0,
    isDoubtful: changes.some(({ note }) => note !== undefined),
  };
}
