import Papa from 'papaparse';
import { type Table, unguarded } from './clipboardTable';

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
  return rows.map((row) => row.map(unguarded));
}
