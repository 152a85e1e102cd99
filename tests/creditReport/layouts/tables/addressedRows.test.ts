import { expect, it } from 'vitest';
import { withAddressedRows } from '../../../../src/creditReport/layouts/tables/addressedRows';
import { readLines } from '../../../../src/creditReport/page/lines';

const cellsOf = (...lines: string[]) =>
  withAddressedRows(readLines(lines.join('\n'))).map(({ cells }) => cells.join('|').replaceAll('\n', ' / '));
const HEADINGS = 'Creditor and address\tAccount\tBalance';
const OAK = ['Oak Bank', 'PO Box 3429', 'Pittsburgh, PA 15230\tx8102\t$8,640'];
const ELM = ['Elm Loans', '7 Easton Oval', 'Columbus, OH 43219\t0417\t$1,930'];

it('a name over its address is one cell of the row that its last line begins', () => {
  expect(cellsOf(HEADINGS, ...OAK, ...ELM, 'Thank you')).toEqual([
    'Creditor and address|Account|Balance',
    'Oak Bank / PO Box 3429 / Pittsburgh, PA 15230|x8102|$8,640',
    'Elm Loans / 7 Easton Oval / Columbus, OH 43219|0417|$1,930',
    'Thank you',
  ]);
});

it.each([
  ['a single row', [HEADINGS, ...OAK]],
  ['rows without names', [HEADINGS, OAK[2] ?? '', ELM[2] ?? '']],
  [
    'labels beside the address of an account',
    [OAK, ELM].flatMap(([name = '', street = '', town = '']) => [name, `${street}\tAccount\tBalance`, town]),
  ],
  ['rows of two cells', [...OAK, ...ELM].map((line) => line.replace(/\t[^\t]*$/, ''))],
])('%s stay as they are', (_, lines) => {
  const read = readLines(lines.join('\n'));
  expect(withAddressedRows(read)).toBe(read);
});
