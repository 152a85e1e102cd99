import { describe, expect, it } from 'vitest';
import {
  isValueLine,
  openLabel,
  readLabelColumn,
} from '../../../../src/creditReport/layouts/labels/labelColumn';
import { parseLine } from '../../../../src/creditReport/layouts/labels/parsedLine';
import { readLines } from '../../../../src/creditReport/page/lines';

const parsed = (text: string) => readLines(text).map((line) => parseLine(line));
const read = (lines: readonly string[], start = 0) => {
  const column = readLabelColumn(parsed(lines.join('\n')), start);
  return (
    column && [
      column.labels.map(({ label }) => label).join(),
      ...column.columns.map((values) => values.join()),
      column.end,
    ]
  );
};
const LABELS = ['Creditor', 'Balance', 'Payment Status'];
const NAMES = 'creditor,balance,payment status';

it.each([
  ['Balance', 'balance', false],
  ['Balance:', 'balance', false],
  ['Balance: $5', undefined, true],
  ['CHASE', undefined, true],
  ['TransUnion', undefined, false],
  ['Payment History', undefined, true],
])('says of %s which label waits (%s), and whether it can be a value (%s)', (text, label, isValue) => {
  const [line] = parsed(text);
  expect([openLabel(line)?.label, isValueLine(line)]).toEqual([label, isValue]);
});
it('finds neither where the text ends', () => {
  expect([openLabel(undefined), isValueLine(undefined)]).toEqual([undefined, false]);
});

describe('a table that was copied column by column', () => {
  it.each([
    ['one column', [...LABELS, 'CHASE', '$5', 'Current'], [NAMES, 'CHASE,$5,Current', 6]],
    ['one column and more text', [...LABELS, 'CHASE', '$5', 'Current', 'OAK'], [NAMES, 'CHASE,$5,Current', 6]],
    ['two columns', [...LABELS, 'CHASE', '$5', 'Current', 'OAK', '$6', 'Late'], [NAMES, 'CHASE,$5,Current', 'OAK,$6,Late', 9]],
    ['three columns at most', [...LABELS, ...Array(4).fill(['CHASE', '$5', 'OK']).flat()], [NAMES, 'CHASE,$5,OK', 'CHASE,$5,OK', 'CHASE,$5,OK', 12]],
    ['any number of columns of other names', [...LABELS, ...['OAK', 'OAK', 'ASH', 'ELM', 'FIR'].flatMap((name) => [name, '$5', 'OK'])], [NAMES, 'OAK,$5,OK', 'OAK,$5,OK', 'ASH,$5,OK', 'ELM,$5,OK', 'FIR,$5,OK', 18]],
    ['one column, where the next does not fit', [...LABELS, 'CHASE', '$5', 'Current', 'OAK', 'x', 'y'], [NAMES, 'CHASE,$5,Current', 6]],
    ['named bureaus', [...LABELS, 'TransUnion', 'CHASE', '$5', 'OK', 'Experian', 'CHASE', '$6', 'Late'], [NAMES, 'CHASE,$5,OK', 'CHASE,$6,Late', 11]],
    ['bureaus of which one leaves out a sum', [...LABELS, 'TransUnion', 'CHASE', 'OK', 'Experian', 'CHASE', '$6', 'Late'], [NAMES, 'CHASE,,OK', 'CHASE,$6,Late', 10]],
    ['named bureaus that print what reads like another label', ['Account #', 'Account Type', 'Balance', 'TransUnion', '77****', 'Collection Agency', '$5', 'Experian', '77****', 'Collection Agency', '$6'], ['account #,account type,balance', '77****,Collection Agency,$5', '77****,Collection Agency,$6', 11]],
    ['bureaus of which one prints nothing', [...LABELS, 'TransUnion', 'Experian', 'CHASE', '$6', 'Late'], [NAMES, ',,', 'CHASE,$6,Late', 8]],
    ['a bureau that leaves out a text', [...LABELS, 'TransUnion', 'CHASE', '$5'], [NAMES, 'CHASE,$5,', 6]],
    ['three bureaus at most', [...LABELS, ...Array(4).fill(['TU', 'CHASE', '$5', 'OK']).flat()], [NAMES, 'CHASE,$5,OK', 'CHASE,$5,OK', 'CHASE,$5,OK', 15]],
  ])('is read: %s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  }); // biome-ignore format: columns are read in lines

  it.each([
    ['two labels', ['Creditor', 'Balance', 'CHASE', '$5']],
    ['fewer values than labels', [...LABELS, 'CHASE', '$5']],
    ['values of other shapes', [...LABELS, 'CHASE', 'x', 'Current']],
    ['values with labels of their own', [...LABELS, 'CHASE', 'Limit', 'Current']],
    ['no values', LABELS],
    ['several bureaus on one line', [...LABELS, 'TransUnion Experian', 'CHASE', '$5', 'OK']],
    ['no label', ['CHASE', ...LABELS, 'CHASE', '$5', 'OK']],
  ])('is not read from %s', (_, lines) => {
    expect(read(lines)).toBeUndefined();
  });

  it('is read from its first label on, up to eighty labels', () => {
    expect(read(['CHASE', ...LABELS, 'CHASE', '$5', 'OK'], 1)).toEqual([NAMES, 'CHASE,$5,OK', 7]);
    const labels = (count: number) => [...Array(count).fill('Limit'), ...Array(count).fill('$5')];
    expect(read(labels(80))?.at(-1)).toBe(160);
    expect(read(labels(81))).toBeUndefined();
  });
});
