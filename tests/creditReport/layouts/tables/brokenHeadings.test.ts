import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readBrokenHeadings } from '../../../../src/creditReport/layouts/tables/brokenHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readBrokenHeadings(readLines(text)).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const HEADINGS =
  'E\nCREDITOR DATE\nREPORTED\nDATE\nOPENED\nHIGH\nCREDIT\nBALANCE MOS\nREV\nPAST DUE\nAMOUNT\nSTATUS\nACCOUNT NUMBER DLA TERMS PAYMENT SOURCE';
const OAK =
  'J B OAK BANK 05/25 06/19 $214,000 $188,306 71 $0 AS AGREED\n00410092837XX 05/25 360 $1,642 XP/TU/EF';
const ELM = 'B C ELM LOANS 05/25 02/16 $5,500 $5,288 99 $326 60 DAYS LATE\n517805XXXXXX 03/25 REV $163 XP/TU';

describe('two lines a debt under headings that a page broke', () => {
  it('gives each value to the next heading it has the shape of', () => {
    expect(debtsIn(`${HEADINGS}\n${OAK}\nCONVENTIONAL MORTGAGE\n${ELM}`)).toEqual([
      'OAK BANK|00410092837XX|$188,306|$1,642|current|',
      'ELM LOANS|517805XXXXXX|$5,288|$163|60days|',
    ]);
  });
  it('takes the original creditor from the remark below', () => {
    expect(debtsIn(`${HEADINGS}\n${OAK}\n${ELM}\nORIGINAL CREDITOR: FIR CAPITAL`)[1]).toBe(
      'ELM LOANS|517805XXXXXX|$5,288|$163|60days|FIR CAPITAL',
    );
  });
  it('reads no row in which a count stands under a heading of sums, as a loan without its limit has it', () => {
    const text = `${HEADINGS}\n${OAK}\n${ELM}\n${ELM.replaceAll('ELM', 'FIR').replace('$5,288 99 ', '99 ')}`;
    expect(debtsIn(text)).toHaveLength(2);
  });
  it.each([
    ['one debt alone', `${HEADINGS}\n${OAK}`],
    ['headings of one line', `CREDITOR BALANCE ACCOUNT NUMBER\n${OAK}\n${ELM}`],
    ['inquiries', `${HEADINGS}\nINQUIRIES\n${OAK}\n${ELM}`],
  ])('reads nothing from %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
});
