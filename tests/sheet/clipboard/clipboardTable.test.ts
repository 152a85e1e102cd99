// @vitest-environment jsdom

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unguarded, writeTable } from '../../../src/sheet/clipboard/clipboardTable';
import { plainText, readHtmlTables } from '../../../src/sheet/clipboard/htmlTables';
import { readTable } from '../../../src/sheet/clipboard/readTable';

const asCells = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((text) => ({ text, isNumber: false })));

describe('a copied table', () => {
  it.each([
    ['a plain text', 'First Bank', 'First Bank'],
    ['a tab in a cell', 'a\tb', '"a\tb"'],
    ['a line break in a cell', 'a\nb', '"a\nb"'],
    ['a quote', '5" disk', '"5"" disk"'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a command', '@SUM', "'@SUM"],
    ['a plus', '+1', "'+1"],
    ['a minus', '-1', "'-1"],
    ['a tab at the beginning', '\t1', `"'\t1"`],
    ['a line break at the beginning', '\n1', `"'\n1"`],
    ['an apostrophe before a formula', "'=1", "''=1"],
    ['an apostrophe of a name', "'Tis Bank", "'Tis Bank"],
  ])('writes %s so that no program runs it or splits its cell', (_, text, written) => {
    expect(writeTable([[{ text, isNumber: false }]]).text).toBe(written);
  });

  it('says in HTML which cells are text, and writes none of it as HTML', () => {
    const { html } = writeTable(
      [
        [
          { text: '<b>&"', isNumber: false },
          { text: '12.50', isNumber: true },
        ],
      ],
      ['name', 'amount'],
    );
    expect(html).toBe(
      `<table xmlns:x="urn:schemas-microsoft-com:office:excel" data-columns="name amount"><tr><td x:str style="mso-number-format:'\\@'" sdnum="1033;0;@">&#60;b&#62;&#38;&#34;</td><td>12.50</td></tr></table>`,
    );
  });

  it('keeps a formula from running by its text alone, in HTML as in text', () => {
    const { text, html } = writeTable(asCells([['=1+1', '@SUM(A1)', '+1', '-1', "'=1"]]));
    const [[shown = []] = []] = readHtmlTables(html);
    expect(shown).toEqual(["'=1+1", "'@SUM(A1)", "'+1", "'-1", "''=1"]);
    expect(text.split('\t')).toEqual(shown);
  });

  const cell = fc
    .array(
      fc.constantFrom(
        'a',
        'B',
        '1',
        '=',
        '@',
        '-',
        '+',
        "'",
        '"',
        ' x',
        '<b>',
        '&amp;',
        'é',
        ',',
        ';',
        '\t',
        '\n',
      ),
    )
    .map((parts) => parts.join(''));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    )
    .filter((rows) => rows.some((row) => row.some((text) => text !== '')));

  it('reads back the same from its text, whatever the cells hold', () => {
    fc.assert(
      fc.property(table, (rows) => {
        // A last row of one empty cell is written as a line end, which is no row.
        const isRow = (row: readonly string[]) => row.length > 1 || row[0] !== '';
        fc.pre(isRow(rows.at(-1) ?? []));
        expect(readTable(writeTable(asCells(rows)).text)).toEqual(rows);
      }),
    );
  });

  it('reads back the same from its HTML, whatever the cells hold', () => {
    fc.assert(
      fc.property(table, (rows) => {
        // As in any HTML, a run of spaces and line breaks is one space.
        const shown = rows.map((row) => row.map((text) => text.replace(/\s+/g, ' ').trim()));
        const [read = []] = readHtmlTables(writeTable(asCells(rows)).html);
        expect(read.map((row) => row.map((cell) => unguarded(plainText(cell))))).toEqual(shown);
      }),
    );
  });
});

describe('a text from elsewhere', () => {
  it.each([
    [
      'rows that end in CRLF',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quoted cell with tab, line break and quotes', '"a\tb\r\n""c"""\td', [['a\tb\n"c"', 'd']]],
    ['a quote that does not begin its cell', '5" disk\tb', [['5" disk', 'b']]],
    [
      'a quote that is never closed',
      '"open\tb\nc\td',
      [
        ['"open', 'b'],
        ['c', 'd'],
      ],
    ],
    ['ragged rows', 'a\nb\tc', [['a'], ['b', 'c']]],
    ['blanks in between', 'a\n\nb', [['a'], [''], ['b']]],
    ['nothing', '', []],
    ['a line end alone', '\r\n', []],
  ])('is read with %s', (_, text, table) => {
    expect(readTable(text)).toEqual(table);
  });
});
