import { type Stretch, shared, widthOf } from './blanks';
import {
  columnOf,
  type Gutter,
  guttersOf,
  INEXACT,
  isBetween,
  keepsSure,
  narrowed,
  runsOver,
} from './gutters';
import { isAsLarge, type PaperLine } from './paper';
import { parting } from './parting';

/** Lines that stand in the same columns, and what parts these. */
export interface PrintedTable {
  /** The index of its first line, and the one behind its last. */
  start: number;
  end: number;
  /** The blank stretches between its columns, from left to right. */
  gutters: readonly Stretch[];
  /** The indices of the lines between its rows that are texts of their own. */
  texts: ReadonlySet<number>;
}

/** Fewer lines are no table. */
const MIN_LINES = 2;
/** So many lines in a row that do not stand in the columns end a table. */
const MAX_OTHERS = 3;
/** Every line is looked at so many times at most, so that the search takes time in proportion to the text. */
const MOST_LOOKED = 8;
/** Lines closer than so many times the size of the letters stand in one row, side by side. */
const SIDE_BY_SIDE = 0.85;
/** Letters so many times as large as others stand in no table with them. */
const OTHER_LETTERS = 1.4;
/** More space above than so many times the most between two lines of a table parts a line from it. */
const PARTED = 1.1;

/** Whether a line stands beside the one above it, as the cells of a row do that are centred in it. */
export function isBeside(below: PaperLine | undefined, above: PaperLine): boolean {
  return below !== undefined && below.y - above.y < below.size * SIDE_BY_SIDE;
}

/** A line with those that stand beside it, as one: `y` is the last baseline of them, `end` the index behind the last. */
interface Band extends PaperLine {
  top: number;
  start: number;
  end: number;
}

/** The gutters that part columns for sure. */
function sureOf(gutters: readonly Gutter[]): Gutter[] {
  return gutters.filter((gutter) => gutter.isSure && isBetween(gutter));
}

/** Whether the words of a line stand in columns, though some reach a little into a gutter. */
function fits(line: PaperLine, sure: readonly Gutter[]): boolean {
  const columns = new Set(line.texts.map((word) => columnOf(word, sure)));
  return columns.size > 2 && !line.texts.some((word) => runsOver(word, sure));
}

/** Whether a line stands in the columns of a table alone: all that is blank in it for sure is a gutter, and no word stands in one. */
function standsIn(line: PaperLine, sure: readonly Gutter[], next: readonly Gutter[]): boolean {
  const hasOthers = sureOf(guttersOf(line)).some((blank) =>
    sure.every((gutter) => widthOf(shared(gutter, blank)) <= 0),
  );
  return !hasOthers && sureOf(next).length <= sure.length;
}

function haveOtherLetters(one: PaperLine, other: PaperLine): boolean {
  return Math.max(one.size, other.size) > Math.min(one.size, other.size) * OTHER_LETTERS;
}

/** Whether two words of a line stand in one text though a gutter is between them: what is behind begins elsewhere. */
function crosses(line: PaperLine, sure: readonly Gutter[]): boolean {
  return line.texts.some((word, index) => {
    const before = line.texts[index - 1];
    const column = columnOf(word, sure);
    const gutter = sure[column - 1];
    if (!before || !gutter || columnOf(before, sure) === column || /\d/.test(word.text)) return false;
    return Math.abs(word.x - gutter.right) > word.size * INEXACT;
  });
}

/** Whether a line is a text of its own between the rows of tables: a title, or a remark that runs over columns. */
function isText(line: Band, above: Band, sure: readonly Gutter[], most: number): boolean {
  if (sureOf(guttersOf(line)).length > 0) return false;
  const isTitle = !isAsLarge(line, above) || line.top - above.y > most * PARTED;
  return (most > 0 && isTitle) || crosses(line, sure);
}

/** The table that begins with a line, where lines below stand in the same columns, and how many lines were looked at. */
function tableFrom(
  lines: readonly Band[],
  start: number,
): { table?: PrintedTable | undefined; seen: number } {
  const first = lines[start];
  if (!first) return { seen: 1 };
  let gutters: readonly Gutter[] = guttersOf(first);
  let [end, rows, others, most] = [start + 1, 1, 0, 0];
  let afterText = false;
  const texts = new Set<number>();
  for (let index = end; index < lines.length && others < MAX_OTHERS; index += 1) {
    const [line, above] = [lines[index], lines[index - 1]];
    if (!line || !above || haveOtherLetters(line, first)) break;
    const sure = sureOf(gutters);
    if (isText(line, above, sure, most)) {
      for (let own = line.start; own < line.end; own += 1) texts.add(own);
      others += 1;
      afterText = true;
      continue;
    }
    const next = narrowed(gutters, line);
    const keeps = keepsSure(gutters, next);
    // Below a text of its own, what stands in other columns is another table.
    if (afterText && !(keeps && standsIn(line, sure, next))) break;
    if (keeps) gutters = next;
    else if (!fits(line, sure)) {
      others += 1;
      continue;
    }
    if (!afterText) most = Math.max(most, line.top - above.y);
    if (line.texts.length > 1) {
      [end, others, afterText] = [index + 1, 0, false];
      rows += 1;
    }
    // The last text of a row may run over several lines.
    else if (others === 0) end = index + 1;
  }
  const between = parting(sureOf(gutters), lines.slice(start, end));
  const isTable = rows >= MIN_LINES && between.length > 0;
  return { table: isTable ? { start, end, gutters: between, texts } : undefined, seen: end - start + others };
}

/** Lines of which each stands beside the one above are one: cells of one row that are centred in it. */
function bandsOf(lines: readonly PaperLine[]): Band[] {
  const bands: { start: number; lines: PaperLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const band = bands.at(-1);
    const above = band?.lines.at(-1);
    if (band && above && isBeside(line, above)) band.lines.push(line);
    else bands.push({ start: index, lines: [line] });
  }
  return bands.map(({ start, lines: own }) => ({
    top: own[0]?.y ?? 0,
    y: own.at(-1)?.y ?? 0,
    size: own.reduce((most, { size }) => Math.max(most, size), 0),
    texts: own.flatMap(({ texts }) => texts).sort((one, other) => one.x - other.x),
    start,
    end: start + own.length,
  }));
}

/** The tables of lines: as many lines as stand in the same columns, with a few others between them. */
export function tablesOf(lines: readonly PaperLine[]): PrintedTable[] {
  const bands = bandsOf(lines);
  const tables: PrintedTable[] = [];
  let [index, looked] = [0, 0];
  while (index < bands.length && looked < bands.length * MOST_LOOKED) {
    const band = bands[index];
    const mayBegin = band !== undefined && guttersOf(band).some(({ isSure }) => isSure);
    const { table, seen } = mayBegin ? tableFrom(bands, index) : { seen: 1 };
    if (table)
      tables.push({
        ...table,
        start: bands[table.start]?.start ?? 0,
        end: bands[table.end - 1]?.end ?? lines.length,
      });
    looked += seen;
    index = table?.end ?? index + 1;
  }
  return tables;
}
