import { type Flavours, type Table, unguarded } from './clipboardTable';
import { plainText, readHtmlTables } from './htmlTables';
import { readTable } from './readTable';

/** The cells of a clipboard: of its HTML where that holds a table, else of its text. */
export function tableOf({ text, html }: Flavours): Table {
  const fromText = readTable(text);
  const [fromHtml] = readHtmlTables(html);
  if (!fromHtml) return fromText;
  return withFullNumbers(
    fromHtml.map((row) => row.map((cell) => unguarded(plainText(cell)))),
    fromText,
  );
}

/** The sheet's columns that cells were copied out of, as their HTML tells; none where they come from elsewhere. */
export function columnsCopied(html: string): readonly string[] {
  return /<table [^>]{0,200}\bdata-columns="([^"]{1,200})"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Where the HTML shows `####` for a number too wide for its cell, the text has the number. */
function withFullNumbers(fromHtml: Table, fromText: Table): Table {
  return fromHtml.map((row, rowIndex) =>
    row.map((cell, column) => (/^#+$/.test(cell) ? (fromText[rowIndex]?.[column] ?? cell) : cell)),
  );
}
