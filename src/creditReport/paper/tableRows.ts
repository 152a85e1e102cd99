import { columnOf, runsOver } from './gutters';
import { endOf, isAsLarge, type PaperLine, type PaperText } from './paper';
import { isBeside, type PrintedTable } from './printedTables';

/** The texts of a row of a printed table, column by column, from top to bottom. */
export type PrintedRow = readonly (readonly PaperText[])[];

/** A line of a table: the column of each of its texts; undefined for one that runs over gutters. */
interface TableLine {
  line: PaperLine;
  columns: readonly number[] | undefined;
}

/** Lines that are no farther apart than so many times the closest ones belong to one cell. */
const SAME_CELL = 1.1;
/** The lines of a cell are so many times the size of the letters apart, at least and at most. */
const [CLOSEST, WIDEST] = [0.9, 1.7];
/** An amount, a date, a number. */
const FIGURE = /\d{2}|^\$?\d+$/;
/** A blank is so much of the size of its letters wide. */
const SPACE = 0.25;
/** A line is full where it has so much of what the fullest line has. */
const FULL = 0.6;
/** One in so many full lines may be the second one of a row. */
const FEW = 5;

function columnsOf(line: PaperLine, { gutters }: PrintedTable): readonly number[] | undefined {
  if (line.texts.some((word) => runsOver(word, gutters))) return undefined;
  return line.texts.map((word) => columnOf(word, gutters));
}

/** How far the lines of one cell are apart in a table; zero where no cell has two. */
function leading(lines: readonly TableLine[]): number {
  const last = new Map<number, PaperText>();
  let closest = Number.POSITIVE_INFINITY;
  for (const { line, columns } of lines)
    for (const [index, column] of (columns ?? []).entries()) {
      const text = line.texts[index];
      const above = last.get(column);
      if (!text) continue;
      const step = above ? text.y - above.y : 0;
      if (step >= text.size * CLOSEST && step <= text.size * WIDEST) closest = Math.min(closest, step);
      last.set(column, text);
    }
  return Number.isFinite(closest) ? closest : 0;
}

/** Whether a line goes on a cell above it, by the distance to the last text of the same column. */
function goesOn(below: TableLine, row: readonly TableLine[], reach: number): boolean {
  return (below.columns ?? []).some((column, index) => {
    const y = below.line.texts[index]?.y ?? 0;
    const above = row.findLast(({ columns }) => columns?.includes(column));
    return above !== undefined && y - above.line.y <= reach;
  });
}

/** Whether a figure stands under another one of the row, as it does in another row alone. */
function repeatsFigure(below: TableLine, row: readonly TableLine[]): boolean {
  const figures = (line: TableLine) =>
    (line.columns ?? []).filter((_, index) => FIGURE.test(line.line.texts[index]?.text ?? ''));
  const above = new Set(row.flatMap(figures));
  return figures(below).some((column) => above.has(column));
}

/** Puts lines together to rows, from the first on, where a rule says that a line goes on the row above it. */
function grouped(
  lines: readonly TableLine[],
  goesOnRow: (below: TableLine, row: readonly TableLine[], next: TableLine | undefined) => boolean,
): TableLine[][] {
  const rows: TableLine[][] = [];
  for (const [index, below] of lines.entries()) {
    const row = rows.at(-1);
    const above = row?.at(-1);
    const mayGoOn =
      row &&
      above?.columns &&
      below.columns &&
      isAsLarge(below.line, above.line) &&
      !repeatsFigure(below, row);
    if (mayGoOn && (isBeside(below.line, above.line) || goesOnRow(below, row, lines[index + 1])))
      row.push(below);
    else rows.push([below]);
  }
  return rows;
}

/** The lines of each row, where rows are farther apart than the lines of a cell. */
function spacedRows(lines: readonly TableLine[], reach: number): TableLine[][] {
  return grouped(lines, (below, row) => goesOn(below, row, reach));
}

/** How many columns a line has texts in. */
function countOf({ columns }: TableLine): number {
  return new Set(columns).size;
}

/** Whether a line is labels with their colons, so that their values may stand on the next one. */
function areLabels({ line, columns = [] }: TableLine): boolean {
  const last = line.texts.filter((_, index) => columns[index] !== columns[index + 1]);
  return last.filter(({ text }) => text.endsWith(':')).length * 2 > last.length;
}

function hasFigure({ line }: TableLine): boolean {
  return line.texts.some(({ text }) => FIGURE.test(text));
}

function fullLines(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  const most = lines.reduce((widest, line) => Math.max(widest, countOf(line)), 0);
  return new Set(lines.filter((line) => countOf(line) >= Math.max(2, most * FULL)));
}

/** Whether a line goes on a cell because its first word did not fit behind the last one of the cell. */
function isWrapped(below: TableLine, row: readonly TableLine[], { gutters }: PrintedTable): boolean {
  const [column = 0] = below.columns ?? [];
  const [word] = below.line.texts;
  const above = row.findLast(({ columns }) => columns?.includes(column));
  const last = above?.line.texts[above.columns?.lastIndexOf(column) ?? -1];
  const end = gutters[column]?.left;
  if (!word || !last || end === undefined) return last !== undefined;
  return endOf(last) + word.width + word.size * SPACE > end;
}

/**
 * The lines of each row, where all lines are as far apart: each full line is one, what is below it goes on, and what is
 * nearer to the next one belongs to that.
 */
function denseRows(
  lines: readonly TableLine[],
  full: ReadonlySet<TableLine>,
  table: PrintedTable,
): TableLine[][] {
  return grouped(
    lines,
    (below, row, next) =>
      !full.has(below) &&
      row.some((line) => full.has(line)) &&
      !(next && isBeside(next.line, below.line)) &&
      (countOf(below) > 1 || isWrapped(below, row, table)),
  );
}

/**
 * The rows of a printed table: a cell that runs over several lines is one. What runs over columns is a row of its own.
 */
export function rowsOf(lines: readonly PaperLine[], table: PrintedTable): PrintedRow[] {
  const own = lines.slice(table.start, table.end).map(
    (line, index): TableLine => ({
      line,
      columns: table.texts.has(table.start + index) ? undefined : columnsOf(line, table),
    }),
  );
  const full = fullLines(own);
  const spaced = spacedRows(own, leading(own) * SAME_CELL);
  const seconds = spaced
    .map((row) => {
      const own = row.filter((line) => full.has(line));
      const [first] = own;
      if (!own.some(hasFigure)) return 0;
      return Math.max(0, own.length - (first && areLabels(first) ? 2 : 1));
    })
    .reduce((sum, count) => sum + count, 0);
  const rows = seconds * FEW > full.size ? denseRows(own, full, table) : spaced;
  return rows.map((row): PrintedRow => {
    if (row.some(({ columns }) => !columns)) return [row.flatMap(({ line }) => line.texts)];
    const cells: PaperText[][] = Array.from({ length: table.gutters.length + 1 }, () => []);
    for (const { line, columns = [] } of row)
      for (const [index, text] of line.texts.entries()) cells[columns[index] ?? 0]?.push(text);
    return cells;
  });
}
