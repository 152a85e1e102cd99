import { blanksOf, type Stretch, shared, widthOf } from './blanks';
import { endOf, type PaperLine, type PaperText } from './paper';

/** Lines that stand in the same columns, and what parts these. */
export interface PrintedTable {
  /** The index of its first line, and the one behind its last. */
  start: number;
  end: number;
  /** The blank stretches between its columns, from left to right. */
  gutters: readonly Stretch[];
}

/** A blank that parts columns for sure is so much of the size of the letters wide in one line at least. */
const SURE = 0.6;
/** Of a gutter so much of the size of the letters stays blank in every line. */
const NARROWEST = 0.08;
/** So much of the size of the letters a word may stand beside its place, which is told by how wide letters are. */
const INEXACT = 0.35;
/** Words that begin no farther apart than so much of the size of the letters stand under each other; so many show it. */
const [ALIGNED, MIN_ALIGNED] = [0.3, 3];
/** Fewer lines are no table. */
const MIN_LINES = 2;
/** So many lines in a row that do not stand in the columns end a table. */
const MAX_OTHERS = 3;
/** A column with nothing but these is that of the figures behind it. */
const SIGN = /^[$€£]$/;
/** Every line is looked at so many times at most, so that the search takes time in proportion to the text. */
const MOST_LOOKED = 8;

/** Lines closer than so many times the size of the letters stand in one row, side by side. */
const SIDE_BY_SIDE = 0.85;

/** Whether a line stands beside the one above it, as the cells of a row do that are centred in it. */
export function isBeside(below: PaperLine | undefined, above: PaperLine): boolean {
  return below !== undefined && below.y - above.y < below.size * SIDE_BY_SIDE;
}

/** What stays blank in all lines so far, and whether it parts columns for sure; the blank between two words does not. */
interface Gutter extends Stretch {
  isSure: boolean;
}

function isBetween({ left, right }: Stretch): boolean {
  return Number.isFinite(left) && Number.isFinite(right);
}

function guttersOf(line: PaperLine): Gutter[] {
  return blanksOf(line).map((blank) => ({
    ...blank,
    isSure: isBetween(blank) && widthOf(blank) >= line.size * SURE,
  }));
}

/** What of a gutter stays blank in a line as well: one stretch, or several where words stand in it. */
function piecesOf(gutter: Gutter, blanks: readonly Gutter[], size: number): Gutter[] {
  const pieces = blanks
    .map((blank) => ({ ...shared(gutter, blank), isSure: blank.isSure }))
    .filter((piece) => widthOf(piece) >= size * NARROWEST);
  if (!gutter.isSure || pieces.length === 1)
    return pieces.map((piece) => ({ ...piece, isSure: piece.isSure || gutter.isSure }));
  // The blank between two words in a gutter is none, but for that before a word at its end where no other is wider.
  const wide = pieces.filter((piece) => piece.isSure || widthOf(piece) >= size * SURE);
  return pieces.map((piece) => ({
    ...piece,
    isSure: wide.length > 0 ? wide.includes(piece) : gutter.right - piece.right < size * INEXACT,
  }));
}

/** What stays blank in the lines so far and in another one; both are walked once, from left to right. */
function narrowed(gutters: readonly Gutter[], line: PaperLine): Gutter[] {
  const blanks = guttersOf(line);
  let first = 0;
  return gutters.flatMap((gutter) => {
    while (first < blanks.length && (blanks[first]?.right ?? 0) <= gutter.left) first += 1;
    let end = first;
    while (end < blanks.length && (blanks[end]?.left ?? 0) < gutter.right) end += 1;
    return piecesOf(gutter, blanks.slice(first, end), line.size);
  });
}

/** Whether every sure gutter is left, though it may be narrower, or divided by a text that stands in it. */
function keepsSure(gutters: readonly Gutter[], next: readonly Gutter[]): boolean {
  const sure = next.filter(({ isSure }) => isSure);
  let index = 0;
  return gutters.every((gutter) => {
    while (index < sure.length && (sure[index]?.right ?? 0) <= gutter.left) index += 1;
    return !gutter.isSure || (sure[index]?.left ?? Number.POSITIVE_INFINITY) < gutter.right;
  });
}

/** The column of a word between gutters. */
export function columnOf(word: PaperText, gutters: readonly Stretch[]): number {
  const middle = word.x + word.width / 2;
  let [low, high] = [0, gutters.length];
  while (low < high) {
    const index = (low + high) >> 1;
    if ((gutters[index]?.left ?? 0) < middle) low = index + 1;
    else high = index;
  }
  return low;
}

