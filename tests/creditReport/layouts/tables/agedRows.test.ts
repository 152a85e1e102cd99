import { describe, expect, it } from 'vitest';
import { readAgedRows } from '../../../../src/creditReport/layouts/tables/agedRows';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

const HEADINGS =
  'SERVICE PROVIDER ACCOUNT # PATIENT SERVICE DATE CHARGES INS PAID/ADJ YOU PAID CURRENT 31-60 61-90 OVER 90 YOU OWE';
const OAK =
  'OAK REGIONAL HOSPITAL H00718224 ANN 11/22/10 6,114.25 5,010.11 75.00 .00 .00 .00 1,029.14 1,029.14';
const ELM = 'ELM RADIOLOGY PC NR-40921 ANN 02/01/11 388.00 241.30 .00 .00 146.70 .00 .00 146.70';
const TOTALS = 'TOTALS .00 146.70 .00 1,029.14 1,175.84'; // biome-ignore format: rows are read in lines

const read = (...rows: readonly string[]) =>
  readAgedRows(placedCells(readLines(rows.join('\n')))).map(({ facts }) =>
    facts.flatMap(({ kind, values }) => (kind === 'text' ? [] : values)).join(' | '),
  );

describe('rows that tell at their end what is owed by its age', () => {
  it('are read by that their parts add up, without the row of totals', () => {
    expect(read(HEADINGS, OAK, ELM, TOTALS)).toEqual([
      'OAK REGIONAL HOSPITAL | H00718224 | 1,029.14',
      'ELM RADIOLOGY PC | NR-40921 | 146.70',
    ]);
  });
  it('may have no number', () => {
    expect(read(HEADINGS, OAK.replace(' H00718224 ANN', ''), ELM)[0]).toBe(
      'OAK REGIONAL HOSPITAL | 1,029.14',
    );
  });
  it('tell how late each debt is by the oldest part', () => {
    const { debts } = readByRules({ text: [HEADINGS, OAK, ELM, TOTALS].join('\n'), tables: [] });
    expect(debts.map(({ accountName, current }) => [accountName, current])).toEqual([
      ['OAK REGIONAL HOSPITAL', '90days'],
      ['ELM RADIOLOGY PC', '30days'],
    ]);
  });
  it.each([
    ['no headings are above them', [OAK, ELM]],
    ['one stands alone, as the foot of a bill does', [HEADINGS, OAK]],
    ['their parts come to something else', [HEADINGS, OAK.replace(/1,029.14$/, '1,104.14'), ELM]],
    ['nobody is named', [HEADINGS, OAK.replace('OAK REGIONAL HOSPITAL ', ''), ELM]],
    ['the headings tell no total', [HEADINGS.replace(' YOU OWE', ''), OAK, ELM]],
  ])('are none where %s', (_, rows) => {
    expect(read(...rows)).toEqual([]);
  });
});
