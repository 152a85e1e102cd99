import { type Line, lineOf } from '../../page/lines';

/** Fewer columns beside the label are no table of an account. */
const MIN_CELLS = 5;
/** A single table may have the name of its one row there. */
const MIN_TABLES = 2;

/** Whether headings stand over one row alone, with nothing over what it begins with. */
function isOverOneRow(lines: readonly Line[], index: number): boolean {
  const headings = lines[index];
  if (!headings || headings.cells.length < MIN_CELLS) return false;
  const [row, below] = lines.slice(index + 1, index + 3);
  if (!row) return false;
  const [none, ...labels] = headings.cells;
  const isHead = none === '' && labels.every((label) => label !== '' && !/\$ ?\d/.test(label));
  const isRow = row.cells.length === headings.cells.length && row.cells[0] !== '';
  return isHead && isRow && below?.cells.length !== headings.cells.length;
}

/** A line without its first cell. */
function withoutFirst(line: Line): Line {
  const cells = line.cells.slice(1);
  return { ...lineOf(cells.join(' '), line, line.afterBlank), cells };
}

/**
 * The lines of a page on which each account has a table of one row, without what all those rows begin with: it says of
 * what the row is, `Merged`, and names nobody. The name stands above the table.
 */
export function withoutRowLabels(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ cells }) => cells.length < MIN_CELLS)) return lines;
  const heads = Array.from(lines.keys()).filter((index) => isOverOneRow(lines, index));
  const said = new Set(heads.map((index) => lines[index + 1]?.cells[0]));
  if (heads.length < MIN_TABLES || said.size > 1) return lines;
  const taken = new Set(heads.flatMap((index) => [index, index + 1]));
  return lines.map((line, index) => (taken.has(index) ? withoutFirst(line) : line));
}
