// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { DEBT_FIELDS } from '../../../src/debts/debt';
import { isForTheSheet } from '../../../src/debts/report/ownBlock';
import { readPastedReport } from '../../../src/debts/report/readPastedReport';

function read(text: string) {
  return readPastedReport({ text, html: '' });
}

/** Reads a text that is pasted into the grid, from a column on. */
function pasted(text: string, { from = 0, isDoubtful = false, hasHeader = false } = {}) {
  const rows = text.split('\n').map((row) => row.split('\t'));
  const table = hasHeader ? rows.slice(1) : rows;
  const cells = {
    table,
    columns: DEBT_FIELDS.slice(from),
    hasHeader,
    hasTotals: false,
    isDoubtful,
    copiedFrom: [],
  };
  const flavours = { text, html: '' };
  return isForTheSheet(flavours.text, cells) ? 'cells' : readPastedReport(flavours, cells).kind;
}

it.each([
  [
    'thousands of near-empty lines',
    'a\n'.repeat(5001),
    /thousands of lines.*no credit report.*Paste the part/,
  ],
  [
    'more than a thousand accounts',
    Array.from(
      { length: 1001 },
      (_, count) => `Creditor: OAK\nAccount #: ${9000 + count}\nBalance: $5\n`,
    ).join('\n'),
    /more than 1,000 accounts.*Paste the part/,
  ],
])('refuses %s and says what to do', (_, text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
});

it.each([
  ['a file', 'file', /no credit report\. Save the part with the accounts as a file of its own\.$/],
  ['a PDF', 'pdf', /no credit report\. Print the pages with the accounts to a PDF of their own\.$/],
] as const)('says what to do with the text of %s: nothing of it is pasted', (_, way, reason) => {
  expect(readPastedReport({ text: 'a\n'.repeat(5001), html: '' }, undefined, way)).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(reason),
  });
});

it('rows with a debt more in a sentence under them are reviewed: as cells it would be lost, or a name', () => {
  const rows = [
    ['Oak', '4410', '1,200.00'],
    ['Elm', '2218', '3,905.00'],
  ];
  const lines = rows.map((row) => row.join('\t'));
  const about = { columns: DEBT_FIELDS, hasTotals: false, isDoubtful: false, copiedFrom: [], table: rows };
  const isTaken = (text: string, hasHeader = false) => isForTheSheet(text, { ...about, hasHeader });
  const more = [...lines, '', 'Oh and Kohls $210 also, forgot that one.'].join('\n');
  expect(isTaken(lines.join('\n'))).toBe(true);
  expect(isTaken(['My debts', ...lines].join('\n'))).toBe(true);
  expect(isTaken(more)).toBe(false);
  expect(isTaken(more, true)).toBe(false);
  expect(isTaken(more.replace('$210', '210'))).toBe(false);
  expect(pasted(more)).toBe('report');
  expect(readPastedReport({ text: more, html: '' }, { ...about, hasHeader: false }).kind).toBe('report');
});

it.each([
  ['prose', 'Dear Sir,\nI write to you about the letter.\nYours', 'nothing'],
  ['labels', 'Creditor: CHASE\nBalance: $5', 'report'],
])('reads %s', (_, text, kind) => {
  expect(read(text).kind).toBe(kind);
});

describe('a text pasted into the grid', () => {
  const ROW = 'EXAMPLE BANK\t12****\t$5\tCreditor 1\tCurrent\t$1';
  const DOUBTFUL = 'EXAMPLE BANK\t12****\t$5\t\tLate 60 Days\t$1';
  const LONG =
    'First National Bank and Trust Company of the Greater Example Metropolitan Area\t1234\t\tCreditor 1\tCurrent\t';

  it.each([
    ['a block of cells', '100\t200\n300\t400', {}, 'cells'],
    ['blank cells', '\t\n\t\n', {}, 'cells'],
    ['rows in the order of the columns', ROW, {}, 'cells'],
    ['such rows with a status in other words', DOUBTFUL, { isDoubtful: true }, 'cells'],
    ['such rows with a name of more than 70 characters', LONG, {}, 'cells'],
    [
      'such rows with names of one letter and numbers of one digit',
      'A\t1\t5\tother\tlate\t5\nB\t2\t6\tother\tlate\t5',
      { isDoubtful: true },
      'cells',
    ],
    [
      'such rows under our own headings',
      `Account Name\tAccount Number\t$ Amount\tOriginal Creditor\tCurrent\t$ Paying\n${ROW}`,
      { hasHeader: true },
      'cells',
    ],
    ['such rows over other columns', ROW, { from: 2, isDoubtful: true }, 'report'],
    [
      'rows under headings of another program',
      'Creditor\tBalance\nCHASE\t$5',
      { isDoubtful: true },
      'report',
    ],
    ['columns that hold something else', 'CHASE\t1234****\tCurrent\t$5,000\t$420.10\t$20', {}, 'report'],
    ['labels', 'Creditor: EXAMPLE BANK\nBalance: $5', {}, 'report'],
    ['names and whole amounts', 'Visa\t1200\nAmex\t850', {}, 'report'],
    ['prose', 'Dear Sir,\nI write to you about the letter.\nYours', { isDoubtful: true }, 'nothing'],
  ] as const)('of %s is taken for what it is', (_, text, where, kind) => {
    expect(pasted(text, where)).toBe(kind);
  });
});

it.each([
  ['a budget', 'Monthly budget\nSalary 3,900.00\nRent 1,250\nElectric 140.22\nGroceries 620\nNetflix 15.49\nLeft over 1,769.29'],
  ['a receipt', 'GV MILK 1 GAL      3.48\nBANANAS 2.1 LB     1.24\nSUBTOTAL         4.72\nTAX                0.32\nTOTAL            5.04\nVISA TEND        5.04\nCHANGE DUE         0.00'],
])('takes the lines of %s for no cells', (_, text) => {
  expect(readPastedReport({ text, html: '' }).kind).toBe('nothing');
}); // biome-ignore format: texts are read in lines
