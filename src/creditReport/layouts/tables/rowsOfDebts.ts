import { type Band, bandsOf, cellsIn, runsOver } from '../../page/bands';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isFurniture } from '../../pieces/furniture';
import { type Section, sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { type PartedBand, partedBy } from './partedBands';
import { textOf } from './stackedHeadings';

/** The lines of one debt under headings: those that hold its values, and remarks below them. */
export interface DebtLines {
  values: readonly PlacedLine[];
  remarks: readonly PlacedLine[];
  inCollections: boolean;
}

type Shape = 'money' | 'date' | 'number' | 'text';

/** So much of what stands in the first line of a table stands in the first line of every debt. */
const ALIKE = 0.5;
/** A debt has so many lines of values at most. */
const MAX_LINES = 4;
/** So many lines with its remarks. */
const MOST_LINES = 8;
/** What a line is called that says something by itself, such as `SOURCE: XP`. */
const LABELLED = /(?:^| {2})\S.{0,30}?:(?: |$)/;

/** A rule that is drawn, also beside a title: `*****  COLLECTIONS  *****`. */
const RULE = /^[-=_*#~.]{3,}$/;

/** The title of a part, also with what limits it behind, as in `INQUIRIES (LAST 120 DAYS)`. */
export function titleOf(line: PlacedLine): Section | undefined {
  const [chunk, ...more] = line.chunks.filter(({ text }) => !RULE.test(text));
  if (!chunk || more.length > 0) return undefined;
  return sectionOf(chunk.text.replace(/ (?:[-–] |\().*$/, ''));
}

const DASH = /^[-–—]+$/;
/** Whole dollars as merged reports print them, however many: `0`, `385`, `268000`. */
const PLAIN = /^\d{1,7}$/;

function shapeOf({ text, words }: Chunk): Shape {
  if (isMoneyWord(words.at(-1)?.text ?? '') || PLAIN.test(text)) return 'money';
  if (readDate(text) !== undefined) return 'date';
  const isNumber = words.length === 1 && (isMaskedNumber(text) || /\d\D*\d\D*\d\D*\d/.test(text));
  return isNumber ? 'number' : 'text';
}

/** Fewer columns in a row may be counted by chance. */
const MIN_COUNTED = 4;

/** Whether a line counts the columns below their headings, as a legend refers to them: `1  2  3  4`. */
function countsColumns({ words }: PlacedLine): boolean {
  return words.length >= MIN_COUNTED && words.every(({ text }, index) => text === String(index + 1));
}

/** Whether a line has values in columns: not running text, no label of its own, and not their count. */
function isRow(line: PlacedLine): boolean {
  const chunks = line.chunks;
  return (
    chunks.length > 1 &&
    !countsColumns(line) &&
    !chunks.some(({ text }) => LABELLED.test(text)) &&
    !isFurniture(textOf(line))
  );
}

/** Whether most texts of a line begin or end where those of another do, and so stand in the same columns. */
function isAligned(line: PlacedLine, model: PlacedLine): boolean {
  const others = model.chunks;
  const chunks = line.chunks;
  const found = chunks.filter(({ left, right }) =>
    others.some((other) => Math.abs(left - other.left) < 2 || Math.abs(right - other.right) < 2),
  );
  return found.length * 2 >= chunks.length;
}

/** The shapes of a line's cells, each with its column; a dash stands for a value of any. */
function pattern(line: PlacedLine, bands: readonly Band[]): Set<string> {
  return new Set(
    cellsIn(line.words, bands).flatMap((cell, column) =>
      cell && !DASH.test(cell.text) ? `${column} ${shapeOf(cell)}` : [],
    ),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const entry of one) if (other.has(entry)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** The column that debts are named in: the first whose text is more than a code. */
function nameColumn(line: PlacedLine, bands: readonly Band[]): number {
  return cellsIn(line.words, bands).findIndex(
    (cell) => cell && shapeOf(cell) === 'text' && /\p{L}{3}/u.test(cell.text),
  );
}

/** Whether words that stand in a column begin or end about where it does. */
function isSet({ left, right }: Band, band: Band): boolean {
  return Math.abs(left - band.left) < 2 || Math.abs(right - band.right) < 2;
}

/** Whether words say how a debt stands, from where a column begins on, however narrow that is. */
function isStanding({ text, left }: Chunk, bands: readonly Band[]): boolean {
  return bands.some((band) => Math.abs(left - band.left) < 2) && isStatusOnly(text);
}

/**
 * Whether a text below the first line of a debt stands in no column, as remarks do: it has a label, or goes on over
 * columns whatever their edges are.
 */
function isRemark(chunk: Chunk, bands: readonly Band[]): boolean {
  if (LABELLED.test(chunk.text)) return true;
  if (!runsOver(chunk, bands) || isStanding(chunk, bands)) return false;
  return cellsIn(chunk.words, bands).some((cell, column) => cell && !isSet(cell, bands[column] ?? cell));
}

/** A line below the first one of a debt: its values, and the remark behind them with all that it pushes aside. */
function partedLine(line: PlacedLine, bands: readonly Band[]): { values?: PlacedLine; remark?: PlacedLine } {
  const at = isFurniture(textOf(line)) ? 0 : line.chunks.findIndex((chunk) => isRemark(chunk, bands));
  if (at < 0) return { values: line };
  if (at === 0) return { remark: line };
  return { values: lineOf(line, line.chunks.slice(0, at)), remark: lineOf(line, line.chunks.slice(at)) };
}

/** A line with some of its texts alone. */
function lineOf(line: PlacedLine, chunks: readonly Chunk[]): PlacedLine {
  return { ...line, words: chunks.flatMap(({ words }) => words), chunks };
}

/** A line with so many of the first one's texts is the first of a debt too. */
const AS_WIDE = 0.75;
/** Fewer lines show no columns; of wide ones, which few texts but lists of debts have, two are enough. */
const [MIN_FIRST, MIN_WIDE, WIDE] = [4, 2, 6];

/** The columns of rows: those of all, divided as the first lines of debts are, where a value below them runs over two. */
function columnsOf(
  rows: readonly PlacedLine[],
  width: number,
  headings: readonly PlacedLine[],
): PartedBand[] {
  const ofAll = bandsOf(rows, headings);
  const firsts = rows.filter(({ chunks }) => chunks.length >= width * AS_WIDE);
  const ofFirsts = firsts.length >= (width < WIDE ? MIN_FIRST : MIN_WIDE) ? bandsOf(firsts, headings) : [];
  const divided = ofAll.map((band) => {
    const inner = ofFirsts.filter(({ left, right }) => left >= band.left && right <= band.right);
    return inner.length > 1 ? inner : [band];
  });
  return partedBy(divided, headings);
}

/** So many runs of dashes below headings show that they part columns. */
const MIN_RULED = 3;

/** The columns that a rule of dashes draws: `--- -------- ----`; undefined where a line is none. */
function ruledBands(line: PlacedLine | undefined): PartedBand[] | undefined {
  const words = line?.words ?? [];
  const isRule = words.length >= MIN_RULED && words.every(({ text }) => /^-+$/.test(text));
  return isRule ? words.map((word) => ({ ...word, parts: [word] })) : undefined;
}

/**
 * The columns and the debts of the lines under headings; a rule of dashes under these draws the columns. A debt begins
 * at a line that is like the first one, and ends at a blank line, a rule or a title.
 *
 * @param headings the lines over them
 */
export function debtsOf(
  lines: readonly PlacedLine[],
  headings: readonly PlacedLine[],
): { columns: PartedBand[]; debts: DebtLines[] } {
  const first = lines.find(isRow);
  const rows = new Set(lines.filter((line) => first && isRow(line) && isAligned(line, first)));
  const wide = [...rows].filter((line) => line.chunks.length > 2);
  const columns =
    ruledBands(lines[0]) ??
    columnsOf(wide.length > 0 ? wide : [...rows], first?.chunks.length ?? 0, headings);
  const bands = columns.flatMap(({ parts }) => parts);
  if (!first || bands.length < 2) return { columns, debts: [] };
  const model = pattern(first, bands);
  const name = nameColumn(first, bands);
  const found: { lines: PlacedLine[]; inCollections: boolean }[] = [];
  let inCollections = false;
  let isOpen = false;
  for (const line of lines) {
    const title = titleOf(line);
    if (title) {
      inCollections = title === 'collections';
      isOpen = false;
      continue;
    }
    if (isFurniture(textOf(line))) {
      isOpen = false;
      continue;
    }
    const isFirst =
      rows.has(line) &&
      likeness(pattern(line, bands), model) >= ALIKE &&
      (name < 0 || nameColumn(line, bands) === name);
    isOpen = isFirst || (isOpen && !line.afterBlank && (found.at(-1)?.lines.length ?? 0) < MOST_LINES);
    if (isFirst) found.push({ lines: [line], inCollections });
    else if (isOpen) found.at(-1)?.lines.push(line);
  }
  /** How many lines of a debt hold values: those that in most debts stand in the columns. */
  let height = 1;
  while (height < MAX_LINES) {
    const below = found.flatMap((debt) => debt.lines[height] ?? []);
    const regular = below.filter((line) => {
      const { values } = partedLine(line, columns);
      return values && values.chunks.length > 1 && isAligned(values, first);
    });
    if (below.length === 0 || regular.length * 2 <= found.length) break;
    height += 1;
  }
  const debts = found.map(({ lines: [top, ...below], inCollections }) => {
    const parted = below.slice(0, height - 1).map((line) => partedLine(line, columns));
    return {
      values: [...(top ? [top] : []), ...parted.flatMap(({ values }) => values ?? [])],
      remarks: [...parted.flatMap(({ remark }) => remark ?? []), ...below.slice(height - 1)],
      inCollections,
    };
  });
  return { columns, debts };
}
