import { expect, it } from 'vitest';
import { cellsOf, sourceBlocks, within } from '../../../../src/debts/report/review/sourceLines';

it('draws rows of cells as a table, and what stands around them as text', () => {
  const source = 'Dear member,\nLender\tOwing\nOAK BANK\t$500.00\n\nYours';
  const blocks = sourceBlocks(source);
  expect(blocks.map(({ columns }) => columns?.length)).toEqual([undefined, 2, undefined]);
  const [line = { from: 0, to: 0 }] = blocks[1]?.chunks[0]?.lines.slice(1) ?? [];
  expect(cellsOf(source, line).map(({ from, to }) => source.slice(from, to))).toEqual([
    'OAK BANK',
    '$500.00',
  ]);
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
