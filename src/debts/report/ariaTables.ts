import { parseHtml } from '../../sheet/clipboard/parseHtml';

const MAY_SAY = /\brole=["']?row\b/i;
const TABLE = ':is([role="table"], [role="grid"], [role="treegrid"])';
const CELL = ':is([role="cell"], [role="gridcell"], [role="columnheader"], [role="rowheader"])';

/**
 * HTML with tables in the place of what only says that it is one, such as a `<div role="table">` whose rows and cells are
 * `<div>` as well. One in which something stands outside of its cells stays as it is, so that nothing is lost.
 */
export function withAriaTables(html: string): string {
  if (!MAY_SAY.test(html)) return html;
  const page = parseHtml(html);
  for (const said of page.querySelectorAll(`${TABLE}:not(table)`)) {
    if (said.parentElement?.closest(`table, ${TABLE}`)) continue;
    const rows = [...said.querySelectorAll('[role="row"]')].map(cellsOf);
    if (wordsOf(rows.flat()) !== wordsOf([said])) continue;
    const table = page.createElement('table');
    for (const cells of rows) {
      const row = table.insertRow();
      for (const cell of cells) row.insertCell().append(...cell.childNodes);
    }
    said.replaceWith(table);
  }
  return page.body.innerHTML;
}

/** The cells of a row: those that say so, else all that stands in it. */
function cellsOf(row: Element): Element[] {
  const said = [...row.querySelectorAll(CELL)];
  return said.length > 0 ? said : [...row.children];
}

function wordsOf(parts: readonly Element[]): string {
  return parts.map(({ textContent }) => textContent.replace(/\s+/g, '')).join('');
}
