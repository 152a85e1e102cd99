import { describe, expect, it } from 'vitest';
import { readBesideHeadings } from '../../../../src/creditReport/layouts/tables/besideHeadings';
import { pagesOfText } from '../../../../src/creditReport/page/page';
import { readByRules } from '../../../../src/creditReport/readReport';

const BESIDE = `E W                DATE     DATE     HIGH                        MO  PAST  PAST DUE    ACCT TYPE
C H CREDITOR       REPORTED OPENED   CREDIT   BALANCE  TERMS     REV DUE   30 60 90+   STATUS
O O ACCT #         DLA      OR LIMIT                                                   SOURCE
J B OAK LOAN SERVICING      02/19  08/15  $188,400  $171,936  360/$1324  42  $0  0 0 0  MTG
  00114409XXXX              02/19                                                       M-1 AS AGREED
I B ELM CARD                03/19  11/16  $4,500    $3,077    MIN/$95    27  $190  2 1 0  REV
  601918365112XXXX          12/18                                                       R-3 60 DAYS PAST DUE
A C ASH CARD                02/19  04/09  $9,000    $0        -          99  $0  0 0 0  REV
  601100XXXXXX              07/17                                                       R-1 AS AGREED`;
/** The same with the words for what is owed over it. */
const UNDER = BESIDE.replace('CREDIT   BALANCE  TERMS', 'CREDIT           BALANCE  TERMS');

function readIn(text: string): number[] {
  return pagesOfText(text).flatMap(({ lines, placed }) =>
    placed ? [readBesideHeadings(lines, placed).length] : [],
  );
}

describe('debts whose values stand beside their headings', () => {
  it('are read in the order of these', () => {
    const { debts } = readByRules({ text: BESIDE, tables: [] });
    expect(debts.map(({ amountText, payingText }) => [amountText, payingText])).toEqual([
      ['$171,936', '$1324'],
      ['$3,077', '$95'],
      ['$0', ''],
    ]);
  });
  it.each([
    ['what is owed stands under the word for it', UNDER, 0],
    ['a number that begins a line is of none', `${BESIDE}\nFIR BANK\n  5500731XXXX    01/19`, 0],
    ['it stands beside that', BESIDE, 3],
  ])('are as many as there should be where %s', (_, text, count) => {
    expect(readIn(text)).toEqual([count]);
  });
}); // biome-ignore format: texts are read in lines
