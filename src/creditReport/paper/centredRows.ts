import type { TableLine } from './tableLine';

/** The middles of two cells differ by less than so much of the size of their letters where both stand in the middle of a row. */
const SAME_MIDDLE = 0.15;
/** The lines of a row are no more than so many times the size of their letters apart; a blank one may stand in a cell. */
const WIDEST = 2.2;

/** Whether all cells of some lines have their middle where the lines have it. */
function areCentred(lines: readonly TableLine[]): boolean {
  const [first, last] = [lines[0]?.line, lines.at(-1)?.line];
  if (!first || !last) return false;
  const cells = new Map<number, { top: number; bottom: number }>();
  for (const { line, columns = [] } of lines)
    for (const column of columns)
      cells.set(column, { top: cells.get(column)?.top ?? line.y, bottom: line.y });
  const slack = 2 * SAME_MIDDLE * first.size;
  return [...cells.values()].every(({ top, bottom }) => Math.abs(top + bottom - first.y - last.y) <= slack);
}

/** Whether a row goes on the one above it: the two together have their cells in their middle, and not each by itself. */
function goesOn(
  above: readonly TableLine[],
  below: readonly TableLine[],
  full: ReadonlySet<TableLine>,
): boolean {
  if ([above, below].every((row) => row.some((line) => full.has(line)))) return false;
  const [last, first] = [above.at(-1), below[0]];
  if (!last?.columns || !first?.columns) return false;
  if (first.line.y - last.line.y > WIDEST * first.line.size) return false;
  return !(areCentred(above) && areCentred(below)) && areCentred([...above, ...below]);
}

/**
 * The rows of a table, of which some had been parted in two where a cell has a blank line: browsers set the cells of a row
 * in its middle, so that a cell of many lines begins above the others and ends below them.
 *
 * @param full the lines that have texts in most columns, as one row has but once
 */
export function withCentredCells(
  rows: readonly (readonly TableLine[])[],
  full: ReadonlySet<TableLine>,
): TableLine[][] {
  const whole: TableLine[][] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    if (above && goesOn(above, row, full)) above.push(...row);
    else whole.push([...row]);
  }
  return whole;
}
