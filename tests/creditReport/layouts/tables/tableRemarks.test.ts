import { expect, it } from 'vitest';
import { factsOfRemarks } from '../../../../src/creditReport/layouts/tables/tableRemarks';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

const HEADINGS =
  'CREDITOR NAME             RPTD   OPENED  CREDIT  BALANCE  PAST DUE  STATUS\n' +
  'OAK NATL BANK             06/98  02/91     6500     4120         0  CURRENT\n4418-2290-1187\n' +
  'ELM STORES                04/98  03/90     2000      900         0  CURRENT\n';

it.each([
  ['01 88214 99023 6', '01 88214 99023 6'],
  ['5412 8899 0012', '5412 8899 0012'],
  ['4417 1220 8834 ***', '4417 1220 8834 ***'],
  ['800 555 0148', ''],
  ['06 98 02 91', ''],
  ['200 900', ''],
])('blanks may part the digits of the number below a name: %s', (line, number) => {
  const { debts } = readByRules({ text: HEADINGS + line, tables: [] });
  expect(debts.at(-1)?.accountNumber).toBe(number);
});

it.each(['FOR: COX', 'COLL FOR: COX', 'COLLECTION FOR: COX'])(
  'for whom a collector has a debt stands below it: %s',
  (line) => {
    const { debts } = readByRules({ text: `${HEADINGS}771-20-881\n   ${line}`, tables: [] });
    expect(debts.at(-1)?.originalCreditor).toBe('COX');
  },
);

it('the client of a collector is who was owed, below no other debt', () => {
  const remarks = placedCells(readLines('CLIENT: FIR CLINIC'));
  const originals = (inCollections: boolean) =>
    factsOfRemarks(remarks, [], inCollections).flatMap(({ kind, values }) =>
      kind === 'original' ? values : [],
    );
  expect(originals(true)).toEqual(['FIR CLINIC']);
  expect(originals(false)).toEqual([]);
});
