import type { Table } from './clipboardTable';

/**
 * Takes the tables out of a piece of HTML as grids of cell texts, in the order of the page. A cell that spans rows or
 * columns stands at its first place, with blanks for the rest. Nothing of the HTML runs, loads or reaches the page.
 */
export function readHtmlTables(html: string): Table[] {
  if (!/<t(able|r)\b/i.test(html)) return [];
  const page = new DOMParser().parseFromString(html, 'text/html');
  const outermost = [...page.querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  return outermost.map(readHtmlTable).filter((table) => table.length > 0);
}

function readHtmlTable(table: HTMLTableElement): Table {
  const rows = [...table.rows];
  const grid: (string | undefined)[][] = rows.map(() => []);
  rows.forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[rowIndex]?.[column] !== undefined) column++;
      const spanned = grid.slice(rowIndex, rowIndex + cell.rowSpan);
      for (const places of spanned)
        for (let right = 0; right < cell.colSpan; right++) places[column + right] = '';
      spanned[0]?.splice(column, 1, cellText(cell));
      column += cell.colSpan;
    }
  });
  return grid.map((row) => Array.from(row, (text) => text ?? ''));
}

/** What a reader sees in a cell; where Excel shows a number cut short, the number itself. */
function cellText(cell: HTMLTableCellElement): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isCutShort = /^#+$/.test(text) || /^\d(\.\d+)?E\+\d+$/i.test(text);
  return (isCutShort && cell.getAttribute('x:num')) || text;
}
