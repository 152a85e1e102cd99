import Papa from 'papaparse';
import { type Table, unguarded } from './clipboardTable';

/**
 * Reads tab-separated text as spreadsheets write it: a cell with tabs, line breaks or quotes stands in quotes, and a
 * line end after the last row is no row. An apostrophe that only keeps a text from being a formula is taken off.
 */
export function readTable(text: string): Table {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (lines === '') return [];
  const rows = readQuoted(lines) ?? lines.split('\n').map((line) => line.split('\t'));
  return rows.map((row) => row.map(unguarded));
}

/** The cells of a text with quotes; undefined where it has none, or one that begins a cell and does not end it. */
function readQuoted(lines: string): string[][] | undefined {
  if (!lines.includes('"')) return undefined;
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: '\t', newline: '\n' });
  return errors.length === 0 ? data : undefined;
}
