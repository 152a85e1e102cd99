import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { inColumns } from '../../../src/creditReport/paper/sideBySide';
import { paperOfLines, paperPage, paperText, wordsOfLines } from '../../support/paperPages';

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

/** The lines of two accounts, under their names. */
function cards(...names: readonly string[]): string[] {
  return names.flatMap((name, index) => [
    name,
    `Account Number: ${index}${name.length}XXX`,
    'Status: Current',
    `Balance: $${name.length}00`,
  ]);
}

const LEFT = cards('ALPHA', 'BRAVO BANK');
const RIGHT = cards('CHARLIE', 'DELTA STORE');

it.each([
  ['between those beside them', 6, 150],
  ['a line lower', 12, 150],
  ['a little lower, in columns that are as wide as what stands in them', 2, 130],
])('accounts in two columns are read one after the other where lines stand %s', (_, lower, right) => {
  const textsOf = (lines: readonly string[], x: number, y: number) =>
    lines.map((line, row) => paperText(x, y + row * 12, line));
  const page = paperPage(...textsOf(LEFT, 0, 40), ...textsOf(RIGHT, right, 40 + lower));
  const lines = inColumns(linesOfPage(page), MARGIN).flatMap((part) => part.lines);
  expect(wordsOfLines(lines)).toEqual([...LEFT, ...RIGHT]);
});

it('accounts in two columns are known by what stands before their figures, where no colon does', () => {
  const bare = (lines: readonly string[]) => lines.map((line) => line.replace(/(?<=Number|Balance):/, ''));
  const beside = bare(LEFT).flatMap((line, row) => [line, `${' '.repeat(26)}${bare(RIGHT)[row]}`]);
  expect(read(...beside)).toEqual([...bare(LEFT), ...bare(RIGHT)]);
});

it('a column that is as wide as its longest line has no edge that a line was broken at', () => {
  const beside = LEFT.flatMap((line, row) => [line, `${' '.repeat(26)}${RIGHT[row]}`]);
  const parts = inColumns(linesOfPage(paperOfLines(beside)), MARGIN);
  expect(parts.map(({ margin }) => margin)).toEqual([Number.POSITIVE_INFINITY, 170]);
});

it('two columns of few lines with no more than two labels in common stay as they are', () => {
  const lines = ['Status: Open', 'Balance: $1'].map(
    (line, row) => line.padEnd(30) + ['Balance: $2', 'Status: Paid'][row],
  );
  expect(read(...lines)).toEqual(lines.map((line) => line.replace(/ +/g, ' ')));
});
