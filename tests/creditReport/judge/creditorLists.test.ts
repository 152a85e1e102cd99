import { expect, it } from 'vitest';
import { creditorLists } from '../../../src/creditReport/judge/creditorLists';
import { readByRules } from '../../../src/creditReport/readReport';

const listed = (source: string) => creditorLists(source).map(({ from, to }) => source.slice(from, to));
const names = (text: string) => readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it.each([
  ['dots', 'Creditor ........ Amount\nElectric $5\n\nWater $6', ['Electric $5']],
  ['a tab', 'Name of creditor\tBalance\nElectric $5\nMy bills\nWater $6', ['Electric $5']],
  ['blanks', 'Owed to      Amount owed\nElectric $5', ['Electric $5']],
  [
    'a line of its own that calls them debts',
    'Rent $9\n\nMy debts:\nOak $5\nElm $6\n\nWater $7',
    ['Oak $5\nElm $6'],
  ],
  ['a title of a form', 'B. LIABILITIES (last 4 digits)\nOak $5', ['Oak $5']],
  ['nothing', 'Bill ........ Amount\nElectric $5', []],
  ['a figure', 'Creditor 12 Amount\nElectric $5', []],
])('finds the rows under the headings of a list of creditors, parted by %s', (_, source, rows) => {
  expect(listed(source)).toEqual(rows);
});

it('reads what a list calls creditors, though they are called as bills are', () => {
  const rows = 'Electric ........ $412\nHealth insurance ........ $1,250\nWater ........ $188';
  expect(names(`Creditor ........ Amount\n${rows}`)).toEqual(['Electric', 'Health insurance', 'Water']);
  expect(names(`Bill ........ Amount\n${rows}`)).toEqual([]);
});
