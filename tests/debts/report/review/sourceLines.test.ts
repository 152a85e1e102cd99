import { expect, it } from 'vitest';
import { cellsOf, isRule } from '../../../../src/debts/report/review/sourceCells';
import { sourceBlocks, within } from '../../../../src/debts/report/review/sourceLines';

it('draws rows of cells as a table, and what stands around them as text', () => {
  const source = 'Dear member,\nLender\tOwing\nOAK BANK\t$500.00\n\nYours';
  const blocks = sourceBlocks(source);
  expect(blocks.map(({ columns }) => columns?.widths.length)).toEqual([undefined, 2, undefined]);
  const [line = { from: 0, to: 0 }] = blocks[1]?.chunks[0]?.lines.slice(1) ?? [];
  expect(cellsOf(source, line, '\t').map(({ from, to }) => source.slice(from, to))).toEqual([
    'OAK BANK',
    '$500.00',
  ]);
});

/** The cells of all tables of a source, row by row. */
function tablesOf(source: string): string[][] {
  return sourceBlocks(source).flatMap(({ chunks, columns }) => {
    const lines = columns ? chunks.flatMap((chunk) => chunk.lines) : [];
    return lines.map((line) =>
      cellsOf(source, line, columns?.delimiter ?? '\t').map(({ from, to }) => source.slice(from, to)),
    );
  });
}

it.each([
  [
    'commas, some of them in quotation marks',
    'My debts, as of today:\nLender,No,Owing\n"OAK BANK, N.A.",12,"$1,500.00"\nELM,,5\nThat is all, I hope, thanks',
    [
      ['Lender', 'No', 'Owing'],
      ['OAK BANK, N.A.', '12', '$1,500.00'],
      ['ELM', '', '5'],
    ],
  ],
  ['semicolons', 'A;B;C\n1;2;3', [['A', 'B', 'C'], ['1', '2', '3']]],
  ['bars', '| A | B | C |\n| OAK BANK | | $5 |', [['A', 'B', 'C'], ['OAK BANK', '', '$5']]],
  ['bars, the last cell of a row empty', 'A|B|C\nOAK|7|\nELM||', [['A', 'B', 'C'], ['OAK', '7', ''], ['ELM', '', '']]],
  ['bars that stand between cells alone', 'A|B|C\nOAK|7|$5', [['A', 'B', 'C'], ['OAK', '7', '$5']]],
])('draws rows with %s between their cells as a table', (_, source, rows) => {
  expect(tablesOf(source)).toEqual(rows);
}); // biome-ignore format: rows are read in lines

it.each([
  ['sentences', 'I owe Oak, Elm, and Ash.\nI pay rent, food, and gas.'],
  ['one line alone', 'Oak,Elm,Ash\nand so on'],
  ['lines that have not as many', 'Oak,Elm,Ash\nOak,Elm,Ash,Yew'],
  ['two words and a comma', 'Miller,John\nMiller,Jane'],
  ['thousands of dollars', 'OAK $1,500.00 $2,000.00\nELM $3,500.00 $4,000.00'],
])('draws %s as they stand', (_, source) => {
  expect(tablesOf(source)).toEqual([]);
});

it('knows the line of dashes under headings, which is no row', () => {
  const rules = ['|---|:--:|', '| OAK | -5 |', ''].map((line) => isRule(line, { from: 0, to: line.length }));
  expect(rules).toEqual([true, false, false]);
});

it('loses no character of a long text, and draws it in many chunks', () => {
  const source = Array.from({ length: 1000 }, (_, line) => `Line ${line}`).join('\n');
  const chunks = sourceBlocks(source).flatMap((block) => block.chunks);
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.map(({ from, to }) => source.slice(from, to)).join('\n')).toBe(source);
});

it('cuts pieces at the edges of a stretch', () => {
  const pieces = [
    { from: 0, to: 4 },
    { from: 6, to: 12 },
    { from: 20, to: 30 },
  ];
  expect(within(pieces, { from: 4, to: 10 })).toEqual([{ from: 6, to: 10 }]);
});

it('begins a block with each page of paper, and says no number where there is but one', () => {
  const source = 'OAK BANK\nBalance\t$5\n\fELM BANK\n\f\nASH BANK';
  const blocks = sourceBlocks(source);
  expect(blocks.map(({ page }) => page)).toEqual([1, undefined, 2, 3]);
  expect(
    blocks.flatMap(({ chunks }) =>
      chunks.flatMap(({ lines }) => lines.map(({ from, to }) => source.slice(from, to))),
    ),
  ).toEqual(['OAK BANK', 'Balance\t$5', 'ELM BANK', '', 'ASH BANK']);
  expect(sourceBlocks('OAK BANK\nELM BANK').map(({ page }) => page)).toEqual([undefined]);
});
