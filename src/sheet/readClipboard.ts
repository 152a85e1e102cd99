import { readTable, type Table } from './clipboardTable';
import { readHtmlTables } from './htmlTables';

/** Longer texts are refused: no report and no sheet of debts is as long, and the page has to stay responsive. */
const MAX_CHARACTERS = 1_000_000;

/** What the clipboard holds, as cells; or why it is refused, in words. */
export type Clipboard = { ok: true; table: Table } | { ok: false; reason: string };

/** Reads a clipboard: its HTML where that holds a table, else its text. */
export function readClipboard(data: DataTransfer): Clipboard {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  const characters = Math.max(text.length, html.length);
  if (characters > MAX_CHARACTERS)
    return {
      ok: false,
      reason: `The clipboard holds ${inMillions(characters)} million characters, more than a sheet can take (${inMillions(MAX_CHARACTERS)} million). Nothing was changed; copy a smaller part.`,
    };
  if (/[\0\uFFFD]/.test(text))
    return { ok: false, reason: 'The clipboard holds no readable text. Nothing was changed.' };
  const fromText = readTable(text);
  const [fromHtml] = readHtmlTables(html);
  const table = fromHtml ? withFullNumbers(fromHtml, fromText) : fromText;
  return table.length > 0
    ? { ok: true, table }
    : { ok: false, reason: 'The clipboard holds no text. Nothing was changed.' };
}

/** Where the HTML shows `####` for a number too wide for its cell, the text has the number. */
function withFullNumbers(fromHtml: Table, fromText: Table): Table {
  return fromHtml.map((row, rowIndex) =>
    row.map((cell, column) => (/^#+$/.test(cell) ? (fromText[rowIndex]?.[column] ?? cell) : cell)),
  );
}

function inMillions(characters: number): string {
  return (characters / 1_000_000).toFixed(1);
}
