import { areColonsApart, withColonsAtLabels } from './colonsApart';
import { collapse } from './normalise';

/** A stretch of the source of a page: from its first character to behind its last. */
export interface Span {
  from: number;
  to: number;
}

/** Whether a stretch lies in another one. */
export function isWithin(inner: Span, outer: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Whether two stretches share a place. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The end of a line, and nothing else, stands between two lines. */
const LINE_END = 1;

/** Whether nothing stands between two stretches but the end of the line of the first. */
export function isRightAbove(above: Span, below: Span): boolean {
  return below.from - above.to <= LINE_END;
}

/** The stretch that holds others. */
export function spanOf(spans: readonly Span[]): Span {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { from, to } of spans) {
    if (from < least) least = from;
    if (to > most) most = to;
  }
  return { from: least, to: most };
}

/** One line of the clipboard: the whole of it, and its cells where tabs or commas divide it. */
export interface Line extends Span {
  text: string;
  /** At least one; a quoted cell keeps its line breaks. */
  cells: readonly string[];
  /** A blank line stands above. */
  afterBlank: boolean;
}

/** The text of the line that a place stands in. */
export function lineTextAt(source: string, at: number): string {
  const begin = source.lastIndexOf('\n', at) + 1;
  const end = source.indexOf('\n', begin);
  return source.slice(begin, end < 0 ? undefined : end);
}

/** A text that stands at a place of the source, as a line of one cell. */
export function lineOf(text: string, { from, to }: Span, afterBlank = false): Line {
  return { text, cells: [text], afterBlank, from, to };
}

/** A quoted cell longer than this is a stray quotation mark: it keeps the reading linear. */
const MAX_QUOTED = 2000;

/** The end of the quoted cell that begins at `start`, just behind its closing mark; -1 where it is no quoted cell. */
function quotedEnd(text: string, start: number, delimiter: string): number {
  const limit = Math.min(text.length, start + MAX_QUOTED);
  for (let index = start + 1; index < limit; index += 1) {
    if (text[index] !== '"') continue;
    if (text[index + 1] === '"') index += 1;
    else {
      const after = text[index + 1];
      return after === undefined || after === delimiter || after === '\n' ? index + 1 : -1;
    }
  }
  return -1;
}

/** The formula with which an export keeps a spreadsheet from counting a number, and dropping its zeros: `="00471"`. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;

/** Takes the cells of a line with quotation marks; returns where the line ends, which quoted line breaks put off. */
function takeCells(text: string, start: number, lineEnd: number, delimiter: string, cells: string[]): number {
  let [index, stop] = [start, lineEnd];
  for (;;) {
    const end = text[index] === '"' ? quotedEnd(text, index, delimiter) : -1;
    if (end !== -1) {
      cells.push(
        text
          .slice(index + 1, end - 1)
          .replaceAll('""', '"')
          .replace(KEPT_AS_TEXT, '$1'),
      );
      index = end;
      if (end > stop) {
        const next = text.indexOf('\n', end);
        stop = next === -1 ? text.length : next;
      }
    } else {
      const next = text.indexOf(delimiter, index);
      const cellEnd = next === -1 || next > stop ? stop : next;
      cells.push(text.slice(index, cellEnd).trim().replace(KEPT_AS_TEXT, '$1'));
      index = cellEnd;
    }
    if (index >= stop) return stop;
    index += 1;
  }
}

/** What needs two bytes to be kept. */
const WIDE = /[^\0-\xFF]/;

/**
 * The same text, kept with a byte for each character where that does: what is cut from a page that has one tick or curly
 * quotation mark has two, and every rule takes longer with it.
 */
function narrowed(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/**
 * Divides a normalised text into lines and cells, as spreadsheets write them: a cell that begins with a quotation mark
 * may hold delimiters, doubled quotation marks and line breaks.
 */
export function readLines(text: string, delimiter = '\t'): Line[] {
  const lines: Line[] = [];
  const hasCells = text.includes(delimiter);
  const isWide = WIDE.test(text);
  const areApart = !hasCells && areColonsApart(text);
  let cells: string[] = [];
  let afterBlank = false;
  let start = 0;
  const endLine = (from: number, to: number) => {
    const whole = collapse(cells.join(' '));
    if (whole === '') afterBlank = true;
    else {
      const isRow = cells.length > 1 || delimiter !== '\t';
      const columns = isRow ? cells.map(tidy) : splitAtRuns(cells[0] ?? '', whole);
      lines.push({ text: whole, cells: columns, afterBlank, from, to });
      afterBlank = false;
    }
    cells = [];
  };
  while (start <= text.length) {
    const lineEnd = text.indexOf('\n', start);
    const stop = lineEnd === -1 ? text.length : lineEnd;
    const rest = isWide ? narrowed(text.slice(start, stop)) : text.slice(start, stop);
    const from = start;
    if (!hasCells || !rest.includes('"')) {
      const plain = areApart ? withColonsAtLabels(rest) : rest;
      for (const cell of hasCells ? plain.split(delimiter) : [plain]) cells.push(cell.trim());
      start = stop;
    } else start = takeCells(text, start, stop, delimiter, cells);
    endLine(from, start);
    start += 1;
  }
  return lines;
}

function tidy(cell: string): string {
  return cell.includes('\n') ? cell.split('\n').map(collapse).filter(Boolean).join('\n') : collapse(cell);
}

/** What parts the columns of a line: three blanks and more, but not the sign of dollars from its figure at the right edge. */
const RUN = /(?<![$ ]) {3,}|(?<=\$) {3,}(?![ \d.(-])|(?<=\d\.\d\d) {2}(?=\$ {0,2}\d)/;

/** The columns of a line without delimiters. */
function splitAtRuns(line: string, whole: string): string[] {
  return line === whole ? [whole] : line.split(RUN).map(collapse);
}

/** The lines of rows of cells, and their source: a tab between two cells, a line for each row. */
export function linesOfRows(rows: readonly (readonly string[])[]): { source: string; lines: Line[] } {
  const lines: Line[] = [];
  const sources: string[] = [];
  let from = 0;
  let afterBlank = false;
  for (const row of rows) {
    const cells = row.map(tidy);
    const text = collapse(row.join(' '));
    if (text === '') {
      afterBlank = true;
      continue;
    }
    const source = cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t');
    lines.push({
      text,
      cells,
      afterBlank,
      from,
      to: from + source.length,
    });
    afterBlank = false;
    sources.push(source);
    from += source.length + 1;
  }
  return { source: sources.join('\n'), lines };
}
