// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainText, readHtmlTables } from '../../../src/sheet/clipboard/htmlTables';

describe('readHtmlTables', () => {
  it.each([
    ['no HTML', 'First Bank\t1'],
    ['HTML without a table', '<p>First <b>Bank</b></p>'],
    ['a single cell of Google Sheets', '<span data-sheets-root="1">1234.5</span>'],
    ['an empty table', '<table></table>'],
  ])('finds none in %s', (_, html) => {
    expect(readHtmlTables(html)).toEqual([]);
  });

  it.each([
    '<table><tr><td>a<tr style="display:none"><td>b<tr><td>c</table>',
    "<table><tr><td>a<tr height=0 style='mso-x:1; Display: none'><td>b<tr><td>c</table>",
    '<table><tr><td>a<tr hidden><td>b<tr><td>c</table>',
    '<table><tr><td>a<td style="display:none">b<tr><td>c</table>',
  ])('leaves out what is hidden: %s', (html) => {
    expect(readHtmlTables(html)).toEqual([[['a'], ['c']]]);
  });

  it('reads what a style sets on a line of its own as a line of its cell', () => {
    const set = (style: string) =>
      readHtmlTables(`<table><tr><td><a>OAK</a><span style="${style}">*99</span></table>`);
    expect(set('color: red; display: block')).toEqual([[['OAK\n*99']]]);
    expect(set('display: inline')).toEqual([[['OAK*99']]]);
  });

  it('keeps a cell that spans a hidden row within its own rows', () => {
    const html = '<table><tr><td rowspan=2>a<td>b<tr style="display:none"><td>c<tr><td>d<td>e</table>';
    expect(readHtmlTables(html)).toEqual([
      [
        ['a', 'b'],
        ['d', 'e'],
      ],
    ]);
  });

  it.each([
    [
      'spanned columns',
      '<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e</table>',
      [
        ['a', '', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    [
      'spanned rows',
      '<table><tr><td rowspan=2>a<td>b<tr><td>c</table>',
      [
        ['a', 'b'],
        ['', 'c'],
      ],
    ],
    [
      'a block that spans both',
      '<table><tr><td>x<td rowspan=2 colspan=2>a<td>y<tr><td>z<td>w</table>',
      [
        ['x', 'a', '', 'y'],
        ['z', '', '', 'w'],
      ],
    ],
    [
      'text that overflows its cell in Excel',
      "<table><tr><td colspan=2 style='mso-ignore:colspan'>long<td>b</table>",
      [['long', '', 'b']],
    ],
    ['line breaks and indentation in a cell', '<table><tr><td>a<br>\r\n    b</table>', [['a\nb']]],
    ['a number that Excel shows cut short', '<table><tr><td x:num="1234.5">####</table>', [['1234.5']]],
    ['a number that Excel shows as a power', '<table><tr><td x:num="60110">6.0E+4</table>', [['60110']]],
    ['a number that LibreOffice shows cut short', '<table><tr><td sdval="1234.5">###</table>', [['1234.5']]],
    ['an amount that is shown whole', '<table><tr><td x:num="4.5">&nbsp;$4.50&nbsp;</table>', [['$4.50']]],
    ['scripts', '<table><tr><td>a<td>&lt;script&gt;1&lt;/script&gt;</table>', [['a', '<script>1</script>']]],
  ])('reads %s', (_, html, table) => {
    const tables = readHtmlTables(html).map((rows) => rows.map((row) => row.map(plainText)));
    expect(tables).toEqual([table]);
  });

  it.each([
    [
      'a cell that spans a row of as many cells',
      '<td rowspan=2>Navient<td>N1<td>$5<tr><td>N2<td>$6',
      { spanned: 'Navient' },
    ],
    ['one above a row of another kind', '<td rowspan=2>Navient<td>N1<td>$5<tr><td colspan=2>Sold', ''],
    ['a sum', '<td rowspan=2>$700<td>N1<td>$5<tr><td>N2<td>$6', ''],
    ['the title of labels and values', '<td rowspan=2>Navient<td>N1<tr><td>N2', ''],
  ])('tells in the row below of %s', (_, html, cell) => {
    expect(readHtmlTables(`<table><tr>${html}</table>`)[0]?.[1]?.[0]).toEqual(cell);
  });

  it('leaves out the spans that would fill the memory, and no cell', () => {
    const row = '<tr><td rowspan=1000 colspan=1000>a';
    const [table = []] = readHtmlTables(`<table>${row.repeat(1000)}</table>`);
    expect(table).toHaveLength(1000);
    expect(table.flat().filter((cell) => cell === 'a')).toHaveLength(1000);
    expect(table.flat().length).toBeLessThan(110_000);
  });

  it('keeps the number behind a cell beside what the cell shows', () => {
    const [table] = readHtmlTables('<table><tr><td x:num="6011000000001230">6.011E+15</table>');
    expect(table).toEqual([[{ text: '6.011E+15', exact: '6011000000001230' }]]);
  });

  it('reads the table of a table as text of its cell, and tables side by side one by one', () => {
    const html = '<table><tr><td>a<table><tr><td>b</table></table><table><tr><td>c</table>';
    expect(readHtmlTables(html)).toEqual([[['ab']], [['c']]]);
  });

  it.each([
    ['17-excel-desktop-html.html', 5, 6],
    ['19-google-sheets.html', 4, 7],
    ['22-web-table-html.html', 4, 7],
    ['23-web-table-two-rows-no-header.html', 2, 7],
  ])('reads %s as %i rows of %i cells', (name, rows, columns) => {
    const html = readFileSync(`tests/fixtures/credit-report/${name}`, 'utf8');
    const [table = []] = readHtmlTables(html);
    expect(table.map((row) => row.length)).toEqual(Array(rows).fill(columns));
  });
});
