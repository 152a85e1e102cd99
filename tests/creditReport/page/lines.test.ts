import { describe, expect, it } from 'vitest';
import { linesOfRows, readLines, spanOf } from '../../../src/creditReport/page/lines';

const cellsOf = (text: string, delimiter?: string) => readLines(text, delimiter).map(({ cells }) => cells);

describe('readLines', () => {
  it.each([
    ['one word', 'a', [['a']]],
    ['two lines', 'a\nb', [['a'], ['b']]],
    ['nothing', '', []],
    ['blank lines', '\n \n\t\n', []],
    ['a line end at the end', 'a\n', [['a']]],
    ['tabs', ' a \tb\n\tc', [['a', 'b'], ['', 'c']]],
    ['an empty last cell', 'a\t', [['a', '']]],
    ['runs of blanks', 'a   b    c d', [['a', 'b', 'c d']]],
    ['two blanks', 'a  b', [['a b']]],
    ['runs of blanks, but no $ from its figure', 'a   $    309.00   $ -5   b $    c', [['a', '$ 309.00', '$ -5', 'b $', 'c']]],
    ['runs of blanks on a line without tabs', 'a\tb\nc   d', [['a', 'b'], ['c', 'd']]],
    ['blanks in a cell', 'a  b\tc', [['a b', 'c']]],
    ['a quoted cell', '"a"\tb', [['a', 'b']]],
    ['a quoted cell at the end', 'b\t"a"', [['b', 'a']]],
    ['a quoted tab', '"a\tc"\tb', [['a c', 'b']]],
    ['a quoted line break', 'x\t"a\nc"\tb\nd\te', [['x', 'a\nc', 'b'], ['d', 'e']]],
    ['a quoted line break in the last line', 'x\t"a\nc"', [['x', 'a\nc']]],
    ['a quoted line break at the end of a row', '"a\nc"\nd\te', [['a c'], ['d', 'e']]],
    ['blank lines in a quoted cell', '"a \n\n c"\tb', [['a\nc', 'b']]],
    ['doubled quotation marks', '"a ""b"" c"\td', [['a "b" c', 'd']]],
    ['a quotation mark in a cell', 'a "b"\tc', [['a "b"', 'c']]],
    ['a cell that only begins with one', '"a" b\tc', [['"a" b', 'c']]],
    ['a quotation mark that nothing closes', '"a\tb\nc\td', [['"a', 'b'], ['c', 'd']]],
    ['quotation marks without tabs', '"a"', [['"a"']]],
    ['an empty quoted cell', '""\ta', [['', 'a']]],
  ])('divides %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  }); // biome-ignore format: cells are read in a line

  it('takes a number out of the formula that keeps it as text', () => {
    expect(cellsOf('"=""0047""",5\n="0048",6\n"=SUM(A1)",7', ',')).toEqual([
      ['0047', '5'],
      ['0048', '6'],
      ['=SUM(A1)', '7'],
    ]);
  });

  it('divides at another delimiter', () => {
    expect(cellsOf('a,"b, c",d\ne', ',')).toEqual([['a', 'b, c', 'd'], ['e']]);
    expect(cellsOf('a,b\nc   d', ',')).toEqual([['a', 'b'], ['c d']]);
  });

  it('takes a quoted cell of up to 2,000 characters', () => {
    const quoted = (length: number) => cellsOf(`"${'x'.repeat(length)}"\ta`)[0]?.[0];
    expect(quoted(1998)).toBe('x'.repeat(1998));
    expect(quoted(1999)).toBe(`"${'x'.repeat(1999)}"`);
  });

  it('keeps the whole of a line, whether a blank line stands above, and its place', () => {
    expect(readLines('\na\t b  c\n \nd   e\nf')).toEqual([
      { text: 'a b c', cells: ['a', 'b c'], afterBlank: true, from: 1, to: 8 },
      { text: 'd e', cells: ['d', 'e'], afterBlank: true, from: 11, to: 16 },
      { text: 'f', cells: ['f'], afterBlank: false, from: 17, to: 18 },
    ]);
  });
  it('gives a row with a quoted line break one place', () => {
    const text = 'x\t"a\nc"\nd\te';
    expect(readLines(text).map(({ from, to }) => text.slice(from, to))).toEqual(['x\t"a\nc"', 'd\te']);
  });
});

describe('linesOfRows', () => {
  it('makes lines of the rows of a table, without empty ones, each with its place in the source it makes', () => {
    const { source, lines } = linesOfRows([['a ', 'b\n  c'], ['', ' '], ['d']]);
    expect(lines).toEqual([
      { text: 'a b c', cells: ['a', 'b\nc'], afterBlank: false, from: 0, to: 5 },
      { text: 'd', cells: ['d'], afterBlank: true, from: 6, to: 7 },
    ]);
    expect(lines.map(({ from, to }) => source.slice(from, to))).toEqual(['a\tb c', 'd']);
  });
  it('makes nothing of no rows', () => {
    expect(linesOfRows([])).toEqual({ source: '', lines: [] });
  });
}); // biome-ignore format: cells are read in a line

describe('spanOf', () => {
  it.each([
    ['one stretch', [{ from: 3, to: 5 }], { from: 3, to: 5 }],
    ['stretches in any order', [{ from: 7, to: 9 }, { from: 3, to: 5 }], { from: 3, to: 9 }],
    ['stretches within others', [{ from: 1, to: 9 }, { from: 3, to: 5 }], { from: 1, to: 9 }],
  ])('holds %s', (_, spans, whole) => {
    expect(spanOf(spans)).toEqual(whole);
  });
}); // biome-ignore format: stretches are read in a line

it('two blanks part a sum with cents from one behind it that has its sign', () => {
  expect(readLines('Oak Bank   $12,044.00  $329').map(({ cells }) => cells)).toEqual([
    ['Oak Bank', '$12,044.00', '$329'],
  ]);
  expect(readLines('Oak Bank   12  $329').map(({ cells }) => cells)).toEqual([['Oak Bank', '12 $329']]);
});

describe('labels whose colons stand in a column of their own', () => {
  const form = ['1) Member       : OAK GAS', '   Account      : 4410***', '   Balance      : $131.44'];

  it('are one cell each with their values', () => {
    expect(cellsOf(form.join('\n'))).toEqual([['1) Member: OAK GAS'], ['Account: 4410***'], ['Balance: $131.44']]);
    expect(cellsOf(`${form.join('\n')}       Opened : 06/2016`).at(-1)).toEqual(['Balance: $131.44', 'Opened: 06/2016']);
  });

  it('show by three lines that they do', () => {
    expect(cellsOf(form.slice(0, 2).join('\n'))).toEqual([['1) Member', ': OAK GAS'], ['Account', ': 4410***']]);
    expect(cellsOf('Oak   : 1\nElm  Elm    : 2\nAsh       : 3')).toEqual([['Oak', ': 1'], ['Elm Elm', ': 2'], ['Ash', ': 3']]);
  });
}); // biome-ignore format: cells are read in a line
