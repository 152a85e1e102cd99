import { expect, it } from 'vitest';
import { MONEY } from '../../../src/sheet/cells/cellTypes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { pasteWords } from '../../../src/sheet/clipboard/pasteWords';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const row = (id: string) => ({ id, label: `Row ${id}` });
const heading = (id: string) => ({ id, label: `Heading ${id}`, cells: {} });

/** Three parts of two rows, each under its heading. */
const LAYOUT = sheetLayout(
  [heading('1'), row('a'), row('b'), heading('2'), row('c'), row('d'), heading('3'), row('e'), row('f')],
  [{ field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 }],
  'Label',
);

function paste(amounts: readonly string[], from = 0, isOwn = false) {
  const first = { row: from, column: 0 };
  const planned = planPaste(
    amounts.map((amount) => [amount]),
    { anchor: first, head: first },
    LAYOUT,
    readSheet(() => ''),
    undefined,
    isOwn,
  );
  return {
    written: planned.changes.map(({ row, text }) => `${row}=${text}`).join(' '),
    words: pasteWords(planned, 0),
  };
}

it.each([
  ['nothing', ['1', '2', '', '3', '4', '', '5', '6']],
  ['a dash', ['1', '2', ' - ', '3', '4', '–', '5', '6']],
  ['the sums of the rows below', ['1', '2', '7', '3', '4', '11', '5', '6']],
  ['the sums of the rows above', ['1', '2', '$3.00', '3', '4', '7', '5', '6']],
])('amounts that have %s in the places of headings go to their own rows', (_, amounts) => {
  expect(paste(amounts).written).toBe('a=1 b=2 c=3 d=4 e=5 f=6');
});

it('says which headings it stepped over, and which sums it left out', () => {
  expect(paste(['1', '2', '', '3', '4', '', '5']).words).toBe(
    'Pasted 5 rows of 1 column. Stepped over 2 headings.',
  );
  expect(paste(['1', '2', '7', '3', '4', '5', '5']).words).toBe(
    'Pasted 5 rows of 1 column. Left out 2 rows of totals. Stepped over 2 headings.',
  );
});

it.each([
  ['blank', ['', '1', '2', '', '3', '4', '', '5', '6']],
  ['the sum of the rows below', ['3', '1', '2', '7', '3', '4', '11', '5', '6']],
])('may begin with the place of the first heading, which is %s', (_, amounts) => {
  expect(paste(amounts).written).toBe('a=1 b=2 c=3 d=4 e=5 f=6');
});

it('does not begin so where the first amount is no sum, or no heading stands above the row', () => {
  expect(paste(['9', '1', '2', '7', '3', '4', '11', '5', '6']).written).toBe('a=9 b=1 c=2 d=7 e=3 f=4');
  expect(paste(['', '2', '', '3', '4', '', '5'], 1).written).toBe('b= c=2 d= e=3 f=4');
});

it('begins within a part as well', () => {
  expect(paste(['2', '', '3', '4', '', '5'], 1).written).toBe('b=2 c=3 d=4 e=5');
});

it.each([
  [
    'another amount stands in one of the places',
    ['1', '2', '', '3', '4', '9', '5'],
    'a=1 b=2 c= d=3 e=4 f=9',
  ],
  ['a single one is a sum, which may be by chance', ['1', '2', '3', '4'], 'a=1 b=2 c=3 d=4'],
  ['each row has its own, blank or not', ['1', '2', '', '3', '4', '5'], 'a=1 b=2 c= d=3 e=4 f=5'],
  ['one alone is blank, which may be by chance', ['1', '2', '', '4'], 'a=1 b=2 c= d=4'],
  ['they end before the first heading', ['1', '2'], 'a=1 b=2'],
])('amounts follow each other where %s', (_, amounts, written) => {
  expect(paste(amounts).written).toBe(written);
});

it('amounts that were copied out of the sheet follow each other, whatever is blank', () => {
  expect(paste(['1', '2', '', '3', '4', '', '5'], 0, true).written).toBe('a=1 b=2 c= d=3 e=4 f=');
});
