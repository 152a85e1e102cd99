/** Rows of cell texts, as they travel over the clipboard; rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** One cell to be copied. */
export interface CopiedCell {
  text: string;
  /** Whether other programs may take the text for a number. */
  isNumber: boolean;
}

/** What is on the clipboard, in both flavours that programs read. */
export interface Flavours {
  text: string;
  html: string;
}

/** Longer texts are refused: no report and no sheet of debts is as long, and the page has to stay responsive. */
export const MAX_CHARACTERS = 1_000_000;

/** What spreadsheets take for the beginning of a formula, apostrophes that keep it from being one included. */
const FORMULA_START = /^'*[=+\-@\t\r\n]/;

/** A text as another program may take it: an apostrophe before it where it would else be a formula. */
function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that only keeps a text from being a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text;
}

/**
 * Writes cells so that Excel, Sheets and LibreOffice read back the same ones and run none as a formula.
 *
 * @param columns what the columns are in the sheet, which is told to whoever takes them back
 */
export function writeTable(
  cells: readonly (readonly CopiedCell[])[],
  columns: readonly string[] = [],
): Flavours {
  const lines = cells.map((row) => row.map(textCell).join('\t'));
  const rows = cells.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  return {
    text: lines.join('\r\n'),
    html: `<table ${EXCEL} data-columns="${columns.join(' ')}">${rows.join('')}</table>`,
  };
}

function textCell({ text }: CopiedCell): string {
  const kept = guarded(text);
  return /[\t\r\n"]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

/** Makes `x:` a word of Excel's. */
const EXCEL = 'xmlns:x="urn:schemas-microsoft-com:office:excel"';

/**
 * Marks text as text, so that it keeps its leading zeros: in Excel's words and in LibreOffice's. Safari takes the style
 * away on the way to the clipboard and leaves the attributes; a formula has its apostrophe besides.
 */
function htmlCell({ text, isNumber }: CopiedCell): string {
  // As HTML shows it: behind spaces that it does not show, a formula could hide.
  const shown = text.replace(/\s+/g, ' ').trim();
  const escaped = guarded(shown).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return isNumber
    ? `<td>${escaped}</td>`
    : `<td x:str style="mso-number-format:'\\@'" sdnum="1033;0;@">${escaped}</td>`;
}
