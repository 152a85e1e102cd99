import { blanksOf, type Stretch, shared, widthOf } from './blanks';
import type { PaperLine } from './paper';

/** Lines that stand in the same columns, and what parts these. */
export interface PrintedTable {
  /** The index of its first line, and the one behind its last. */
  start: number;
  end: number;
  /** The blank stretches between its columns, from left to right. */
  gutters: readonly Stretch[];
}

/** A gutter is at least so much of the size of the letters wide. */
const GUTTER = 0.2;
/** Fewer lines are no table. */
const MIN_LINES = 2;
/** So many lines in a row that do not stand in the columns end a table. */
const MAX_OTHERS = 3;
/** No table has more columns. */
const MAX_COLUMNS = 40;

/** What stays blank in the lines so far and in another one. */
function narrowed(gutters: readonly Stretch[], line: PaperLine): Stretch[] {
  const blanks = blanksOf(line);
  return gutters
    .flatMap((gutter) => blanks.map((blank) => shared(gutter, blank)))
    .filter((gutter) => widthOf(gutter) >= line.size * GUTTER)
    .slice(0, MAX_COLUMNS);
}

/** Whether every gutter is left, though it may be narrower, or divided by a text that stands in it. */
function keepsAll(gutters: readonly Stretch[], next: readonly Stretch[]): boolean {
  return gutters.every((gutter) => next.some((each) => widthOf(shared(gutter, each)) > 0));
}

function isBetween({ left, right }: Stretch): boolean {
  return Number.isFinite(left) && Number.isFinite(right);
}

/** The table that begins with a line; undefined where lines below stand in other columns. */
function tableFrom(lines: readonly PaperLine[], start: number): PrintedTable | undefined {
  const first = lines[start];
  if (!first) return undefined;
  let gutters: readonly Stretch[] = blanksOf(first);
  let [end, rows, others] = [start + 1, 1, 0];
  for (let index = end; index < lines.length && others < MAX_OTHERS; index += 1) {
    const line = lines[index];
    const next = line ? narrowed(gutters, line) : [];
    if (!line || !keepsAll(gutters, next)) {
      others += 1;
      continue;
    }
    gutters = next;
    if (line.texts.length > 1) {
      [end, others] = [index + 1, 0];
      rows += 1;
    }
    // The last text of a row may run over several lines.
    else if (others === 0) end = index + 1;
  }
  const between = gutters.filter(isBetween);
  return rows >= MIN_LINES && between.length > 0 ? { start, end, gutters: between } : undefined;
}

/** The tables of lines: as many lines as stand in the same columns, with a few others between them. */
export function tablesOf(lines: readonly PaperLine[]): PrintedTable[] {
  const tables: PrintedTable[] = [];
  let index = 0;
  while (index < lines.length) {
    const table = (lines[index]?.texts.length ?? 0) > 1 ? tableFrom(lines, index) : undefined;
    if (table) tables.push(table);
    index = table?.end ?? index + 1;
  }
  return tables;
}
