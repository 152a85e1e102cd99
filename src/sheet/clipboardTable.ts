/** Rows of cell texts, as they travel over the clipboard; rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** One cell to be copied. */
export interface CopiedCell {
  text: string;
  /** Whether other programs may take the text for a number. */
  isNumber: boolean;
}

/** What a sheet puts on the clipboard, in both flavours that other programs read. */
export interface Flavours {
  text: string;
  html: string;
}

/** What spreadsheets take for the beginning of a formula, apostrophes that keep it from being one included. */
const FORMULA_START = /^'*[=+\-@\t\r\n]/;

/** Whether a text is one that an apostrophe keeps from being a formula. */
export function isKeptFormula(text: string): boolean {
  return text.startsWith("'") && FORMULA_START.test(text);
}

/** Writes cells so that Excel, Sheets and LibreOffice read back the same ones and run none as a formula. */
export function writeTable(cells: readonly (readonly CopiedCell[])[]): Flavours {
  const lines = cells.map((row) => row.map(textCell).join('\t'));
  const rows = cells.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return { text: lines.join('\r\n'), html: `<table>${rows.join('')}</table>` };
}

function textCell({ text }: CopiedCell): string {
  const kept = FORMULA_START.test(text) ? `'${text}` : text;
  return /[\t\r\n"]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

/** Marks text as text, in Excel's word and in LibreOffice's: it keeps its leading zeros and is no formula. */
function htmlCell({ text, isNumber }: CopiedCell): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return isNumber
    ? `<td>${escaped}</td>`
    : `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${escaped}</td>`;
}
