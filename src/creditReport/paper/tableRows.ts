import type { PrintedRow } from './cellEdges';
import { withCentredCells } from './centredRows';
import { BETWEEN_PAGES, endOf, isAsLarge, type PaperLine, type PaperText } from './paper';
import { endsInHyphen } from './printedCell';
import type { PrintedTable } from './printedTables';
import { isBeside } from './rowBands';
import {
  areLabels,
  columnEnds,
  columnsOf,
  countOf,
  FIGURE,
  fullLines,
  hasFigure,
  leading,
  type TableLine,
  withWholeTexts,
} from './tableLine';

/** Lines that are no farther apart than so many times the closest ones belong to one cell. */
const SAME_CELL = 1.1;
/** The same where lines that are farther apart, if only a little, begin rows: their frames take that room. */
const SAME_FRAMED_CELL = 1.03;
/** So many such lines show it. */
const MIN_FRAMED = 2;
/** No more than so many lines to one that begins a row go on cells. */
const MOST_IN_CELLS = 8;
/** A blank is so much of the size of its letters wide. */
const SPACE = 0.25;
const SUM = /^[-(]?[$€£]\d|\d[.,]\d\d\)?$/;
/** A word that goes on the text before it. */
const GOES_ON = /^[\p{Ll}/&]/u;
/** One in so many full lines may be the second one of a row. */
const FEW = 5;

/**
 * Whether some lines are farther apart than those of a cell are, so that space parts rows.
 *
 * @param reach how many times the size of their letters these are apart at most
 */
function arePartedBySpace(lines: readonly TableLine[], reach: number): boolean {
  const steps = lines
    .slice(1)
    .map(({ line }, index) => ({ size: line.size, step: line.y - (lines[index]?.line.y ?? line.y) }))
    .filter(({ step }) => step < BETWEEN_PAGES);
  return steps.filter(({ size, step }) => step > reach * size).length * MOST_IN_CELLS >= steps.length;
}

/**
 * How many times the size of their letters the lines of a cell are apart at most. Some more room than that, and less than
 * between most rows, is that of their frames where all lines below it are full, as those in the middle of a cell are not.
 */
function reachOf(lines: readonly TableLine[], full: ReadonlySet<TableLine>): number {
  const least = leading(lines);
  const between = lines.slice(1).filter(({ line }, index) => {
    const step = (line.y - (lines[index]?.line.y ?? line.y)) / line.size;
    return step > least * SAME_FRAMED_CELL && step <= least * SAME_CELL;
  });
  const areFramed = between.length >= MIN_FRAMED && between.every((line) => full.has(line));
  return least * (areFramed ? SAME_FRAMED_CELL : SAME_CELL);
}

/** Whether a line goes on a cell above it, by the distance to the last text of the same column. */
function goesOn(below: TableLine, row: readonly TableLine[], reach: number): boolean {
  return (below.columns ?? []).some((column, index) => {
    const y = below.line.texts[index]?.y ?? 0;
    const above = row.findLast(({ columns }) => columns?.includes(column));
    return above !== undefined && y - above.line.y <= reach * Math.max(below.line.size, above.line.size);
  });
}

/** The columns of a line whose words are as a rule says. */
function columnsWith(
  { line, columns = [] }: TableLine,
  are: (words: readonly string[]) => boolean,
): ReadonlySet<number> {
  const wordsIn = (column: number) =>
    line.texts.flatMap(({ text }, index) => (columns[index] === column ? [text] : []));
  return new Set(columns.filter((column) => are(wordsIn(column))));
}

const isFigure = (words: readonly string[]) => words.every((word) => FIGURE.test(word));
const hasSum = (words: readonly string[]) => words.some((word) => SUM.test(word));
const hasAny = (words: readonly string[]) => words.some((word) => FIGURE.test(word));

/**
 * Whether a figure stands under another one of the row, as it does in another row alone, and not because that was cut at
 * its hyphen. A sum stands under any, another one under what has no words beside it: addresses have figures in each line.
 */
function repeatsFigure(below: TableLine, row: readonly TableLine[]): boolean {
  const repeats = (is: (words: readonly string[]) => boolean, above: (words: readonly string[]) => boolean) =>
    [...columnsWith(below, is)].some((column) => {
      const last = row.findLast(({ columns }) => columns?.includes(column));
      const word = last?.line.texts[last.columns?.lastIndexOf(column) ?? -1];
      return row.some((line) => columnsWith(line, above).has(column)) && !endsInHyphen(word?.text ?? '');
    });
  return repeats(isFigure, isFigure) || repeats(hasSum, hasAny);
}

/** Whether a line may go on cells by its letters: they are as large, or smaller in one cell alone, as those of a note. */
function isNoLarger(below: TableLine, above: TableLine): boolean {
  if (isAsLarge(below.line, above.line)) return true;
  return countOf(below) === 1 && below.line.size < above.line.size;
}

const isLabel = (words: readonly string[]) => words.at(-1)?.endsWith(':') ?? false;

