import type { Span } from '../../../creditReport/page/lines';

/** What parts the cells of a row: a tab wherever one stands, bars and commas where line after line has as many. */
export type Delimiter = '\t' | '|' | ',' | ';';

const RARER: readonly Delimiter[] = ['|', ',', ';'];
/** A row with fewer cells may be a sentence. */
const MIN_CELLS = 3;

/** The line of dashes that Markdown puts under the headings of a table. */
const RULE = /^[\s|:-]*-[\s|:-]*$/;

/**
 * What parts the cells of each line of a source; undefined for a line of plain text. Bars part them where the line above
 * or below has as many cells; commas only where one of these lines has no figures and so is their headings, since what
 * else comes in lines with as many commas are thousands of dollars.
 */
export function delimitersOf(source: string, lines: readonly Span[]): (Delimiter | undefined)[] {
  const found = lines.map(({ from, to }): Delimiter | undefined =>
    source.slice(from, to).includes('\t') ? '\t' : undefined,
  );
  for (const delimiter of RARER) {
    const counts = lines.map(({ from, to }) => countOf(source.slice(from, to), delimiter));
    for (let start = 0, end = 0; start < lines.length; start = end) {
      end = start + 1;
      while (end < lines.length && counts[end] === counts[start]) end += 1;
      const isTable = (counts[start] ?? 0) >= MIN_CELLS && end - start > 1;
      const isHeaded = delimiter === '|' || hasHeadings(source, lines.slice(start, end));
      if (isTable && isHeaded) for (let at = start; at < end; at += 1) found[at] ??= delimiter;
    }
  }
  return found;
}

function hasHeadings(source: string, rows: readonly Span[]): boolean {
  return rows.some(({ from, to }) => !/\d/.test(source.slice(from, to)));
}

/** How many cells a line has; none where a blank stands behind a comma, as in a sentence. */
function countOf(line: string, delimiter: Delimiter): number {
  if (!line.includes(delimiter)) return 0;
  const cells = partsOf(line, delimiter);
  return delimiter !== '|' && cells.slice(1).some(({ from }) => line[from] === ' ') ? 0 : cells.length;
}

/** The cells of a row, as stretches of the source: without the marks around a quoted one and the blanks around others. */
export function cellsOf(source: string, { from, to }: Span, delimiter: Delimiter): readonly Span[] {
  const line = source.slice(from, to);
  return partsOf(line, delimiter).map((part) => {
    const cell = line.slice(part.from, part.to);
    const isQuoted = delimiter !== '\t' && /^".*"$/.test(cell);
    const before = isQuoted ? 1 : cell.length - cell.trimStart().length;
    const behind = isQuoted ? 1 : cell.length - cell.trimEnd().length;
    const start = from + part.from + Math.min(before, cell.length);
    return { from: start, to: Math.max(start, from + part.to - behind) };
  });
}

/**
 * The parts of a line between its delimiters, those in quotation marks left out; bars around the line part nothing, a bar
 * at its end alone an empty cell.
 */
function partsOf(line: string, delimiter: Delimiter): Span[] {
  const parts: Span[] = [];
  let [start, isQuoted] = [0, false];
  for (let index = 0; index <= line.length; index += 1) {
    const character = line[index];
    if (character === '"' && delimiter !== '\t') isQuoted = !isQuoted;
    if (index < line.length && (character !== delimiter || isQuoted)) continue;
    parts.push({ from: start, to: index });
    start = index + 1;
  }
  if (delimiter !== '|') return parts;
  const isBlank = (part: Span | undefined) => part && line.slice(part.from, part.to).trim() === '';
  return isBlank(parts[0]) && parts.length > 1
    ? parts.slice(1, isBlank(parts.at(-1)) ? -1 : undefined)
    : parts;
}

/** Whether a line is but the rule under the headings of a table. */
export function isRule(source: string, { from, to }: Span): boolean {
  return RULE.test(source.slice(from, to));
}

/** A column has room for its longest cell up to so many figures, and for its longest word; it has some at least. */
const [LEAST_WIDE, WORDS_WIDE, MOST_WIDE] = [4, 9, 24];
/** So much wider than a figure is a capital letter. */
const CAPITAL = 0.2;

/** How wide each column of some rows wants to be, in figures. */
export function columnWidths(source: string, rows: readonly Span[], delimiter: Delimiter): number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, { from, to }] of cellsOf(source, row, delimiter).entries())
      widths[column] = Math.max(widths[column] ?? LEAST_WIDE, widthOf(source.slice(from, to)));
  return widths;
}

function widthOf(cell: string): number {
  const words = cell.slice(0, 1000).split(/\s+/);
  const wide = (word: string) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) * CAPITAL;
  const longest = words.reduce((most, word) => Math.max(most, wide(word)), 0);
  return Math.min(Math.max(longest, Math.min(cell.length, WORDS_WIDE)), MOST_WIDE);
}
