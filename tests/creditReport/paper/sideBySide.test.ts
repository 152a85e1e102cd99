import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { inColumns } from '../../../src/creditReport/paper/sideBySide';
import { paperOfLines, wordsOfLines } from '../../support/paperPages';

const read = (...lines: string[]) => wordsOfLines(inColumns(linesOfPage(paperOfLines(lines))));

it('two columns of a page are read one after the other, what stands over and under them in its place', () => {
  expect(
    read(
      'CREDIT REPORT OF ANA RIVERA, PAGE ONE OF TWO PAGES',
      'CAPITAL ONE              DISCOVER BANK',
      'Balance $500             Balance $900',
      'Limit $800               Limit $1,000',
      'Current                  Late',
      'All that is told here is told by those who lent it',
    ),
  ).toEqual([
    'CREDIT REPORT OF ANA RIVERA, PAGE ONE OF TWO PAGES',
    'CAPITAL ONE',
    'Balance $500',
    'Limit $800',
    'Current',
    'DISCOVER BANK',
    'Balance $900',
    'Limit $1,000',
    'Late',
    'All that is told here is told by those who lent it',
  ]);
});

it('three columns are read from left to right', () => {
  const rows = ['a', 'b', 'c', 'd'].map((row) => `${row}1          ${row}2          ${row}3`);
  expect(read(...rows)).toEqual(
    [1, 2, 3].flatMap((column) => ['a', 'b', 'c', 'd'].map((row) => row + column)),
  );
});

it.each([
  ['with too few lines', ['a1          a2', 'b1          b2', 'c1          c2']],
  [
    'with lines that run over the blank',
    ['a1          a2', 'b1          b2', 'cccccccccccccc', 'd1          d2', 'e1          e2'],
  ],
  ['with nothing on one side', ['a1', 'b1', 'c1', 'd1          d2']],
])('lines %s stay as they are', (_, lines) => {
  expect(read(...lines)).toEqual(lines.map((line) => line.replace(/ +/g, ' ')));
});
