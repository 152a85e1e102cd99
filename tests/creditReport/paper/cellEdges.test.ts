import { expect, it } from 'vitest';
import { cellEdges, roomBetween } from '../../../src/creditReport/paper/cellEdges';
import type { PaperText } from '../../../src/creditReport/paper/paper';
import { printedCell } from '../../../src/creditReport/paper/printedCell';
import { paperWords } from '../../support/paperPages';

/** A cell of some lines at a place, from a height on. */
function cell(x: number, y: number, ...lines: string[]): PaperText[] {
  return lines.flatMap((line, index) => paperWords(x, y + index * 12, line));
}

function firstCells(...rows: PaperText[][][]): string[] {
  const [edge] = cellEdges(rows);
  return rows.map(([words = []]) => printedCell(words, edge));
}

it('a cell ends right before the next column, where that begins under itself', () => {
  expect(
    firstCells(
      [cell(0, 12, 'SYNCB/PPC', 'CLOSED'), cell(100, 12, '9931')],
      [cell(0, 48, 'BARCLAYS BANK', 'DELAWARE'), cell(100, 48, '2207')],
    ),
  ).toEqual(['SYNCB/PPC\nCLOSED', 'BARCLAYS BANK DELAWARE']);
});

it('a table whose other columns are not broken has room, so that its line breaks are meant', () => {
  const status = (y: number) => cell(140, y, 'Never late');
  expect(
    firstCells(
      [cell(0, 12, 'POINT BREEZE CREDIT UNION', 'Acct 88'), status(12)],
      [cell(0, 48, 'OAK'), status(48)],
    ),
  ).toEqual(['POINT BREEZE CREDIT UNION\nAcct 88', 'OAK']);
});

it('a table of which more columns are broken has no room, though the heading of one is not', () => {
  expect(
    firstCells(
      [
        cell(0, 12, 'POINT BREEZE CREDIT', 'UNION'),
        cell(100, 12, 'Charge', 'Card'),
        cell(140, 12, 'Past Due'),
      ],
      [cell(0, 48, 'OAK'), cell(100, 48, 'Loan'), cell(140, 48, '$0')],
    ),
  ).toEqual(['POINT BREEZE CREDIT UNION', 'OAK']);
});

it('a cell ends as far before the next column as the fullest column of the table does', () => {
  const rows = (name: string[]) => [
    [cell(0, 12, ...name), cell(100, 12, 'Verizon'), cell(180, 12, '9931')],
    [cell(0, 48, 'OAK BANK'), cell(100, 48, 'NORTHGATE-CU'), cell(180, 48, '2207')],
  ];
  // The second column leaves twenty points free, so that the first one ends at eighty.
  expect(firstCells(...rows(['CREDIT ONE', 'BANKING']))).toEqual(['CREDIT ONE BANKING', 'OAK BANK']);
  expect(firstCells(...rows(['CREDIT ONE', 'BAN']))).toEqual(['CREDIT ONE\nBAN', 'OAK BANK']);
});

it('columns that all have much room tell nothing of how much their cells keep free', () => {
  const free = (...next: number[]) =>
    roomBetween(
      next.map((place) => ({ widest: 100, next: place })),
      10,
    );
  expect([free(112, 160), free(101), free(150, 160)]).toEqual([12, 2.5, 2.5]);
});

it('a heading that runs over the next column tells nothing of how much cells keep free', () => {
  const columns = [
    { widest: 100, next: 112 },
    { widest: 230, next: 200 },
  ];
  expect(roomBetween(columns, 10)).toBe(12);
});
