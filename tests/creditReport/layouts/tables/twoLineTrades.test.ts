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
  it('takes a payment that a blank parts from its terms, where the others have one count less', () => {
    const card = (terms: string) => `I C ELM CARD 04/24 02/20 $2,000 $1,260 $0 ${terms} 51 2 0 0 AS AGREED\n601918XXXXXX 03/24 XP`;
    const paid = (...rows: string[]) => debtsIn([HEADINGS, ...rows].join('\n')).map((row) => row.split('|')[3]);
    const glued = OAK.replace('360/$1,688', '360$1,688');
    expect(paid(glued, card('REV 58'), card('REV'))).toEqual(['$1,688', '58', '']);
    const other = ELM.replace('51 2 0 0', '51 2 0 0 0');
    expect(paid(glued, other, card('REV 58'))).toEqual(['$1,688', '$58', '']);
    expect(paid(OAK.replace('360/$1,688', '360 X 1688'), card('REV 58'))).toEqual(['1688', '58']);
  });
  it('reads a number behind its label, and a letter before a sum that marks it as a limit', () => {
    const elm = ELM.replace('$2,000', 'L$2,000').replace('601918', 'ACCT: 601918');
    const oak = OAK.replace('0098113427', 'ACCOUNT NUMBER: 0098113427');
    expect(debtsIn(`${HEADINGS}\n${oak}\n${elm}`)).toEqual([
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
  it('reads headings that a page broke over many lines, and debts on three lines each, with one sum less where they have no limit', () => {
    const headings =
      'E\nC\nO\nA\nCREDITOR\nACCOUNT NUMBER\nDATE\nREPORTED\nDATE\nOPENED\nHIGH\nCREDIT\nLIMIT\nBALANCE PAST\nDUE\nMO\nREV\n30 60 90 TERMS DLA TYPE STATUS\nSOURCE';
    const oak = 'J B OAK HOME LOANS\n9804417736\n02/19 08/17 $241,300 $233,871 $0 18 0 0 0 360X1581 02/19 MTG AS AGREED\nXP/TU';
    const elm = 'I B ELM CARD\n414720118834\n02/19 06/11 $9,044 $9,500 $6,214 $0 92 0 0 0 MIN124 02/19 REV 30 DAYS LATE\nEF';
    const fir = 'I B FIR FUNDING\n8575330194\n02/19 10/18 $1,468 $1,468 $1,468 4 02/18 COLL COLLECTION\nTU\nCOLLECTION; ORIGINAL CREDITOR: ASH BANK';
    const page = `FILE # 5518204 ROE, JANE PAGE 2 OF 5\n${headings}`;
    expect(
      debtsIn(`${headings}\n${oak}\n${page}\n${elm}\nSUMMARY OF ACCOUNTS\nMORTGAGE 1 $233,871\nCOLLECTION ACCOUNTS\n${fir}`),
    ).toEqual([
      'OAK HOME LOANS|9804417736|$233,871|1581|current|',
      'ELM CARD|414720118834|$6,214|124|30days|',
      'FIR FUNDING|8575330194|$1,468||90days|ASH BANK',
    ]);
  });
  it('reads debts of which a page broke the days onto lines of their own, over their terms behind the limit', () => {
    const headings =
      'CREDITOR DATE\nREPORTED\nDATE\nOPENED\nHIGH\nCREDIT BALANCE PAST DUE\nAMOUNT\nMO\nREV\n30 60 90+ STATUS\nACCOUNT NUMBER DLA LIMIT TERMS SOURCE';
    const oak = 'J B OAK BANK\n340118XXXX\n02/24\n02/24\n04/19 $31,000 $8,115 $0 58 0 0 0 AS AGREED\nMTG 360 $148 XP1/TU1\nREAL ESTATE LOAN';
    const elm = 'C ELM CARD\n517805XXXXXX\n02/24\n02/24\n09/15 $5,118 $4,902 $118 99 3 0 0 30 DAYS LATE\n$5,000 REV $151 XP1';
    const fir = 'B FIR RECOVERY\nG20418\n01/24\n02/23\n02/23 $659 $659 $659 11 COLLECTION\nOPEN -- TU1\nORIGINAL CREDITOR: ASH BANK';
    expect(debtsIn(`${headings}\n${oak}\n${elm}\n${fir}`)).toEqual([
      'OAK BANK|340118XXXX|$8,115|$148|current|',
      'ELM CARD|517805XXXXXX|$4,902|$151|30days|',
      'FIR RECOVERY|G20418|$659||90days|ASH BANK',
    ]);
    // A sum below the values that is no term is no payment.
    const other = elm.replace('$5,000 REV $151', 'LIMIT $5,000');
    expect(debtsIn(`${headings}\n${oak}\n${other}\n${fir}`)[1]).toBe('ELM CARD|517805XXXXXX|$4,902||30days|');
  });
  it('reads headings of one line, with no word for the number that stands below the name', () => {
    const headings =
      'FILE # 118842 ROE\nCREDITOR DATE REPORTED DATE OPENED HIGH CREDIT BALANCE PAST DUE AMOUNT MO REV 30 60 90+ TERMS PRESENT STATUS DATE LAST PAST DUE DLA';
    const oak = 'J B OAK BANK 04/17 10/15 $31,266 $24,903 $0 18 1 0 0 72/$508 AS AGREED 09/16 04/17\n4411870**** ACCOUNT TYPE: AUTO';
    const elm = 'B B ELM RECOVERY 02/17 07/16 $412 $412 COLLECTION\n9911704**** ACCOUNT TYPE: COLLECTION';
    expect(debtsIn(`${headings}\n${oak}\n${elm}`)).toEqual([
      'OAK BANK|4411870****|$24,903|$508|current|',
      'ELM RECOVERY|9911704****|$412||90days|',
    ]);
  });
  it('reads the kind of a debt, its limit and what is to be paid on its second line, where headings name them', () => {
    const headings =
      'E C O A CREDITOR DATE REPORTED DATE OPENED HIGH CREDIT BALANCE PAST DUE AMOUNT MO REV 30 60 90+ STATUS\nACCOUNT NUMBER DLA ACCT TYPE CREDIT LIMIT TERMS SOURCE';
    const oak = 'J OAK MORTGAGE 10/22 06/19 $318,250 $296,417 $0 39 0 0 0 AS AGREED\n0081447290 10/22 MTG 360 X $2,038 XP/TU';
    const elm = 'I ELM CARD 10/22 11/17 $2,460 $1,918 $57 58 3 1 0 30 DAYS\n798192410037 08/22 REV $2,500 $61 XP/TU';
    const fir = 'I FIR STUDENT LOANS 09/22 08/04 $5,500 $6,711 $0 99 0 0 0 AS AGREED\n900000488190 09/22 INST DEFERRED XP';
    const text = [headings, oak, elm, fir].join('\n');
    expect(debtsIn(text)).toEqual([
      'OAK MORTGAGE|0081447290|$296,417|$2,038|current|',
      'ELM CARD|798192410037|$1,918|$61|30days|',
      'FIR STUDENT LOANS|900000488190|$6,711||current|',
    ]);
    expect(readTwoLineTrades(readLines(text)).flatMap(({ flags }) => flags)).toEqual([]);
  });
  it('marks a debt that may have a limit and has one sum less', () => {
    const headings = 'CREDITOR\nACCOUNT NUMBER\nDATE REPORTED\nHIGH CREDIT\nLIMIT\nBALANCE\nPAST DUE\nTERMS STATUS';
    const rows = 'OAK BANK\n517805226690\n01/19 $3,377 $2,500 $3,102 71 REV AS AGREED\nELM BANK\n517805226691\n01/19 $3,377 $3,102 $0 71 60X58 AS AGREED';
    const accounts = readTwoLineTrades(readLines(`${headings}\n${rows}`));
    expect(accounts.map(({ flags }) => flags.includes('amount-guessed'))).toEqual([true, false]);
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
}); // biome-ignore format: texts are read in lines

describe('debts whose terms and payment stand on their second line', () => {
  const ABOVE = 'ECOA CREDITOR RPTD OPENED HIGH CREDIT BALANCE PAST DUE MO REV 30 60 90+';
  const BELOW = 'ACCOUNT NUMBER DLA TERMS PAYMENT TYPE STATUS\nSOURCE / REMARKS';
  const TREE = 'J OAK MTG 05/24 08/16 $284000 $231877 $0 92 0 0 0\n7730021845 05/24 360 $1846 MTG AS AGREED';
  const CARD = 'B ASH CARD 05/24 11/14 $7500 $640 $75 99 0 0 0\n4417XXXX0092 01/24 REV $75 LOC LATE 30 DAYS';
  const LOAN = 'C DOE/ELM 05/24 08/20 $7000 $7844 $0 44 0 0 0';
  const NUMBER = '99201E00219300B 05/24 120 DEF INST DEFERRED';
  const FIRS = 'B FIR RECOVERY 04/24 06/22 $1188 $1188 $1188 22 - - -\nN3308814 06/22 1 -- COLL COLLECTION';
  const READ = ['OAK MTG|7730021845|$231877|$1846|current|', 'ASH CARD|4417XXXX0092|$640|$75|30days|'];
  it('are read with what is to be paid and how they stand', () => {
    expect(debtsIn(`${ABOVE}\n${BELOW}\n${TREE}\nXP/TU FANNIE MAE\n${CARD}`)).toEqual(READ);
  });
  it('are read where HIGH and BALANCE stand beside each other', () => {
    const above = 'WHOSE CREDITOR REPORTED OPENED HIGH BALANCE PAST DUE MOS 30 60 90';
    expect(debtsIn(`${above}\n${BELOW}\n${TREE}\n${CARD}`)).toEqual(READ);
  });
  it('are read where a heading speaks of their terms alone, in a line below those of the sums, with the bureaus before how they stand', () => {
    const heads =
      'E W DATE DATE HIGH CREDIT BALANCE PAST MO HISTORICAL ACCOUNT TYPE\nC H CREDITOR RPTD OPENED OR LIMIT DUE REV 30 60 90+ STATUS\nO O ACCOUNT NUMBER DLA TERMS SOURCE\nA S';
    const oak =
      'J J OAK MTG 02/24 08/20 $284,000 $231,877 $0 42 0 0 0 MORTGAGE\n7730021845 02/24 360 $1,846 XP/TU/EF AS AGREED';
    const ash =
      'I B ASH CARD 02/24 03/19 $7,500 $640 $75 59 1 0 0 REVOLVING\n4417XXXX0092 02/24 REV EF 30 DAYS LATE';
    expect(debtsIn(`${heads}\n${oak}\nFIXED RATE\n${ash}`)).toEqual([
      'OAK MTG|7730021845|$231,877|$1,846|current|',
      'ASH CARD|4417XXXX0092|$640||30days|',
    ]);
  });
  it('are read where one has none, in collection, with the original creditor behind the bureaus', () => {
    expect(debtsIn(`${ABOVE}\n${BELOW}\n${TREE}\n${FIRS}\nEF/TU ORIG CREDITOR: ELM WIRELESS`)).toEqual([
      READ[0],
      'FIR RECOVERY|N3308814|$1188||90days|ELM WIRELESS',
    ]);
  });
  it('are read over the end of a page, below the headings of the next', () => {
    const page = `FILE # 20240611 ROE, JANE PAGE 2 OF 5\nSummit Data 800-555-0142\nTRADE LINES (CONTINUED)\n${ABOVE}\n${BELOW}`;
    expect(debtsIn(`${ABOVE}\n${BELOW}\n${TREE}\n${LOAN}\n${page}\n${NUMBER}\n${CARD}`)).toEqual([
      READ[0],
      'DOE/ELM|99201E00219300B|$7844|||',
      READ[1],
    ]);
  });
  it.each([
    ['no heading speaks of terms or a payment', [ABOVE, BELOW.replace('TERMS PAYMENT ', ''), TREE, CARD]],
    ['sums stand behind how a debt stands', [ABOVE, BELOW, `${TREE} $12`, `${CARD} $8`]],
    ['the payment has no terms', [ABOVE, BELOW, TREE.replace('360 ', ''), CARD.replace('REV ', '')]],
    ['the next page has no headings', [ABOVE, BELOW, TREE, LOAN, 'PAGE 2 OF 5', NUMBER]],
  ])('are none where %s', (_, lines) => {
    expect(debtsIn(lines.join('\n'))).toEqual([]);
  });
});

describe('debts whose payment stands among their sums', () => {
  const HEADS =
    'WHOSE CREDITOR\nACCOUNT NUMBER\nSOURCE\nDATE\nOPENED\nDATE\nREPORTED\nHIGH\nCREDIT/LIMIT BALANCE PAST\nDUE PAYMENT\nTERMS\nMOS\nREV\n30 60 90+ STATUS';
  const TREE = 'J OAK MORTGAGE 06/19 02/25 $263900 $229417 $0 $1684 68 0 0 0 AS AGREED\n34410098####';
  const CARD = 'B ELM CARD 05/14 01/25 $4000 $640 $0 $- 99 0 0 0 AS AGREED\n79819244####';
  const LATE = 'B ASH AUTO 10/21 02/25 $31275 $17882 $436 $437 40 3 0 0 30 DAYS LATE\n2280-9917##';
  const FIRS = 'B FIR RECOVERY 09/23 02/25 $412 $412 $412 COLLECTION\n0677712##\nTU ORIGINAL CREDITOR: DOE INSURANCE';
  const [TREES, CARDS] = ['OAK MORTGAGE|34410098####|$229417|$1684|current|', 'ELM CARD|79819244####|$640|$-|current|'];
  it('are read with what is to be paid, also where a dash stands for it', () => {
    expect(debtsIn(`${HEADS}\n${TREE}\nXP/TU MTG 360M\n${CARD}\nTU/EF REV\n${LATE}`)).toEqual([
      TREES,
      CARDS,
      'ASH AUTO|2280-9917##|$17882|$437|30days|',
    ]);
  });
  it('are read in the order of their headings', () => {
    const heads = HEADS.replace('BALANCE PAST\nDUE PAYMENT', 'PAYMENT BALANCE PAST\nDUE');
    const turned = [TREE.replace('$229417 $0 $1684', '$1684 $229417 $0'), CARD.replace('$640 $0 $-', '$- $640 $0')];
    expect(debtsIn(`${heads}\n${turned.join('\n')}`)).toEqual([TREES, CARDS]);
  });
  it('are read beside debts in collection that have none', () => {
    expect(debtsIn(`${HEADS}\n${TREE}\nCOLLECTION ACCOUNTS\n${FIRS}`)).toEqual([
      TREES,
      'FIR RECOVERY|0677712##|$412||90days|DOE INSURANCE',
    ]);
  });
  it('are none where a limit of its own leaves open which sum is which', () => {
    const heads = HEADS.replace('CREDIT/LIMIT', 'CREDIT\nLIMIT');
    expect(debtsIn(`${heads}\n${TREE.replace('$0', '$0 $7')}\n${LATE.replace('$436', '$436 $7')}`)).toEqual([]);
  });
  it('are none where they have another sum still', () => {
    expect(debtsIn(`${HEADS}\n${TREE.replace('$0', '$0 $7')}\n${LATE.replace('$436', '$436 $7')}`)).toEqual([]);
  });
}); // biome-ignore format: texts are read in lines

describe('debts with what is past due behind their terms, under three lines of headings', () => {
  const HEADS =
    'E W DATE DATE HIGH MO PAST PAST DUE ACCT TYPE\nC H CREDITOR REPORTED OPENED CREDIT BALANCE TERMS REV DUE 30 60 90+ STATUS\nO O ACCT # DLA OR LIMIT SOURCE';
  const OAKS = 'J B OAK MORTGAGE 02/19 08/15 $188,400 $171,936 360/$1324 42 $0 0 0 0 MTG\n00114409XXXX 02/19 M-1 AS AGREED';
  const ELMS = 'I B ELM CARD 03/19 11/16 $4,500 $3,077 MIN/$95 27 $190 2 1 0 REV\n601918365112XXXX 12/18 R-3 60 DAYS PAST DUE';
  const ASHES = 'I B ASH CARD 02/19 04/09 $9,000 $0 - 99 $0 0 0 0 REV\n601100XXXXXX 07/17 R-1 WAS 30';
  const FIRS = 'I C FIR RECOVERY 01/19 06/18 $412 $412 - 07 $412 - - - OPEN\nM3394XX O-9 COLLECTION\nORIG CREDITOR: OAK HOSPITAL EF01/TU02';
  const READ = [
    'OAK MORTGAGE|00114409XXXX|$171,936|$1324|current|',
    'ELM CARD|601918365112XXXX|$3,077|$95|60days|',
    'ASH CARD|601100XXXXXX|$0||current|',
    'FIR RECOVERY|M3394XX|$412||90days|OAK HOSPITAL',
  ];
  it('are read with how they stand behind their numbers, also where a dash stands for their terms', () => {
    expect(debtsIn([HEADS, OAKS, ELMS, ASHES, FIRS].join('\n'))).toEqual(READ);
  });
  it('are none where one has another sum still', () => {
    expect(debtsIn([HEADS, OAKS, ELMS.replace('2 1 0', '2 $8 1 0')].join('\n'))).toEqual([]);
  });
}); // biome-ignore format: texts are read in lines

it('what is paid stands with the terms on the second line where the first has the kind of account alone', () => {
  const heads =
    'E\nC\nO\nA\nWHOSE CREDITOR\nDATE\nOPENED\nDATE\nREPORTED\nHIGH\nCREDIT\nLIMIT\nBALANCE PAST\nDUE\nMO\nREV\n30 60 90+ ACCT\nTYPE\nACCOUNT NUMBER DLA TERMS STATUS SOURCE';
  const oak =
    'J B OAK MORTGAGE SERV 06/19 09/25 $312,000 $271,846 $0 75 0 0 0 MTG\n057844XXXX 09/25 360 $2,118 AS AGREED XP/TU/EF';
  const elm =
    'B B ELM CARD 03/16 09/25 $5,240 $6,000 $4,902 $0 99 1 0 0 REV\n517805XXXXXX 09/25 MIN $147 AS AGREED XP/TU/EF';
  expect(debtsIn(`${heads}\n${oak}\n${elm}`)).toEqual([
    'OAK MORTGAGE SERV|057844XXXX|$271,846|$2,118|current|',
    'ELM CARD|517805XXXXXX|$4,902|$147|current|',
  ]);
});

it('debts with zeros, dashes and whole dollars are read beside others with as many figures', () => {
  const heads =
    'E W\nC H\nO O CREDITOR DATE LAST HIGH CREDIT / BALANCE PAST MO 30 60 90+ TERMS / STATUS\nA S ACCOUNT NUMBER OPENED ACTIVITY CREDIT LIMIT REPORTED DUE REV PAYMENT SOURCE';
  const oak =
    'B A OAK MOTORS 02/21 09/23 28,440 15,118 0 31 0 0 0 72/$431 AS AGREED\n4115209XX INSTALLMENT EQ/TU/XP';
  const elm =
    'J B ELM CARD 07/16 09/23 9,000 6,231 0 87 0 0 0 REV/$188 AS AGREED\n000547XXXXXXX REVOLVING EQ/TU/XP';
  const ash = 'I C ASH JEWELS 12/14 03/20 1,950 0 0 63 0 0 0 REV/- AS AGREED\n578097XXXXXX REVOLVING EQ';
  const fir =
    'I C FIR RECOVERY 03/21 - 516 516 516 - - - - OPEN COLLECTION\nRMS90114X COLLECTION ORIG CREDITOR: YEW GAS TU';
  const read = ['OAK MOTORS|4115209XX|15,118|$431|current|', 'ELM CARD|000547XXXXXXX|6,231|$188|current|'];
  expect(debtsIn([heads, oak, elm, ash, fir].join('\n'))).toEqual([
    ...read,
    'ASH JEWELS|578097XXXXXX|0||current|',
    'FIR RECOVERY|RMS90114X|516||90days|YEW GAS',
  ]);
  expect(debtsIn([heads, oak, elm, ash.replace(' 63', '')].join('\n')), 'one figure less').toEqual(read);
});

describe('debts whose second line has the terms and what is to be paid in one word behind the kind of debt', () => {
  const HEADS =
    'E C CREDITOR DATE DATE HIGH BAL- PAST DUE MO PAST DUE STATUS\nO O ACCOUNT NUMBER RPTD OPENED CREDIT ANCE TERMS REV 30 60 90+ SOURCE\nA A DLA';
  const TREE = 'J OAK MORTGAGE LLC 02/16 06/09 $214,500 $189,337 $0 80 0 0 0 AS AGREED\n59811XXXX 02/16 MTG 360/1,518 XP/TU/EF';
  const CARD = 'B ELM/CARD 02/16 05/12 $2,113 $1,874 $58 45 2 0 0 DEL 30\n798192415XXXX 01/16 REV REV/58 XP/TU/EF';
  const PAID = 'C ASH FIN SVCS LLC 02/16 07/07 $6,340 $0 $0 99 0 0 0 AS AGREED\n601100472XXX 02/16 REV REV XP/TU/EF';
  const LOAN = 'C FIR STUDENT LOANS 02/16 08/11 $5,500 $6,018 $0 53 0 0 0 UNRATED\n904412XXXXX20110819 02/16 INST DEFERRED TU/EF';
  const YEWS = 'B YEW RESOURCES 01/16 03/15 $284 $284 $284 COLLECTION\n20157XXX EF\nCOLLECTION ACCOUNT\nORIGINAL CREDITOR: ASH DENTAL';
  it('are read with both', () => {
    expect(debtsIn([HEADS, TREE, CARD, PAID, LOAN, '*** COLLECTIONS ***', YEWS].join('\n'))).toEqual([
      'OAK MORTGAGE LLC|59811XXXX|$189,337|1,518|current|',
      'ELM/CARD|798192415XXXX|$1,874|58|30days|',
      'ASH FIN SVCS LLC|601100472XXX|$0||current|',
      'FIR STUDENT LOANS|904412XXXXX20110819|$6,018|||',
      'YEW RESOURCES|20157XXX|$284||90days|ASH DENTAL',
    ]);
  });
  it('have a day behind the kind of debt, and no payment, where a word is one', () => {
    const tree = TREE.replace('AS AGREED', '360 / $1,518 AS AGREED').replace('02/16 MTG 360/1,518', 'MTG 10/25');
    expect(debtsIn([HEADS, tree, CARD].join('\n'))[0]?.split('|')[3]).toBe('$1,518');
  });
  it('are read with both where the first line has the kind of account alone', () => {
    const [tree, card] = [TREE, CARD].map((debt) => debt.replace(/ (\d+) (\d 0 0) /, ' REV $1 $2 ').replace(/ (?:MTG|REV) (?=\w+\/\d)/, ' '));
    expect(debtsIn([HEADS, tree, card].join('\n')).map((debt) => debt.split('|')[3])).toEqual(['1,518', '58']);
  });
}); // biome-ignore format: texts are read in lines
