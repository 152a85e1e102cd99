import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { inColumns } from '../../../src/creditReport/paper/sideBySide';
import { paperOfLines, wordsOfLines } from '../../support/paperPages';

/** Where the lines of a page of 60 letters, five points each, end at most. */
const MARGIN = 300;

const linesOf = (lines: readonly string[]) =>
  inColumns(linesOfPage(paperOfLines(lines)), MARGIN).flatMap((part) => part.lines);
const read = (...lines: string[]) => wordsOfLines(linesOf(lines));

/** Rows of texts that begin so many letters apart. */
function rows(count: number, step: number, ...columns: readonly string[]): string[] {
  return Array.from({ length: count }, (_, row) =>
    columns
      .map((column) => `${column}${row}`.padEnd(step))
      .join('')
      .trimEnd(),
  );
}

/** The texts of one column of such rows. */
function columnOf(count: number, column: string): string[] {
  return Array.from({ length: count }, (_, row) => column + row);
}

const TITLE = 'CREDIT REPORT OF ANA RIVERA, PAGE ONE OF TWO PAGES';

it('two columns of a page are read one after the other, what stands over and under them in its place', () => {
  const foot = 'All that is told here is told by those who lent it';
  expect(read(TITLE, ...rows(12, 30, 'a', 'b'), foot)).toEqual([
    TITLE,
    ...columnOf(12, 'a'),
    ...columnOf(12, 'b'),
    foot,
  ]);
});

it('a column is set under the one before it, at the same edge, and what follows under both', () => {
  const lines = linesOf([...rows(12, 30, 'a', 'b'), TITLE]);
  expect(new Set(lines.map(({ texts: [first] }) => first?.x))).toEqual(new Set([0]));
  expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((one, other) => one - other));
});

it('a line of a column ends where the column does', () => {
  const parts = inColumns(linesOfPage(paperOfLines([TITLE, ...rows(12, 30, 'a', 'b')])), MARGIN);
  expect(parts.map(({ margin }) => margin)).toEqual([MARGIN, 130, 130]);
});

it('three columns are read from left to right', () => {
  expect(read(...rows(12, 20, 'a', 'b', 'c'))).toEqual(
    ['a', 'b', 'c'].flatMap((column) => columnOf(12, column)),
  );
});

it.each([
  ['with too few lines', rows(11, 30, 'a', 'b')],
  ['with lines that run over the blank', [...rows(8, 30, 'a', 'b'), TITLE, ...rows(8, 30, 'a', 'b')]],
  ['with nothing on one side', [...columnOf(12, 'a'), ...rows(1, 30, 'a', 'b')]],
  ['that are not as wide as each other', rows(12, 26, 'a', 'b')],
  [
    'with a number beside itself, as bureaus have it',
    [...rows(12, 30, 'a', 'b'), `${'4417****'.padEnd(30)}4417****`],
  ],
  ['with many figures beside themselves', [...rows(10, 30, 'a', 'b'), ...rows(2, 30, '$5,00', '$5,00')]],
])('lines %s stay as they are', (_, lines) => {
  expect(read(...lines)).toEqual(lines.map((line) => line.replace(/ +/g, ' ')));
});
