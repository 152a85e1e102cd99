import { expect, it } from 'vitest';
import { differentPages } from '../../../src/creditReport/judge/differentPages';
import { pageOfTables, pagesOfText } from '../../../src/creditReport/page/page';

const ROWS = [
  ['Lender', 'Balance'],
  ['OAK BANK', '$5'],
];
const TEXT = ROWS.map((row) => row.join('\t')).join('\n');

it('leaves out the tables that say cell by cell what the text does', () => {
  const pages = [...pagesOfText(TEXT), pageOfTables([ROWS])];
  expect(differentPages(pages)).toEqual(pages.slice(0, 1));
});

it.each([
  ['has other cells', pageOfTables([[['Lender', '', 'Balance'], ...ROWS.slice(1)]])],
  ['has a line more', pageOfTables([[...ROWS, ['ELM BANK', '$6']]])],
  ['has a blank line', pageOfTables([[ROWS[0] ?? [], [''], ...ROWS.slice(1)]])],
  [
    'knows numbers that a spreadsheet had shortened',
    { ...pageOfTables([ROWS]), restored: new Set(['1234']) },
  ],
])('keeps a page that %s', (_, page) => {
  const pages = [...pagesOfText(TEXT), page];
  expect(differentPages(pages)).toEqual(pages);
});