/** Whether a word runs over a gutter, by more than its place is uncertain. */
export function runsOver(word: PaperText, gutters: readonly Stretch[]): boolean {
  const slack = word.size * INEXACT;
  const column = columnOf(word, gutters);
  return gutters.slice(Math.max(0, column - 1), column + 1).some(({ left, right }) => {
    const middle = (left + right) / 2;
    return word.x < middle - slack && endOf(word) > middle + slack;
  });
}

/** How many of some places are the same, but for so much, as the place that most of them have. */
function aligned(places: readonly number[], tolerance: number): number {
  const counts = new Map<number, number>();
  for (const place of places) {
    const step = Math.round(place / tolerance);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * The gutters that part columns: most lines with words on both sides have more than the blank between two words there, or
 * begin at the same place behind it; and on the left stands more than the sign of the amounts on the right.
 */
function parting(gutters: readonly Stretch[], lines: readonly PaperLine[]): Stretch[] {
  const seen = gutters.map(() => ({ wide: 0, others: 0, starts: [] as number[], size: 1 }));
  for (const { texts, size } of lines)
    for (const [index, word] of texts.entries()) {
      const column = columnOf(word, gutters);
      const behind = texts[index + 1];
      const at = seen[column];
      if (!at) continue;
      if (!SIGN.test(word.text)) at.others += 1;
      if (!behind || columnOf(behind, gutters) !== column + 1) continue;
      at.starts.push(behind.x);
      at.size = size;
      if (behind.x - endOf(word) >= size * SURE) at.wide += 1;
    }
  return gutters.filter((_, index) => {
    const { wide = 0, others = 0, starts = [], size = 1 } = seen[index] ?? {};
    const isAligned =
      starts.length >= MIN_ALIGNED && aligned(starts, size * ALIGNED) * 4 >= starts.length * 3;
    return others > 0 && (wide * 2 >= starts.length || isAligned);
  });
}

/** Whether the words of a line stand in columns, though some reach a little into a gutter. */
function fits(line: PaperLine, gutters: readonly Gutter[]): boolean {
  const sure = gutters.filter((gutter) => gutter.isSure && isBetween(gutter));
  const columns = new Set(line.texts.map((word) => columnOf(word, sure)));
  return columns.size > 2 && !line.texts.some((word) => runsOver(word, sure));
}

/** The table that begins with a line, where lines below stand in the same columns, and how many lines were looked at. */
function tableFrom(
  lines: readonly PaperLine[],
  start: number,
): { table?: PrintedTable | undefined; seen: number } {
  const first = lines[start];
  if (!first) return { seen: 1 };
  let gutters: readonly Gutter[] = guttersOf(first);
  let [end, rows, others] = [start + 1, 1, 0];
  for (let index = end; index < lines.length && others < MAX_OTHERS; index += 1) {
    const line = lines[index];
    const next = line ? narrowed(gutters, line) : [];
    if (!line) break;
    if (keepsSure(gutters, next)) gutters = next;
    else if (!fits(line, gutters)) {
      others += 1;
      continue;
    }
    if (line.texts.length > 1) {
      [end, others] = [index + 1, 0];
      rows += 1;
    }
    // The last text of a row may run over several lines.
    else if (others === 0) end = index + 1;
  }
  const sure = gutters.filter((gutter) => gutter.isSure && isBetween(gutter));
  const between = parting(sure, lines.slice(start, end));
  const isTable = rows >= MIN_LINES && between.length > 0;
  return { table: isTable ? { start, end, gutters: between } : undefined, seen: end - start + others };
}

/** The tables of lines: as many lines as stand in the same columns, with a few others between them. */
export function tablesOf(lines: readonly PaperLine[]): PrintedTable[] {
  const tables: PrintedTable[] = [];
  let [index, looked] = [0, 0];
  while (index < lines.length && looked < lines.length * MOST_LOOKED) {
    const line = lines[index];
    const mayBegin =
      line !== undefined &&
      (guttersOf(line).some(({ isSure }) => isSure) || isBeside(lines[index + 1], line));
    const { table, seen } = mayBegin ? tableFrom(lines, index) : { seen: 1 };
    if (table) tables.push(table);
    looked += seen;
    index = table?.end ?? index + 1;
  }
  return tables;
}
