import { cellEdges, type PrintedRow } from './cellEdges';
import { BETWEEN_PAGES, CELL_GAP, endOf, type PaperLine } from './paper';
import { printedCell } from './printedCell';
import { type PrintedTable, tablesOf } from './printedTables';
import { rowsOf } from './tableRows';

/** So many times as far apart as most lines are lines with a blank one between them. */
const BLANK_LINE = 1.5;
/** So many blanks part the texts of a line outside of tables. */
const CELL_BLANKS = '   ';

/** A cell as spreadsheets write it: in quotation marks where it holds a line break or begins with one. */
function quoted(cell: string): string {
  return /^"|\n/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A line outside of tables, with more blanks where a gap is. */
function lineText({ texts }: PaperLine): string {
  return texts.reduce((whole, text, index) => {
    const before = texts[index - 1];
    if (!before) return text.text;
    return `${whole}${text.x - endOf(before) > text.size * CELL_GAP ? CELL_BLANKS : ' '}${text.text}`;
  }, '');
}

/** A line of the text that is made of pages, with the first and the last line of the page that it is made of. */
interface Row {
  text: string;
  y: number;
  bottom: number;
}

/** Whether a row is the title of what begins below it: of the two, one has its first cell alone, the other all but that. */
function isTitle([first = [], ...others]: PrintedRow, below: PrintedRow = []): boolean {
  const [corner = first, ...headings] = below;
  return (
    first.length > 0 &&
    others.length > 0 &&
    others.every((cell) => cell.length === 0) &&
    corner.length === 0 &&
    headings.every((cell) => cell.length > 0)
  );
}

/** The rows of a table as lines with a tab between two cells, each with the line of the page it begins with. */
function linesOfTable(lines: readonly PaperLine[], table: PrintedTable, margin: number): Row[] {
  const rows = rowsOf(lines, table, margin);
  const edges = cellEdges(rows);
  return rows.map((row, index) => {
    const heights = row.flat().map(({ y }) => y);
    const cells = isTitle(row, rows[index + 1]) ? row.slice(0, 1) : row;
    return {
      text: cells.map((words, column) => quoted(printedCell(words, edges[column]))).join('\t'),
      y: heights.reduce((top, y) => Math.min(top, y), Number.POSITIVE_INFINITY),
      bottom: heights.reduce((bottom, y) => Math.max(bottom, y), 0),
    };
  });
}

/** Sets the pages of a report one under the other, far apart, and tells the page of each height. */
function asOnePage(pages: readonly (readonly PaperLine[])[]): {
  lines: PaperLine[];
  pageAt: (y: number) => number;
} {
  const starts: number[] = [];
  const lines: PaperLine[] = [];
  for (const page of pages) {
    const from = (lines.at(-1)?.y ?? -BETWEEN_PAGES) + BETWEEN_PAGES;
    starts.push(from);
    for (const line of page)
      lines.push({
        ...line,
        y: line.y + from,
        bottom: (line.bottom ?? line.y) + from,
        texts: line.texts.map((text) => ({ ...text, y: text.y + from })),
      });
  }
  return { lines, pageAt: (y) => starts.findLastIndex((from) => from <= y) };
}

/**
 * The text of pages with a tab between the cells of every table that is seen by its columns, and a row of a table on one
 * line though a cell of it runs over several.
 *
 * @param usual how far most lines are apart, in points
 * @param margin where lines end at most; zero where that is not known
 */
export function tabbedText(pages: readonly (readonly PaperLine[])[], usual: number, margin = 0): string {
  const { lines, pageAt } = asOnePage(pages);
  const tables = tablesOf(lines);
  const rows: Row[] = [];
  let index = 0;
  for (const table of [...tables, undefined]) {
    for (const line of lines.slice(index, table?.start))
      rows.push({ text: lineText(line), y: line.y, bottom: line.bottom ?? line.y });
    if (table) rows.push(...linesOfTable(lines, table, margin));
    index = table?.end ?? index;
  }
  return rows
    .map(({ text, y }, row) => {
      const above = rows[row - 1];
      if (!above) return text;
      if (pageAt(above.y) !== pageAt(y)) return `\f${text}`;
      return y - above.bottom > usual * BLANK_LINE && !text.includes('\t') ? `\n${text}` : text;
    })
    .join('\n');
}
