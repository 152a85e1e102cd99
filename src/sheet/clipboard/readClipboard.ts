import { fetchedOnce } from '../../parts/fetchedOnce';
import { type Flavours, type Table, unguarded } from './clipboardTable';

/** Longer texts are refused: no report and no sheet of debts is as long, and the page has to stay responsive. */
export const MAX_CHARACTERS = 1_000_000;

/** What the clipboard holds, as cells; or why it is refused, in words. */
export type ReadClipboard = { ok: true; table: Table } | { ok: false; reason: string };

/** What takes a clipboard apart into cells. Fetched while the browser is idle, a paste need not wait for it. */
export const fetchTableReader = fetchedOnce(() => import('./tableParts'));

/** Both flavours of what is pasted; empty where the clipboard has one alone. */
export function flavoursOf(clipboard: DataTransfer): Flavours {
  return { text: clipboard.getData('text/plain'), html: clipboard.getData('text/html') };
}

/** Reads a clipboard: its HTML where that holds a table, else its text. */
export async function readClipboard({ text, html }: Flavours): Promise<ReadClipboard> {
  const characters = Math.max(text.length, html.length);
  if (characters > MAX_CHARACTERS) {
    const [held, limit] = [characters, MAX_CHARACTERS].map((count) => (count / 1_000_000).toFixed(1));
    return refuse(
      `The clipboard holds ${held} million characters; a sheet takes ${limit} million at most. Copy a smaller part.`,
    );
  }
  if (/[\0\uFFFD]/.test(text)) return refuse('The clipboard holds no readable text.');
  const { plainText, readHtmlTables, readTable } = await fetchTableReader();
  const fromText = readTable(text);
  const [fromHtml] = readHtmlTables(html);
  const table = fromHtml
    ? withFullNumbers(
        fromHtml.map((row) => row.map((cell) => unguarded(plainText(cell)))),
        fromText,
      )
    : fromText;
  return table.length > 0 ? { ok: true, table } : refuse('The clipboard holds no text.');
}

function refuse(reason: string): ReadClipboard {
  return { ok: false, reason: `${reason} Nothing was changed.` };
}

/** Whether a clipboard's text is more than one cell. */
export function isSeveralCells({ text }: Flavours): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
}

/** Where the HTML shows `####` for a number too wide for its cell, the text has the number. */
function withFullNumbers(fromHtml: Table, fromText: Table): Table {
  return fromHtml.map((row, rowIndex) =>
    row.map((cell, column) => (/^#+$/.test(cell) ? (fromText[rowIndex]?.[column] ?? cell) : cell)),
  );
}
