import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readSlashedHeadings } from '../../../../src/creditReport/layouts/tables/slashedHeadings';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

function debtsIn(text: string): string[] {
  return readSlashedHeadings(placedLines(piecesOfText(text))).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const HEADINGS = `
Credit items               Date opened/      Type/           Credit limit or    Recent balance/
                           Reported since    Terms/          original amount/   Recent payment
                                             Monthly         High balance
                                             payment
`;
const OAK = `
OAK FINANCIAL              8-1999/           Revolving/      $4,000/            $3,877 as of
PO BOX 9180                9-1999            NA/             $4,112             3-2006/
RENO NV 89501                                $116                               NA
Account number:            Responsibility:   Status: Past due 60 days. $232 past due as of 3-2006.
4559-0180-7723-....        Individual        Account history: 60 days as of 3-2006`;
const ELM = `
ELM ACCEPTANCE LLC         5-2004/           Installment/    $1,690/            $2,214 as of
ELM BANKRUPTCY CENTER      6-2004/           1 Months/       NA                 4-2006/
RENO NV 89501                                $0                                 NA
Account number:            Responsibility:   Status: Collection account.
1702....                   Individual        Original creditor: FIR NATIONAL BANK`;
const READ_OAK = 'OAK FINANCIAL|4559-0180-7723-....|$3,877|$116|60days|';
const READ_ELM = 'ELM ACCEPTANCE LLC|1702....|$2,214|$0|90days|FIR NATIONAL BANK';

const TWO = `
Creditor/            Balance/         Limit/           Opened/
Account number       Monthly payment  High balance     Last reported

OAK BANK             $1,480           $2,000           03/1999
54081102****         $44              $2,105           06/2007
    Status: Current

ELM AUTO FINANCE     $9,917                            08/2004
40227190****         $366             $17,400          06/2007
    Status: 60 days past due
`;

describe('headings that a slash leads on from, over as many values', () => {
  it('gives each value of an account to its heading, and takes what the lines below name', () => {
    expect(debtsIn(`${HEADINGS}\n${OAK}\n\n${ELM}`)).toEqual([READ_OAK, READ_ELM]);
  });
  it('parts accounts without blank lines between', () => {
    expect(debtsIn(`${HEADINGS}${OAK}${ELM}`)).toEqual([READ_OAK, READ_ELM]);
  });
  it('goes on under a title, and ends at a part that holds no debts', () => {
    const inquiry = '\n\nRequests for your credit history\nASH BANK     1-2006/    2-2006/    $7/    $8/\nPO BOX 2    3-2006    4-2006';
    expect(debtsIn(`${HEADINGS}\n${OAK}\n\nAccounts in good standing\n\n${ELM}${inquiry}`)).toEqual([READ_OAK, READ_ELM]);
  });
  it('takes line by line where no slash parts the values, the number below the name', () => {
    expect(debtsIn(TWO)).toEqual([
      'OAK BANK|54081102****|$1,480|$44|current|',
      'ELM AUTO FINANCE|40227190****|$9,917|$366|60days|',
    ]);
  });
  it('reads a column that one blank parts from the text before it', () => {
    const text = TWO.replaceAll('ELM AUTO FINANCE    ', 'ELM AUTO FINANCE CO ');
    expect(debtsIn(text)[1]).toBe('ELM AUTO FINANCE CO|40227190****|$9,917|$366|60days|');
  });
  it.each([
    ['headings without slashes', TWO.replaceAll('/ ', '  ').replace('Opened/', 'Opened')],
    ['one heading with a slash', TWO.replace('Creditor/', 'Creditor ').replace('Limit/', 'Limit ').replace('Opened/', 'Opened')],
    ['no heading of a balance', TWO.replace('Balance/', 'Class/  ').replace('Monthly payment', 'Owner          ').replaceAll('$', ' ')],
    ['rows without a name', TWO.replace('OAK BANK', '        ').replace('ELM AUTO FINANCE', '                ')],
    ['headings of one line', TWO.replace(/\nAccount number.*/, '')],
  ])('reads nothing from %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
}); // biome-ignore format: texts are read in lines
