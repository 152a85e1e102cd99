import { expect, it } from 'vitest';
import { readHeadings } from '../../../../src/creditReport/layouts/tables/columns';
import { withStackedApart } from '../../../../src/creditReport/layouts/tables/stackedCells';

const apart = (headings: readonly string[], ...rows: string[][]) => {
  const line = { text: headings.join(' '), cells: headings, afterBlank: false, from: 0, to: 0 };
  const found = withStackedApart(readHeadings(line) ?? [], rows);
  return [found.columns.map(({ label }) => label), ...found.rows];
};

it('takes a column apart whose headings and values stand on lines of one cell', () => {
  expect(apart(['Creditor', 'Balance', 'PMT\nTERMS'], ['OAK', '$5', '$2\n48M'], ['ELM', '$6', '-'])).toEqual([
    ['creditor', 'balance', 'pmt', 'terms'],
    ['OAK', '$5', '$2', '48M'],
    ['ELM', '$6', '-', ''],
  ]);
});

it.each([
  ['where a cell has but one value', ['Creditor', 'Status', 'Balance\nPMT'], [['OAK', 'OK', '$5\n$2'], ['ELM', 'OK', '$6']]],
  ['where a cell has more lines', ['Creditor\nAccount no.', 'Balance'], [['OAK\n12XX\nSold', '$5'], ['ELM\n34XX', '$6']]],
  ['where the lines are one heading', ['Creditor', 'Current\nBalance'], [['OAK', '$5\n$2'], ['ELM', '$6\n$1']]],
  ['where there are no rows', ['Creditor', 'Status', 'Balance\nPMT'], []],
])('leaves a column whole %s', (_, headings, rows) => {
  expect(apart(headings, ...rows)).toEqual([headings.map((one) => one.toLowerCase().replace('\n', ' ')), ...rows]);
}); // biome-ignore format: rows are read in lines
