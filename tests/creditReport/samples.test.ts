// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { type ClipboardText, readReport } from '../../src/creditReport/readReport';
import { readHtmlLines } from '../../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../src/sheet/clipboard/htmlTables';

const FILES = import.meta.glob<string>('../fixtures/{credit-report,own-reports}/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Expected {
  accountName: string;
  accountNumber: string;
  amount?: number;
  paying?: number;
  originalCreditor?: string;
  current: string | null;
  review?: string[];
}

function clipboardOf(stem: string): ClipboardText {
  const [text, html] = [FILES[`${stem}.txt`] ?? '', FILES[`${stem}.html`] ?? ''];
  return { text, tables: readHtmlTables(html), elements: readHtmlLines(html) };
}

const STEMS = Object.keys(FILES)
  .filter((path) => path.endsWith('.expected.json'))
  .map((path) => path.replace('.expected.json', ''));

it.each(STEMS.filter((stem) => `${stem}.html` in FILES))(
  'reads the tables of %s the same where a line break inside a cell arrives as a space',
  (stem) => {
    const clipboard = clipboardOf(stem);
    const withSpaces = (cell: string) => cell.replaceAll('\n', ' ');
    const tables = clipboard.tables.map((table) =>
      table.map((row) =>
        row.map((cell) => {
          if (typeof cell === 'string') return withSpaces(cell);
          return 'spanned' in cell ? cell : { ...cell, text: withSpaces(cell.text) };
        }),
      ),
    );
    const rows = (given: ClipboardText) => readReport(given).debts.map(({ sources, ...rest }) => rest);
    expect(rows({ ...clipboard, tables })).toEqual(rows(clipboard));
  },
);

describe.each(['credit-report', 'own-reports'])('%s', (folder) => {
  it.each(STEMS.filter((stem) => stem.includes(folder)).map((stem) => [stem.replace(/.*\//, ''), stem]))(
    '%s',
    (_, stem) => {
      const expected = JSON.parse(FILES[`${stem}.expected.json`] ?? '') as Expected[];
      const rows = readReport(clipboardOf(stem)).debts.map((debt) => ({
        accountName: debt.accountName,
        accountNumber: debt.accountNumber,
        amount: debt.amount?.toNumber(),
        paying: debt.paying?.toNumber(),
        originalCreditor: debt.originalCreditor,
        current: debt.current,
        review: debt.review,
      }));
      expect(rows).toEqual(
        expected.map(({ amount, paying, originalCreditor = '', review = [], ...rest }) => ({
          ...rest,
          amount,
          paying,
          originalCreditor,
          review,
        })),
      );
    },
  );
});
