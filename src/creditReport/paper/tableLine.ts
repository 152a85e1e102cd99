import type { Stretch } from './blanks';
import { roomBetween, startOf } from './cellEdges';
import { areApart, columnOf, INEXACT, runsOver } from './gutters';
import type { PaperLine, PaperText } from './paper';
import type { PrintedTable } from './printedTables';

/** A line of a table: the column of each of its texts; undefined for one that runs over gutters. */
export interface TableLine {
  line: PaperLine;
  columns: readonly number[] | undefined;
}

/** The lines of a cell are so many times the size of the letters apart, at least and at most. */
const [CLOSEST, WIDEST] = [0.9, 1.7];
/** An amount, a date, a number; a sheet writes a sum of nothing as a sign and a dash. */
export const FIGURE = /\d{2}|^\$?\d+$|^[$€£]-$/;
const LETTER = /\p{L}/u;
/** A line is full where it has so much of what the fullest line has. */
const FULL = 0.6;

/** The texts of a line that wide blanks part, by their numbers, one for each of its words. */
function chunksOf({ texts }: PaperLine): number[] {
  let chunk = 0;
  return texts.map((word, index) => {
    const before = texts[index - 1];
    if (before && areApart(before, word)) chunk += 1;
    return chunk;
  });
}

/** Whether gutters part two words of one text; a figure and its sign may stand in columns of their own. */
function isSplit({ texts }: PaperLine, chunks: readonly number[], gutters: readonly Stretch[]): boolean {
  return texts.some((word, index) => {
    const before = texts[index - 1];
    if (!before || chunks[index] !== chunks[index - 1]) return false;
    if (![before, word].every(({ text }) => LETTER.test(text))) return false;
    return columnOf(before, gutters) !== columnOf(word, gutters);
  });
}

/**
 * The column of each word of a line of a table; undefined for a line that runs over gutters. Where a text is longer than
 * its column, the line still has as many texts as the table has columns, with wide blanks between them.
 */
export function columnsOf(line: PaperLine, { gutters }: PrintedTable): readonly number[] | undefined {
  const chunks = chunksOf(line);
  if (chunks.at(-1) === gutters.length && isSplit(line, chunks, gutters)) return chunks;
  if (line.texts.some((word) => runsOver(word, gutters))) return undefined;
  return line.texts.map((word) => columnOf(word, gutters));
}

/** The place at which most of some texts begin; undefined where they begin at many. */
function usualStart(texts: readonly PaperText[]): number | undefined {
  const counts = texts.map(
    ({ x, size }) => texts.filter((text) => Math.abs(text.x - x) <= size * INEXACT).length,
  );
  const most = Math.max(0, ...counts);
  return most > 1 && most * 2 > texts.length ? texts[counts.indexOf(most)]?.x : undefined;
}

/**
 * Lines with their texts whole: a word no farther than a blank behind another one belongs to it, though it reaches into the
 * next column, unless it begins where that column does. A line that fills all columns has one text in each.
 */
export function withWholeTexts(lines: readonly TableLine[], { gutters }: PrintedTable): TableLine[] {
  const firstIn = (column: number) =>
    lines.flatMap(({ line, columns = [] }) =>
      line.texts.filter((_, index) => columns.indexOf(column) === index),
    );
  const starts = [undefined, ...gutters.map((_, column) => usualStart(firstIn(column + 1)))];
  return lines.map((own) => {
    const { line, columns } = own;
    if (!columns || countOf(own) > gutters.length) return own;
    const whole: number[] = [];
    for (const [index, column] of columns.entries()) {
      const [before, word] = [line.texts[index - 1], line.texts[index]];
      const [last, start] = [whole[index - 1], starts[column]];
      const isOwn = !before || !word || last === column || start === undefined || areApart(before, word);
      whole.push(isOwn || Math.abs(word.x - start) <= word.size * INEXACT ? column : (last ?? column));
    }
    const isDivided = columns.some((column, index) => {
      return column === columns[index - 1] && (whole[index] === column) !== (whole[index - 1] === column);
    });
    return isDivided ? own : { line, columns: whole };
  });
}

/** How many times the size of their letters the lines of one cell are apart in a table; zero where no cell has two. */
export function leading(lines: readonly TableLine[]): number {
  const last = new Map<number, PaperText>();
  let closest = Number.POSITIVE_INFINITY;
  for (const { line, columns } of lines)
    for (const [index, column] of (columns ?? []).entries()) {
      const text = line.texts[index];
      const above = last.get(column);
      if (!text) continue;
      const step = above ? (text.y - above.y) / text.size : 0;
      if (step >= CLOSEST && step <= WIDEST) closest = Math.min(closest, step);
      last.set(column, text);
    }
  return Number.isFinite(closest) ? closest : 0;
}

/** How many columns a line has texts in. */
export function countOf({ columns }: TableLine): number {
  return new Set(columns).size;
}

/** Whether a line is labels with their colons, so that their values may stand on the next one. */
export function areLabels({ line, columns = [] }: TableLine): boolean {
  const last = line.texts.filter((_, index) => columns[index] !== columns[index + 1]);
  return last.filter(({ text }) => text.endsWith(':')).length * 2 > last.length;
}

export function hasFigure({ line }: TableLine): boolean {
  return line.texts.some(({ text }) => FIGURE.test(text));
}

export function fullLines(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  const most = lines.reduce((widest, line) => Math.max(widest, countOf(line)), 0);
  return new Set(lines.filter((line) => countOf(line) >= Math.max(2, most * FULL)));
}

/**
 * Where the columns but the last end: as far before the next one, where that begins under itself, as its cells keep
 * free; else with their widest text.
 */
export function columnEnds(lines: readonly TableLine[], { gutters }: PrintedTable): number[] {
  const columns = gutters.map(({ left }, column) => {
    const cells = lines.map(({ line, columns = [] }) =>
      line.texts.filter((_, index) => columns[index] === column + 1),
    );
    return { widest: left, next: startOf(cells) };
  });
  const room = roomBetween(columns, lines[0]?.line.size ?? 0);
  return columns.map(({ widest, next }) => (next === undefined ? widest : Math.max(widest, next - room)));
}
