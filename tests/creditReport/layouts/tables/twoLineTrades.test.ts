import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readTwoLineTrades } from '../../../../src/creditReport/layouts/tables/twoLineTrades';
import { readLines } from '../../../../src/creditReport/page/lines';

function debtsIn(text: string): string[] {
  return readTwoLineTrades(readLines(text)).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const HEADINGS =
  'E W CREDITOR DATE DATE HIGH CREDIT PAST DUE MO HISTORICAL STATUS\nC H ACCOUNT NUMBER REPORTED OPENED OR LIMIT BALANCE AMOUNT TERMS REV 30 60 90+ DLA SOURCE';
const OAK =
  'J B OAK MORTGAGE CORP 04/24 08/19 $268,500 $243,117 $0 360/$1,688 56 0 0 0 AS AGREED\n0098113427 04/24 XP/TU/EF';
const ELM =
  'I C ELM/CARE CREDIT 04/24 02/20 $2,000 $1,260 $58 REV/$58 51 2 0 0 LATE 30\n601918XXXXXX 03/24 XP/TU';
const FIR = 'I C FIR RECOVERY 04/24 03/23 $912 $912 $912 -- 12 - - - COLLECTION\n512107XXXXXX 06/22 TU/EF';

describe('two lines a debt under two lines of headings', () => {
  it('gives the sums of a debt to the headings in their order', () => {
    expect(debtsIn(`${HEADINGS}\n${OAK}\nFHA REAL ESTATE LOAN\n${ELM}`)).toEqual([
      'OAK MORTGAGE CORP|0098113427|$243,117|$1,688|current|',
      'ELM/CARE CREDIT|601918XXXXXX|$1,260|$58|30days|',
    ]);
  });
  it('gives them to headings in another order', () => {
    const headings =
      'CREDITOR DATE DATE HIGH CREDIT PAST DUE MOS STATUS\nACCOUNT NUMBER OPENED RPTD LIMIT AMT BALANCE REVD SOURCE';
    const rows =
      'OAK BANK 08/19 04/24 $5,000 $75 $4,100 44 60 DAYS LATE\n517805XXXX XP\nASH BANK 02/20 04/24 $700 $0 $0 99 PAID\n639305XXXX TU';
    expect(debtsIn(`${headings}\n${rows}`)).toEqual([
      'OAK BANK|517805XXXX|$4,100||60days|',
      'ASH BANK|639305XXXX|$0|||',
    ]);
  });
  it('reads on over the head of the next page, and takes the original creditor from the remark below', () => {
    const page = `Page 2 of 5\nFILE #: 40718826 APPLICANT: ROE, JANE\n${HEADINGS}`;
    expect(
      debtsIn(
        `${HEADINGS}\n${OAK}\n${page}\nCOLLECTION ACCOUNTS\n${FIR}\nFACTORING; ORIGINAL CREDITOR: ELM BANK`,
      ),
    ).toEqual([
      'OAK MORTGAGE CORP|0098113427|$243,117|$1,688|current|',
      'FIR RECOVERY|512107XXXXXX|$912||90days|ELM BANK',
    ]);
  });
  it.each([
    ['one debt alone', `${HEADINGS}\n${OAK}`],
    ['rows without headings', `${OAK}\n${ELM}`],
    ['inquiries', `${HEADINGS}\nINQUIRIES\n${OAK}\n${ELM}`],
    [
      'rows with another count of sums',
      `${HEADINGS}\n${OAK.replace(' $0 ', ' ')}\n${ELM.replace(' $58 ', ' ')}`,
    ],
    ['rows without a number below', `${HEADINGS}\n${OAK.split('\n')[0]}\n${ELM.split('\n')[0]}`],
    ['rows with sums behind the number', `${HEADINGS}\n${OAK} $7\n${ELM} $8`],
    ['rows without a name', `${HEADINGS}\n${OAK.slice(22)}\n${ELM.slice(20)}`],
  ])('reads nothing from %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
});
