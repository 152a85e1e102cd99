import type { ReadText } from '../cells/cellTypes';

/** How spreadsheets write a number that is too wide for its cell, which has lost its last digits by then. */
const CUT = /^\d(\.\d+)?E\+\d+$/i;

/** What spreadsheets make of digits with dashes: `3/4/2026`, `2026-03-04`, `4-Mar`, `Mar-26`. */
const DATE =
  /^(\d\d?\/\d\d?\/\d{2,4}|\d{4}-[01]\d-[0-3]\d|(\d\d?-)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(-\d{2,4})?)$/i;

/** Digits that are a text, such as the number of an account, to be checked where a spreadsheet has made something else of them. */
export function readDigits(read: ReadText): ReadText {
  const { text = '' } = read;
  if (CUT.test(text)) return { text, note: `Excel has cut this number: ${text}.` };
  return DATE.test(text) ? { text, note: 'It looks like a date.' } : read;
}
