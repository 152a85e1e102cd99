import { expect, it } from 'vitest';
import { cardsInRows } from '../../../src/creditReport/page/cardsInRows';
import { linesOfRows, readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

const shown = (rows: readonly (readonly string[])[] | undefined) =>
  rows
    ?.map((cells) => cells.join('|'))
    .join('\n')
    .trim();
const apart = (...rows: string[]) => shown(cardsInRows(readLines(rows.join('\n')), rows.join('\n')));
const apartInCells = (...rows: string[][]) => {
  const { lines, source } = linesOfRows(rows);
  return shown(cardsInRows(lines, source));
};

const debtsIn = (...rows: string[]) =>
  readByRules({ text: rows.join('\n'), tables: [] }).debts.map(({ accountName, amountText, current }) =>
    [accountName, amountText, current].join(' '),
  );

const CARDS = [
  'My accounts',
  'Oak Card\tElm Bank\tFir Loan',
  'Balance $1,245\tBalance $3,100\tBalance $12,901',
  'In good standing\t30 days late\tIn good standing',
  'Ash Store\tYew Bank\tOak Loan',
  'Balance $9,876\tBalance $310\tBalance $640',
  'In good standing\t60 days late\t90 days late',
];
const DEBTS = [
  'Oak Card $1,245 current',
  'Elm Bank $3,100 30days',
  'Fir Loan $12,901 current',
  'Ash Store $9,876 current',
  'Yew Bank $310 60days',
  'Oak Loan $640 90days',
];

it('cards beside each other, with one label before the sums of a row, stand one below the other', () => {
  expect(apart(...CARDS.slice(0, 4))).toBe(
    [
      'My accounts\n\nOak Card\nBalance $1,245\nIn good standing',
      'Elm Bank\nBalance $3,100\n30 days late',
      'Fir Loan\nBalance $12,901\nIn good standing',
    ].join('\n\n'),
  );
  expect(debtsIn(...CARDS)).toEqual(DEBTS);
});

it('cards that blanks part are read as well, and a row of them with fewer cards', () => {
  const spaced = CARDS.map((row) =>
    row
      .split('\t')
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd(),
  );
  expect(debtsIn(...spaced)).toEqual(DEBTS);
  const fewer = spaced.map((row, index) => (index > 3 ? row.slice(0, 48).trimEnd() : row));
  expect(debtsIn(...fewer)).toEqual(DEBTS.slice(0, -1));
});

it('a line that only a card in the middle has stays in its column', () => {
  const rows = ['Oak Card', 'Elm Bank', 'Fir Loan'].map((cell) => cell.padEnd(24)).join('');
  const sums = ['Balance $1,245', 'Balance $3,100', 'Balance $640'].map((cell) => cell.padEnd(24)).join('');
  const late = `${' '.repeat(24)}${'30 days late'.padEnd(24)}60 days late`;
  expect(apart(rows, sums, late)).toBe(
    'Oak Card\nBalance $1,245\n\nElm Bank\nBalance $3,100\n30 days late\n\nFir Loan\nBalance $640\n60 days late',
  );
});

it('what blanks part in a card stays on its line, and what one card alone has stays in it', () => {
  const rows = [
    ['Oak Card', 'Elm Bank'],
    ['Balance $1,245', 'Balance $3,100'],
    ['Limit    $2,000', 'Limit    $9,000'],
    ['', '30 days late'],
  ];
  const lines = rows.map((cells) =>
    cells
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd(),
  );
  expect(apart(...lines)).toBe(
    'Oak Card\nBalance $1,245\nLimit $2,000\n\nElm Bank\nBalance $3,100\nLimit $9,000\n30 days late',
  );
});

it('cards with all their lines in a cell of a table stand one below the other', () => {
  const row = ['Oak Card\nBalance $1,245\nIn good standing', 'Elm Bank\nBalance $3,100\n30 days late'];
  expect(apartInCells(row)).toBe(row.join('\n').replace('Elm', '\nElm'));
});

it('cards of which a tab parts the last line from the name of the next stand one below the other', () => {
  expect(
    debtsIn(
      ...['Oak Card', 'Balance $1,245', 'In good standing\tElm Bank', 'Balance $3,100', '30 days late'],
      ...['Fir Loan', 'Balance $9,876', 'In good standing\tAsh Store', 'Balance $310', '60 days late'],
    ),
  ).toEqual([
    'Oak Card $1,245 current',
    'Elm Bank $3,100 30days',
    'Fir Loan $9,876 current',
    'Ash Store $310 60days',
  ]);
});

it.each([
  ['what bureaus say of one account', 'Experian\tEquifax', 'Balance: $1,245\tBalance: $1,310'],
  ['what one account was in other months', 'May 2026\tJune 2026', 'Balance: $1,245\tBalance: $1,310'],
  ['labels with values above the sums', 'Type: Card\tType: Loan', 'Balance: $1,245\tBalance: $1,310'],
  ['sums of other labels beside each other', 'Oak Card\tElm Bank', 'Balance: $1,245\tLimit: $1,310'],
  ['names beside their status', 'Oak Card\tCurrent', 'Balance: $1,245', 'Elm Bank\tLate', 'Balance: $31.00'],
])('%s are no cards', (_, ...rows) => {
  expect(apart(...rows)).toBeUndefined();
});
