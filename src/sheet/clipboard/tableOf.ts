import { type Flavours, MAX_CHARACTERS, type ReadClipboard, type Table, unguarded } from './clipboardTable';
import { plainText, readHtmlTables } from './htmlTables';
import { readTable } from './readTable';

/** The cells of a clipboard: of its HTML where that holds a table, else of its text. */
export function tableOf({ text, html }: Flavours): ReadClipboard {
  const characters = Math.max(text.length, html.length);
  if (characters > MAX_CHARACTERS) {
    const [held, limit] = [characters, MAX_CHARACTERS].map((count) => (count / 1_000_000).toFixed(1));
    return refuse(
      `The clipboard holds ${held} million characters; a sheet takes ${limit} million at most. Copy a smaller part.`,
    );
  }
  if (/[\0\uFFFD]/.test(text)) return refuse('The clipboard holds no readable text.');
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

/** Where the HTML shows `####` for a number too wide for its cell, the text has the number. */
function withFullNumbers(fromHtml: Table, fromText: Table): Table {
  return fromHtml.map((row, rowIndex) =>
    row.map((cell, column) => (/^#+$/.test(cell) ? (fromText[rowIndex]?.[column] ?? cell) : cell)),
  );
}
