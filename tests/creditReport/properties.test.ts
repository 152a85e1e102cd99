// @vitest-environment jsdom

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClipboardText, type ReportReading, readReport } from '../../src/creditReport/readReport';
import { readHtmlLines } from '../../src/sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../src/sheet/clipboard/htmlTables';
import { reportTexts } from '../support/reportTexts';

const FILES = import.meta.glob<string>('../fixtures/{credit-report,own-reports}/*.{txt,html}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STEMS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\.(?:txt|html)$/, '')))];
const FIXTURES = STEMS.map((stem) => {
  const [text, html] = [FILES[`${stem}.txt`] ?? '', FILES[`${stem}.html`] ?? ''];
  const name = stem.replace(/.*\//, '');
  return { name, text, whole: { text, tables: readHtmlTables(html), elements: readHtmlLines(html) } };
});
const TEXTS = FIXTURES.filter(({ text }) => text !== '');

const ofText = (text: string): ClipboardText => ({ text, tables: [] });
const bare = (text: string) => text.replace(/[\s"]/g, '');

/** The fields of a reading that do not stand where the reading says, such as `OAK: amount $5`. */
function strays({ debts, source }: ReportReading): string[] {
  return debts.flatMap(({ accountName, amountText, payingText, accountNumber, sources }) =>
    (
      [
        ['amount', amountText],
        ['paying', payingText],
        ['accountNumber', accountNumber],
      ] as const
    )
      .filter(([field, printed]) => {
        const { from, to } = sources[field] ?? { from: 0, to: 0 };
        return !bare(source.slice(from, to)).includes(bare(printed));
      })
      .map(([field, printed]) => `${accountName}: ${field} ${printed}`),
  );
}

/** The debts without their places, which move with every character. */
function rowsOf(clipboard: ClipboardText) {
  return readReport(clipboard).debts.map(({ sources, ...row }) => row);
}

describe.each(FIXTURES)('$name', ({ whole }) => {
  it('has every amount, payment and number at the place that its row names', () => {
    expect(strays(readReport(whole))).toEqual([]);
  });
  it('is read in its order', () => {
    const places = readReport(whole).debts.map(({ sources }) => sources.accountName?.from ?? -1);
    const known = places.filter((place) => place >= 0);
    expect(known).toEqual([...known].sort((one, other) => one - other));
  });
  it('is read alike each time', () => {
    const first = readReport(whole);
    readReport(ofText('Creditor: OAK\nBalance: $5'));
    expect(readReport(whole)).toEqual(first);
  });
});

describe.each([
  ['ends its lines with CR and LF', (text: string) => text.replace(/\r?\n/g, '\r\n')],
  ['has blanks at the end of its lines', (text: string) => text.replace(/(?=\r?\n)/g, '  ')],
  ['begins with a byte order mark', (text: string) => `\uFEFF${text}`],
  ['is quoted in a mail', (text: string) => text.replace(/^/gm, '> ')],
  ['is quoted twice', (text: string) => text.replace(/^/gm, '>> ')],
])('a text that %s', (_, changed) => {
  it.each(TEXTS)('is read as it was: $name', ({ text }) => {
    expect(rowsOf(ofText(changed(text)))).toEqual(rowsOf(ofText(text)));
  });
});

describe('a text that begins and ends anywhere', () => {
  it('has every amount at the place that its row names', () => {
    const cuts = fc
      .tuple(fc.constantFrom(...TEXTS), fc.nat(), fc.nat())
      .map(([{ text }, one, other]) => text.slice(one % text.length).slice(0, (other % text.length) + 1));
    fc.assert(
      fc.property(cuts, (text) => {
        expect(strays(readReport(ofText(text)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
  it('made of pieces of reports, has every amount at the place that its row names', () => {
    fc.assert(
      fc.property(reportTexts, (text) => {
        expect(strays(readReport(ofText(text)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** What the columns of a table of debts may be called. */
const HEADINGS = {
  accountName: ['Creditor', 'Account Name', 'Lender', 'Company', 'Creditor Name', 'Bank'],
  accountNumber: ['Account Number', 'Acct #', 'Account #', 'Acct No.', 'Account No'],
  amountText: ['Balance', 'Current Balance', 'Balance Owed', 'Outstanding Balance', 'Unpaid Balance', 'Saldo'],
  payingText: ['Monthly Payment', 'Min Payment', 'Minimum Payment', 'Scheduled Payment', 'Mo. Pmt'],
  current: ['Payment Status', 'Status', 'Pay Status', 'Current Payment Status'],
  limit: ['Credit Limit', 'Limit', 'High Credit', 'Highest Balance', 'Original Amount'],
  pastDue: ['Past Due', 'Amount Past Due', 'Past Due Amount'],
} as const; // biome-ignore format: headings are read in lines
type Column = keyof typeof HEADINGS;
const COLUMNS = Object.keys(HEADINGS) as Column[];
const STATUSES = [
  ['Current', 'current'],
  ['Late 30 Days', '30days'],
  ['60 days past due', '60days'],
  ['Late 90 Days', '90days'],
] as const;
const NAMES = ['OAK BANK', 'Elm Credit Union', 'ASH LENDING LLC', 'Fir Card Services', 'Yew Federal Bank'];

/** A table of debts, its columns in any order under any of their names; no two sums are the same. */
const tables = fc
  .record({
    columns: fc.shuffledSubarray(COLUMNS, { minLength: COLUMNS.length }),
    headings: fc.record(
      Object.fromEntries(
        COLUMNS.map((column) => [column, fc.constantFrom<string>(...HEADINGS[column])]),
      ) as Record<Column, fc.Arbitrary<string>>,
    ),
    rows: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.constantFrom(...STATUSES)), {
        minLength: 2,
        maxLength: 4,
      })
      .map((rows) =>
        rows.map(([hundreds, [status, current]], index) => ({
          accountName: NAMES[index] ?? '',
          accountNumber: `${5178 + index}****`,
          amountText: `$${hundreds * 100 + index}.${40 + index}`,
          payingText: `$${20 + index}`,
          status,
          current,
          limit: `$${hundreds * 100 + 500}`,
          pastDue: '$0',
        })),
      ),
  })
  .map(({ columns, headings, rows }) => ({
    cells: [
      columns.map((column) => headings[column]),
      ...rows.map((row) => columns.map((column) => (column === 'current' ? row.status : row[column]))),
    ],
    debts: rows.map(({ status, limit, pastDue, ...debt }) => debt),
    statuses: rows.map(({ status }) => status),
    blocks: rows
      .map((row) =>
        COLUMNS.map(
          (column) => `${headings[column]}: ${column === 'current' ? row.status : row[column]}`,
        ).join('\n'),
      )
      .join('\n\n'),
  }));

const debtsOf = (clipboard: ClipboardText) =>
  readReport(clipboard).debts.map(({ accountName, accountNumber, amountText, payingText, current }) => ({
    accountName,
    accountNumber,
    amountText,
    payingText,
    current,
  }));

describe('a table with its columns in any order, under any of their names,', () => {
  it.each<[string, (cells: readonly (readonly string[])[]) => ClipboardText]>([
    ['with tabs', (cells) => ofText(cells.map((row) => row.join('\t')).join('\n'))],
    ['with commas', (cells) => ofText(cells.map((row) => row.join(',')).join('\n'))],
    ['with bars', (cells) => ofText(cells.map((row) => `| ${row.join(' | ')} |`).join('\n'))],
    ['of a page', (cells) => ({ text: '', tables: [cells] })],
  ])('is read alike: %s', (_, clipboardOf) => {
    fc.assert(
      fc.property(tables, ({ cells, debts }) => {
        expect(debtsOf(clipboardOf(cells))).toEqual(debts);
      }),
      { numRuns: 40 },
    );
  });
});

it('blocks of labels are read alike, whichever of their names the labels have', () => {
  fc.assert(
    fc.property(tables, ({ blocks, debts }) => {
      expect(debtsOf(ofText(blocks))).toEqual(debts);
    }),
    { numRuns: 40 },
  );
});

it('a last label that one of the last blocks lacks is missing there, and shifts nothing', () => {
  const LABELS = {
    accountNumber: 'Account Number',
    amountText: 'Balance',
    payingText: 'Monthly Payment',
    current: 'Status',
  };
  const FIELDS = ['accountNumber', 'amountText', 'payingText', 'current'] as const;
  const EMPTY = { accountNumber: '', amountText: '', payingText: '', current: null };
  const blocks = fc.record({
    table: tables,
    fields: fc
      .shuffledSubarray([...FIELDS], { minLength: 3 })
      .filter((fields) => fields.includes('amountText')),
    fromEnd: fc.nat(1),
    gap: fc.constantFrom('\n\n', '\n'),
  });
  fc.assert(
    fc.property(blocks, ({ table: { debts, statuses }, fields, fromEnd, gap }) => {
      const lacking = debts.length - 1 - fromEnd;
      const lacked = fields.findLast((field) => field !== 'amountText');
      const texts = debts.map((debt, index) => {
        const own = fields.filter((field) => index !== lacking || field !== lacked);
        const lines = own.map(
          (field) => `${LABELS[field]}: ${field === 'current' ? statuses[index] : debt[field]}`,
        );
        return [`Creditor: ${debt.accountName}`, ...lines].join('\n');
      });
      const expected = debts.map((debt, index) => {
        const none = FIELDS.filter(
          (field) => !fields.includes(field) || (index === lacking && field === lacked),
        );
        return { ...debt, ...Object.fromEntries(none.map((field) => [field, EMPTY[field]])) };
      });
      expect(debtsOf(ofText(texts.join(gap)))).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});
