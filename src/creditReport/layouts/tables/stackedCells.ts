import { headingKind, spelledKind } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import { isEmptyValue } from '../../pieces/amounts';
import type { Column } from './column';

/** Whether each line of a heading is a label of another kind, with a line for it in every cell that is not empty. */
function isStacked({ label, lines = [] }: Column, cells: readonly string[]): boolean {
  const kinds = new Set(lines.flatMap((line) => headingKind(line) ?? []));
  return (
    lines.length > 1 &&
    !spelledKind(label) &&
    kinds.size === lines.length &&
    cells.every((cell) => isEmptyValue(cell) || cell.split('\n').length === lines.length)
  );
}

/**
 * Takes columns apart whose headings stand on several lines of one cell with a value for each in every row, such as `PMT`
 * over `TERMS` with `$233` over `48M`; all others stay as they are.
 */
export function withStackedApart(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): { columns: readonly Column[]; rows: readonly (readonly string[])[] } {
  const areStacked = columns.map((column, index) =>
    isStacked(
      column,
      rows.map((row) => row[index] ?? ''),
    ),
  );
  if (rows.length === 0 || !areStacked.includes(true)) return { columns, rows };
  return {
    columns: columns.flatMap((column, index): readonly Column[] =>
      areStacked[index]
        ? (column.lines ?? []).map((line) => ({ kind: headingKind(line), label: labelText(line) }))
        : [column],
    ),
    rows: rows.map((row) =>
      row.flatMap((cell, index) => {
        const lines = cell.split('\n');
        return areStacked[index] ? (columns[index]?.lines ?? []).map((_, line) => lines[line] ?? '') : [cell];
      }),
    ),
  };
}
