import { expect, it } from 'vitest';
import { otherRowsOf, stretchesOfRows } from '../../../src/creditReport/judge/otherRows';
import { pageOfElements, pageOfTables } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';

const ROWS = [
  ['Lender', 'Amount', 'Monthly payment'],
  ['Oak Lending', '$20,000', '$410'],
  ['Elm Loans', '$15,000', '$327'],
];
const [titled, tables] = [pageOfElements([['Offers for you'], ...ROWS]), pageOfTables([ROWS])];
const text = ['Offers for you', ...ROWS.map((row) => row.join('\t'))].join('\n');

it('rows that stand under the title of something else in one form of a clipboard are of none in the others', () => {
  const rows = otherRowsOf([titled, tables]);
  expect([...rows]).toEqual(ROWS.map((row) => row.join(' ')));
  expect(stretchesOfRows(tables, rows).map(({ from, to }) => tables.source.slice(from, to))).toEqual([
    tables.source,
  ]);
  expect(readByRules({ text, tables: [ROWS] }).debts).toEqual([]);
  expect(readByRules({ text: text.replace('Offers for you', 'Loans'), tables: [ROWS] }).debts).toHaveLength(
    2,
  );
});

it('a form alone tells all by itself, and a line of few cells may say the same elsewhere', () => {
  expect(otherRowsOf([titled]).size).toBe(0);
  const short = pageOfElements([['Offers for you'], ['Oak Lending', '$20,000'], ['Elm Loans', '$15,000']]);
  expect(otherRowsOf([short, tables]).size).toBe(0);
});

it('parts the stretches of rows where another row stands between them', () => {
  const rows = new Set(['Oak Lending $20,000 $410']);
  expect(stretchesOfRows(titled, rows)).toHaveLength(1);
  expect(stretchesOfRows(titled, new Set([...rows, 'Offers for you']))).toHaveLength(2);
});
