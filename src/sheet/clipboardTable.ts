import Papa from 'papaparse';

/** Rows of cell texts, as they travel over the clipboard; rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** What a sheet puts on the clipboard, in both flavours that other programs read. */
export interface Flavours {
  text: string;
  html: string;
}

/** One cell to be copied. */
export interface CopiedCell {
  text: string;
  /** Whether other programs may take the text for a number. */
  isNumber: boolean;
}

/** What spreadsheets take for the beginning of a formula, apostrophes that keep it from being one included. */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/**
 * Reads tab-separated text as spreadsheets write it: a cell with tabs, line breaks or quotes stands in quotes, and a
 * line end after the last row is no row. An apostrophe that only keeps a text from being a formula is taken off.
 */
export function readTable(text: string): Table {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (lines === '') return [];
  const quoted = Papa.parse<string[]>(lines, { delimiter: '\t', newline: '\n' });
  // A quote that begins a cell and does not end it is a character like any other.
  const rows = quoted.errors.length === 0 ? quoted.data : lines.split('\n').map((line) => line.split('\t'));
  return rows.map((row) => row.map((cell) => (isKeptFormula(cell) ? cell.slice(1) : cell)));
}

function isKeptFormula(cell: string): boolean {
  return cell.startsWith("'") && FORMULA_START.test(cell);
}

/** Writes cells so that Excel, Sheets and LibreOffice read back the same ones and run none as a formula. */
export function writeTable(cells: readonly (readonly CopiedCell[])[]): Flavours {
  const text = Papa.unparse(
    cells.map((row) => row.map((cell) => cell.text)),
    { delimiter: '\t', newline: '\r\n', escapeFormulae: FORMULA_START },
  );
  const rows = cells.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return { text, html: `<table>${rows.join('')}</table>` };
}

/** Marks text as text, in Excel's word and in LibreOffice's: it keeps its leading zeros and is no formula. */
function htmlCell({ text, isNumber }: CopiedCell): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return isNumber
    ? `<td>${escaped}</td>`
    : `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${escaped}</td>`;
}
