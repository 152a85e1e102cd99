import type { Line } from './lines';

/** What people part the columns by that they write under a line of headings: dashes, slashes, commas, colons. */
const MARK = / [–—/-] |, |: /g;
/** More headings are no line that somebody writes by hand. */
const MAX_HEADINGS = 8;
/** So many rows below the headings have the first two of their marks, of as many that are looked at. */
const [MIN_ROWS, LOOKED_AT] = [3, 5];

/** The marks of a line in their order. */
function marksOf(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** The cells of a row, which has the marks of the headings in their order, perhaps not the last of them. */
function cellsOf(text: string, marks: readonly string[]): string[] {
  const cells: string[] = [];
  let from = 0;
  for (const mark of marks) {
    const at = text.indexOf(mark, from);
    if (at < 0) break;
    cells.push(text.slice(from, at).trim());
    from = at + mark.length;
  }
  return [...cells, text.slice(from).trim()];
}

/** The marks of headings that several kinds of marks part, with rows below that are parted so: `name - owe / min / day`. */
function marksOver(lines: readonly Line[]): { marks: readonly string[]; from: number } | undefined {
  for (const [index, { text, cells }] of lines.entries()) {
    if (/\d/.test(text) || cells.length > 1) continue;
    const marks = marksOf(text);
    if (marks.length < 2 || marks.length >= MAX_HEADINGS || new Set(marks).size < 2) continue;
    const rows = lines.slice(index + 1, index + 1 + LOOKED_AT);
    const fitting = rows.filter((row) => /\d/.test(row.text) && cellsOf(row.text, marks).length > 2);
    if (fitting.length >= MIN_ROWS) return { marks, from: index };
  }
  return undefined;
}

/**
 * Lines with the cells that the marks of their headings part, where these are several: `name - owe / min / day` over
 * `Oak - 4,966 / 133 / 9th`. Undefined where no line stands over such rows.
 */
export function withMarkedCells(lines: readonly Line[]): Line[] | undefined {
  const found = marksOver(lines);
  if (!found) return undefined;
  return lines.map((line, index) =>
    index < found.from ? line : { ...line, cells: cellsOf(line.text, found.marks) },
  );
}
