import { parseHtml } from './parseHtml';

/**
 * A cell of an HTML table: its text, one line for each `<br>`; with the number a spreadsheet keeps behind it (`x:num`),
 * which has the digits that `6.011E+15` and `####` lost.
 */
export type HtmlCell = string | { text: string; exact: string };

/** The rows of an HTML table. */
export type HtmlTable = readonly (readonly HtmlCell[])[];

/**
 * Takes the tables out of a piece of HTML as grids of cells, in the order of the page. A cell that spans rows or
 * columns stands at its first place, with blanks for the rest. Nothing of the HTML runs, loads or reaches the page.
 */
export function readHtmlTables(html: string): HtmlTable[] {
  if (!/<t(able|r)\b/i.test(html)) return [];
  const page = parseHtml(html);
  const outermost = [...page.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  return outermost.map(readHtmlTable).filter((table) => table.length > 0);
}

function readHtmlTable(table: HTMLTableElement): HtmlTable {
  const rows = [...table.rows];
  const grid: (HtmlCell | undefined)[][] = rows.map(() => []);
  rows.forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[rowIndex]?.[column] !== undefined) column++;
      const spanned = grid.slice(rowIndex, rowIndex + cell.rowSpan);
      for (const places of spanned)
        for (let right = 0; right < cell.colSpan; right++) places[column + right] = '';
      spanned[0]?.splice(column, 1, readCell(cell));
      column += cell.colSpan;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? ''));
}

function readCell(cell: HTMLTableCellElement): HtmlCell {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\u0001');
  const lines = (cell.textContent ?? '').split('\u0001').map((line) => line.replace(/\s+/g, ' ').trim());
  const text = lines.filter(Boolean).join('\n');
  const exact = cell.getAttribute('x:num');
  return exact ? { text, exact } : text;
}

/** What a reader sees in a cell; where a spreadsheet shows a number cut short, the number itself. */
export function plainText(cell: HtmlCell): string {
  if (typeof cell === 'string') return cell;
  const isCutShort = /^#+$/.test(cell.text) || /^\d(\.\d+)?E\+\d+$/i.test(cell.text);
  return isCutShort ? cell.exact : cell.text;
}
