import { CELL_GAP, endOf, type PaperLine } from './paper';
import { printedCell } from './printedCell';
import { type PrintedTable, tablesOf } from './printedTables';
import { type PrintedRow, rowsOf } from './tableRows';

/** Lines of two pages are farther apart than any of one, in points. */
const BETWEEN_PAGES = 1000;
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

/** Where the widest cell of a column ends. */
function rightOf(rows: readonly PrintedRow[], column: number): number {
  return rows
    .filter((row) => row.length > 1)
    .flatMap((row) => row[column] ?? [])
    .reduce((right, word) => Math.max(right, endOf(word)), 0);
}

/** The rows of a table as lines with a tab between two cells, each with the line of the page it begins with. */
function linesOfTable(lines: readonly PaperLine[], table: PrintedTable): { text: string; y: number }[] {
  const rows = rowsOf(lines, table);
  const rights = Array.from({ length: table.gutters.length + 1 }, (_, column) => rightOf(rows, column));
  return rows.map((row) => ({
    text: row.map((texts, column) => quoted(printedCell(texts, rights[column] ?? 0))).join('\t'),
    y: row.flat().reduce((top, { y }) => Math.min(top, y), Number.POSITIVE_INFINITY),
  }));
}

/**
 * The text of pages with a tab between the cells of every table that is seen by its columns, and a row of a table on one
 * line though a cell of it runs over several; undefined where no table is seen.
 *
 * @param usual how far most lines are apart, in points
 */
export function tabbedText(pages: readonly (readonly PaperLine[])[], usual: number): string | undefined {
  const starts: number[] = [];
  const lines: PaperLine[] = [];
  for (const page of pages) {
    const from = (lines.at(-1)?.y ?? -BETWEEN_PAGES) + BETWEEN_PAGES;
    starts.push(from);
    for (const line of page)
      lines.push({
        ...line,
        y: line.y + from,
        texts: line.texts.map((text) => ({ ...text, y: text.y + from })),
      });
  }
  const tables = tablesOf(lines);
  if (tables.length === 0) return undefined;
  const rows: { text: string; y: number }[] = [];
  let index = 0;
  for (const table of [...tables, undefined]) {
    for (const line of lines.slice(index, table?.start)) rows.push({ text: lineText(line), y: line.y });
    if (table) rows.push(...linesOfTable(lines, table));
    index = table?.end ?? index;
  }
  const pageOf = (y: number) => starts.findLastIndex((from) => from <= y);
  return rows
    .map(({ text, y }, row) => {
      const above = rows[row - 1];
      if (!above) return text;
      if (pageOf(above.y) !== pageOf(y)) return `\f${text}`;
      return y - above.y > usual * BLANK_LINE && !text.includes('\t') ? `\n${text}` : text;
    })
    .join('\n');
}