/** Whether a label with its colon stands under another one of the row, as the label of the next row does. */
function repeatsLabel(below: TableLine, row: readonly TableLine[]): boolean {
  return [...columnsWith(below, isLabel)].some((column) =>
    row.some((line) => columnsWith(line, isLabel).has(column)),
  );
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
    const mayGoOn = row && above?.columns && below.columns && isNoLarger(below, above);
    const goesOn = (own: readonly TableLine[]) =>
      !repeatsFigure(below, own) && !repeatsLabel(below, own) && goesOnRow(below, own, lines[index + 1]);
    if (mayGoOn && (isBeside(below.line, above.line) || goesOn(row))) row.push(below);
    else rows.push([below]);
  }
  return rows;
}

/**
 * Whether a line is the first row below headings: these have no figure, and what is below it is another row, no farther
 * from it than it is from the headings.
 */
function isBelowHeadings(
  below: TableLine,
  [above, ...others]: readonly TableLine[],
  next: TableLine | undefined,
  full: ReadonlySet<TableLine>,
): boolean {
  if (!above || !next || others.length > 0 || hasFigure(above)) return false;
  if (![above, below, next].every((line) => full.has(line)) || !repeatsFigure(next, [below])) return false;
  return next.line.y - below.line.y <= (below.line.y - above.line.y) * SAME_CELL;
}

/** The lines of each row, where rows are farther apart than the lines of a cell. */
function spacedRows(lines: readonly TableLine[], reach: number, full: ReadonlySet<TableLine>): TableLine[][] {
  return grouped(
    lines,
    (below, row, next) => goesOn(below, row, reach) && !isBelowHeadings(below, row, next, full),
  );
}

/**
 * Whether a line goes on one of its cells because the first word there did not fit behind the last one of the cell. A table
 * that has room beside it would have taken that before it broke a cell, unless widths were set: a small letter goes on a text.
 *
 * @param ends where the columns but the last end
 * @param room how much wider the table could be
 */
function isWrapped(
  below: TableLine,
  row: readonly TableLine[],
  ends: readonly number[],
  room: number,
): boolean {
  const { line, columns = [] } = below;
  return columns.some((column, index) => {
    if (columns.indexOf(column) !== index) return false;
    const word = line.texts[index];
    if (word && !GOES_ON.test(word.text) && word.width + word.size * SPACE < room) return false;
    const above = row.findLast((own) => own.columns?.includes(column));
    const last = above?.line.texts[above.columns?.lastIndexOf(column) ?? -1];
    const end = ends[column];
    if (!word || !last || end === undefined) return last !== undefined;
    return endOf(last) + word.width + word.size * SPACE > end;
  });
}

/**
 * The lines of each row, where all lines are as far apart: each full line is one, what is below it goes on, and what is
 * nearer to the next one belongs to that.
 */
function denseRows(
  lines: readonly TableLine[],
  full: ReadonlySet<TableLine>,
  table: PrintedTable,
  margin: number,
): TableLine[][] {
  const ends = columnEnds(lines, table);
  const widest = lines.reduce(
    (most, { line, columns }) => (columns ? Math.max(most, ...line.texts.slice(-1).map(endOf)) : most),
    0,
  );
  return grouped(
    lines,
    (below, row, next) =>
      !full.has(below) &&
      row.some((line) => full.has(line)) &&
      !(next && isBeside(next.line, below.line)) &&
      isWrapped(below, row, ends, margin - widest),
  );
}

/** How many lines of a row look like the begin of another one: full lines with a figure, but those beside each other. */
function secondsIn(row: readonly TableLine[], full: ReadonlySet<TableLine>): number {
  const own = row.filter((line) => full.has(line));
  const [first] = own;
  if (!first || !own.some(hasFigure)) return 0;
  let band = 0;
  const bands = row.map(({ line }, index) => {
    if (!isBeside(line, row[index - 1]?.line ?? line)) band += 1;
    return band;
  });
  const begun = new Set(bands.filter((_, index) => own.includes(row[index] ?? first)));
  return Math.max(0, begun.size - (areLabels(first) ? 2 : 1));
}

/**
 * The rows of a printed table: a cell that runs over several lines is one. What runs over columns is a row of its own.
 *
 * @param margin where the lines of its page end at most
 */
export function rowsOf(lines: readonly PaperLine[], table: PrintedTable, margin: number): PrintedRow[] {
  const placed = lines.slice(table.start, table.end).map(
    (line, index): TableLine => ({
      line,
      columns: table.texts.has(table.start + index) ? undefined : columnsOf(line, table),
    }),
  );
  const own = withWholeTexts(placed, table);
  const full = fullLines(own);
  const reach = reachOf(own, full);
  const spaced = spacedRows(own, reach, full);
  const seconds = spaced.reduce((sum, row) => sum + secondsIn(row, full), 0);
  const isDense = seconds * FEW > full.size || !arePartedBySpace(own, reach);
  const rows = withCentredCells(isDense ? denseRows(own, full, table, margin) : spaced, full);
  return rows.map((row): PrintedRow => {
    if (row.some(({ columns }) => !columns)) return [row.flatMap(({ line }) => line.texts)];
    const cells: PaperText[][] = Array.from({ length: table.gutters.length + 1 }, () => []);
    for (const { line, columns = [] } of row)
      for (const [index, text] of line.texts.entries()) cells[columns[index] ?? 0]?.push(text);
    return cells;
  });
}
