import type { Stretch } from './blanks';
import { type Gutter, guttersOf } from './gutters';
import { beginsOther, fits, haveOtherLetters, isText, isUnder, standsIn, sureOf } from './lineInTable';
import { keepsSure, narrowed } from './narrowing';
import type { PaperLine } from './paper';
import { parting } from './parting';
import { type Band, bandsOf } from './rowBands';
import { withHeadings } from './tableHeadings';

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
/** So many gutters are those of a wide table. */
const MANY = 7;
/** Every line is looked at so many times at most, so that the search takes time in proportion to the text. */
const MOST_LOOKED = 8;

/**
 * The gutters that lines leave which fill their columns, so that there is no more than a blank between two of them. Where
 * that stands is seen once the other lines have shown where the columns begin. Of many gutters one may be too narrow to be
 * seen in such a line, for a heading leaves little of it, whose place is not exact.
 */
function withFull(gutters: readonly Gutter[], unfit: readonly PaperLine[]): readonly Gutter[] {
  return unfit.reduce((left, line) => {
    const next = narrowed(left, line);
    const pieces = left.map((gutter) =>
      next.filter((piece) => piece.left >= gutter.left && piece.right <= gutter.right),
    );
    const isLost = left.map(({ isSure }, index) => isSure && !pieces[index]?.some((piece) => piece.isSure));
    const lost = isLost.filter(Boolean).length;
    if (lost > 0 && (lost > 1 || sureOf(left).length < MANY)) return left;
    return left.flatMap((gutter, index) => (isLost[index] ? [gutter] : (pieces[index] ?? [])));
  }, gutters);
}

/** Whether a line shows columns by itself: a wide blank of its own, or a word that begins where a column above does. */
function showsColumns(line: Band, sure: readonly Gutter[]): boolean {
  return sureOf(guttersOf(line)).length > 0 || sure.some(({ right }) => isUnder(line, right));
}

/** So many lines that begin at one place show where the cells of a first column do. */
const MIN_ALIGNED = 3;
/** Lines begin at one place that do so but for so much of the size of their letters. */
const SAME_PLACE = 0.1;

/** Where lines of several texts begin, as long as all of them begin at one place. */
interface Start {
  place: number;
  count: number;
}

/** The place with another line. */
function startWith(start: Start | undefined, { texts: [first], size }: PaperLine): Start {
  const { place = first?.x ?? 0, count = 0 } = start ?? {};
  const isSame = first !== undefined && Math.abs(first.x - place) <= size * SAME_PLACE;
  return { place, count: isSame ? count + 1 : Number.NEGATIVE_INFINITY };
}

/** Whether a line of one text begins left of all cells, which keep some room from the edge of their table. */
function isOutside(line: Band, start: Start | undefined): boolean {
  const [first] = line.texts;
  if (!start || !first || start.count < MIN_ALIGNED || sureOf(guttersOf(line)).length > 0) return false;
  return first.x < start.place - line.size * SAME_PLACE;
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
  let begin: Start | undefined;
  const texts = new Set<number>();
  const unfit: { index: number; line: Band }[] = [];
  for (let index = end; index < lines.length && others < MAX_OTHERS; index += 1) {
    const [line, above] = [lines[index], lines[index - 1]];
    if (!line || !above || haveOtherLetters(line, first)) break;
    const sure = sureOf(gutters);
    if (beginsOther(line, gutters)) break;
    if (isOutside(line, begin) || isText(line, [above, lines[index + 1]], sure, most)) {
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
      unfit.push({ index, line });
      continue;
    }
    if (!afterText) most = Math.max(most, line.top - above.y);
    if (line.texts.length > 1) {
      [end, others, afterText] = [index + 1, 0, false];
      begin = startWith(begin, line);
      if (showsColumns(line, sure)) rows += 1;
    }
    // The last text of a row may run over several lines.
    else if (others === 0) end = index + 1;
  }
  gutters = withFull(
    gutters,
    unfit.flatMap(({ index, line }) => (index < end ? [line] : [])),
  );
  const between = parting(sureOf(gutters), lines.slice(start, end));
  const isTable = rows >= MIN_LINES && between.length > 0;
  return { table: isTable ? { start, end, gutters: between, texts } : undefined, seen: end - start + others };
}

/** The tables of lines: as many lines as stand in the same columns, with a few others between them. */
export function tablesOf(lines: readonly PaperLine[]): PrintedTable[] {
  const bands = bandsOf(lines);
  const tables: PrintedTable[] = [];
  let [index, looked, least] = [0, 0, 0];
  while (index < bands.length && looked < bands.length * MOST_LOOKED) {
    const band = bands[index];
    const mayBegin = band !== undefined && guttersOf(band).some(({ isSure }) => isSure);
    const { table, seen } = mayBegin ? tableFrom(bands, index) : { seen: 1 };
    if (table)
      tables.push({
        ...table,
        start: bands[withHeadings(bands, table, least)]?.start ?? 0,
        end: bands[table.end - 1]?.end ?? lines.length,
      });
    looked += seen;
    index = table?.end ?? index + 1;
    least = table?.end ?? least;
  }
  return tables;
}
