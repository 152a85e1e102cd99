// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { type ClipboardText, readReport } from '../../src/creditReport/readReport';
import { readHtmlTables } from '../../src/sheet/htmlTables';

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
  return { text: FILES[`${stem}.txt`] ?? '', tables: readHtmlTables(FILES[`${stem}.html`] ?? '') };
}

const STEMS = Object.keys(FILES)
  .filter((path) => path.endsWith('.expected.json'))
  .map((path) => path.replace('.expected.json', ''));

it('reads tables the same where a line break inside a cell arrives as a space', () => {
  const spaced = (stem: string): ClipboardText => {
    const { text, tables } = clipboardOf(stem);
    const withSpaces = (cell: string) => cell.replaceAll('\n', ' ');
    return {
      text,
      tables: tables.map((table) =>
        table.map((row) =>
          row.map((cell) =>
            typeof cell === 'string' ? withSpaces(cell) : { ...cell, text: withSpaces(cell.text) },
          ),
        ),
      ),
    };
  };
  for (const stem of STEMS) {
    const rows = (clipboard: ClipboardText) =>
      readReport(clipboard).debts.map(({ sources, ...rest }) => rest);
    expect(rows(spaced(stem))).toEqual(rows(clipboardOf(stem)));
  }
});

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
