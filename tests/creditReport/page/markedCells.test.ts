import { expect, it } from 'vitest';
import { readLines } from '../../../src/creditReport/page/lines';
import { withMarkedCells } from '../../../src/creditReport/page/markedCells';

const cellsOf = (...lines: string[]) =>
  withMarkedCells(readLines(lines.join('\n')))?.map(({ cells }) => cells.join('|'));
const ROWS = ['Oak - 4,966 / 133 / 9th', 'Elm - 745 / 35 / 17th', 'Ash - 430 / 50 / anytime'];

it('headings that several kinds of marks part show where the cells of the rows below are', () => {
  expect(cellsOf('My debts - all', 'name - owe / min / day', ...ROWS, 'thank you')).toEqual([
    'My debts - all',
    'name|owe|min|day',
    'Oak|4,966|133|9th',
    'Elm|745|35|17th',
    'Ash|430|50|anytime',
    'thank you',
  ]);
});

it('a row may have less than its headings, and more marks in its last cell', () => {
  expect(cellsOf('name - owe / min / day', ...ROWS, 'Fir - 267 / late - 30 days')?.at(-1)).toBe(
    'Fir|267|late - 30 days',
  );
});

it.each([
  ['of one kind of mark', ['name / owe / min', ...ROWS]],
  ['with a figure', ['name - owe / min 5', ...ROWS]],
  ['over two such rows', ['name - owe / min', ...ROWS.slice(1)]],
])('no cells are seen under headings %s', (_, lines) => {
  expect(cellsOf(...lines)).toBeUndefined();
});
