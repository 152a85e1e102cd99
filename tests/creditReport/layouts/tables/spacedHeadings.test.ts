import { describe, expect, it } from 'vitest';
import {
  readHeadingsOverFigures,
  readSpacedHeadings,
} from '../../../../src/creditReport/layouts/tables/spacedHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const lineOf = (text: string) =>
  readLines(text)[0] ?? { text: '', cells: [], afterBlank: false, from: 0, to: 0 };
const gapped = (text: string) => lineOf(text.replaceAll('  ', '\t'));
const HEAD = 'Creditor Account # Date Opened Balance Status Payment';

describe('readSpacedHeadings', () => {
  it.each([
    ['Creditor Balance Status', 'name balance statusLoose'],
    [HEAD, 'name number opened balance statusLoose paying'],
    ['High Credit Lender Balance', 'money name balance'],
    ['# Creditor Account # Orig. Creditor Balance Enrolled', ' name number original balance '],
    ['# Creditor Account # Balance Status', ' name number balance statusLoose'],
    ['Creditor Account # Balance Status Enrolled', 'name number balance statusLoose '],
    ['Paid to For Amount Balance Date of last payment', 'name text paying balance date'],
  ])('reads %s', (text, kinds) => {
    expect(
      readSpacedHeadings(lineOf(text))
        ?.map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });
  it.each([
    'Creditor Balance', 'Creditor Balance Foo', 'Creditor Account # Balance Foo', '# Creditor Account # Balance', 'Creditor Account # Balance Status Foo Bar', 'Balance Status Payment', 'Creditor: Balance Status', 'Creditor Balance Status 5', 'Creditor Balance $ amount',
    'Creditor\tBalance\tStatus', `${'Creditor Balance '.repeat(18)}Status`, 'Creditor Account # Terms',
  ])('refuses %j', (text) => {
    expect(readSpacedHeadings(lineOf(text))).toBeUndefined();
  }); // biome-ignore format: words are read in lines
  it('reads headings of up to 300 characters', () => {
    const long = `Creditor${' Balance'.repeat(35)}`;
    expect(readSpacedHeadings(lineOf(`${long} Account no.`))).toHaveLength(37);
    expect(readSpacedHeadings(lineOf(`${long} Account no. #`))).toBeUndefined();
    expect(readSpacedHeadings(lineOf(`${long} Account num.`))).toBeUndefined();
  });
});

describe('headings whose gaps part other columns than those of the rows', () => {
  const MERGED = 'ECOA CREDITOR/ACCT  OPENED RPTD  HIGH CREDIT  BALANCE  PAYMENT  PAST DUE  MOP STATUS';
  const kindsOver = (head: string, row: string) =>
    readHeadingsOverFigures(gapped(head), gapped(row))
      ?.map(({ kind }) => kind)
      .join(' ');

  it.each([
    [MERGED, 'J  OAK 12XX  04/12 10/26 9,800 7,310 219 0 R1 CURRENT', 'text name opened date money balance paying pastDue status statusLoose'],
    ['CREDITOR  OPENED LIMIT  BALANCE  PMT', 'OAK  04/12 9,800 7,310 219', 'name opened money balance paying'],
  ])('are told by their words: %s', (head, row, kinds) => {
    expect(kindsOver(head, row)).toBe(kinds);
  }); // biome-ignore format: headings and rows are read in lines

  it.each([
    ['rows with the same gaps', MERGED, 'J  OAK 12XX  04/12  10/26  9,800  7,310  219  0  R1'],
    ['a heading that nobody knows', 'CREDITOR  OPENED FOO  BALANCE  PMT', 'OAK  04/12 9,800 7,310 219'],
    ['no balance', 'CREDITOR  OPENED  LIMIT', 'OAK  04/12 9,800 7,310 219'],
    ['two cells alone', 'CREDITOR  OPENED BALANCE', 'OAK  04/12 9,800 7,310 219'],
    ['three figures', 'CREDITOR  OPENED LIMIT  BALANCE', 'OAK  04/12 9,800 7,310'],
    [
      'a number in groups of four, in a row of as many cells',
      'Creditor  Account no.  Balance owed  Are you behind?',
      'OAK  4147 0000 1122 3344  $6,310.00  No',
    ],
  ])('are none with %s', (_, head, row) => {
    expect(kindsOver(head, row)).toBeUndefined();
  });

  it('give each row its balance, and no high credit', () => {
    const rows = [
      MERGED,
      'J  OAK CARD 4266XXXX  04/12 10/26 9,800 7,310 219 0 R1 CURRENT',
      'I  ELM FINANCE 88120XXXX  06/21 10/26 4,500 3,912 168 504 I4 90 DAYS LATE',
    ];
    const read = debtsIn(rows.join('\n'));
    expect(read[0]).toMatch(/^OAK CARD \| 4266XXXX \| 7,310 \| current \| 219/);
    expect(read[1]).toMatch(/^ELM FINANCE \| 88120XXXX \| 3,912 \| 90days \| 168/);
  });
});
