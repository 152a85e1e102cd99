import { isSetAsBlock, parseHtml } from './parseHtml';

/**
 * A cell of an HTML table: its text, one line for each `<br>`; with the number a spreadsheet keeps behind it (`x:num` in
 * Excel, `sdval` in LibreOffice), which has the digits that `6.011E+15` and `####` lost. Where a cell of a row above
 * reaches into a row that is set as its own is, the words of that cell.
 */
export type HtmlCell = string | { text: string; exact: string } | { spanned: string };

/** The rows of an HTML table. */
export type HtmlTable = readonly (readonly HtmlCell[])[];

/**
 * Takes the tables out of a piece of HTML as grids of cells, in the order of the page. A cell that spans rows or
 * columns stands at its first place, with blanks or its words for the rest; spans past a great number of blanks are left
 * out. Nothing of the HTML runs, loads or reaches the page.
 */
export function readHtmlTables(html: string): HtmlTable[] {
  if (!/<t(able|r)\b/i.test(html)) return [];
  const page = parseHtml(html);
  const outermost = [...page.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  return outermost.map(readHtmlTable).filter((table) => table.length > 0);
}

/** Cells of a table that its spans may fill with blanks. No report has as many, and a few spans could fill the memory. */
const MAX_SPANNED = 100_000;

function readHtmlTable(table: HTMLTableElement): HtmlTable {
  const rows = [...table.rows];
  const grid: (HtmlCell | undefined)[][] = rows.map(() => []);
  let spanned = 0;
  rows.forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[rowIndex]?.[column] !== undefined) column++;
      const rowsBelow = grid.slice(rowIndex, rowIndex + cell.rowSpan);
      spanned += rowsBelow.length * cell.colSpan - 1;
      const isWithin = spanned <= MAX_SPANNED;
      const width = isWithin ? cell.colSpan : 1;
      for (const places of isWithin ? rowsBelow : rowsBelow.slice(0, 1))
        for (let right = 0; right < width; right++) places[column + right] = '';
      const read = readCell(cell);
      for (const [below, places] of rowsBelow.entries())
        if (below > 0 && isWithin && countsBelow(read, row, rows[rowIndex + below]))
          places[column] = { spanned: plainText(read) };
      rowsBelow[0]?.splice(column, 1, read);
      column += width;
    }
  });
  const seen = grid.filter((_, rowIndex) => rows[rowIndex]?.hidden === false);
  return seen.map((row) => Array.from(row, (cell) => cell ?? ''));
}

/**
 * Whether a cell that spans rows counts in one below its own: where that is one more of the same kind, with all cells that
 * span none. A sum counts once.
 */
function countsBelow(read: HtmlCell, own: HTMLTableRowElement, below?: HTMLTableRowElement): boolean {
  const unspanned = [...own.cells].filter(({ rowSpan }) => rowSpan === 1).length;
  return /\p{L}{2}/u.test(plainText(read)) && unspanned > 1 && below?.cells.length === unspanned;
}

function readCell(cell: HTMLTableCellElement): HtmlCell {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\u0001');
  for (const block of cell.querySelectorAll('div, p, li, [data-style]')) {
    if (!block.matches('div, p, li') && !isSetAsBlock(block)) continue;
    block.before('\u0001');
    block.append('\u0001');
  }
  const lines = (cell.textContent ?? '').split('\u0001').map((line) => line.replace(/\s+/g, ' ').trim());
  const text = lines.filter(Boolean).join('\n');
  const exact = cell.getAttribute('x:num') ?? cell.getAttribute('sdval');
  return exact ? { text, exact } : text;
}

/** What a reader sees in a cell; where a spreadsheet shows a number cut short, the number itself. */
export function plainText(cell: HtmlCell): string {
  if (typeof cell === 'string') return cell;
  if ('spanned' in cell) return '';
  const isCutShort = /^#+$/.test(cell.text) || /^\d(\.\d+)?E\+\d+$/i.test(cell.text);
  return isCutShort ? cell.exact : cell.text;
}
