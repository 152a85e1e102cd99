import { expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readLinesOfHeadings } from '../../../../src/creditReport/layouts/tables/linesOfHeadings';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

function debtsIn(text: string): string[] {
  return readLinesOfHeadings(placedLines(piecesOfText(text))).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const HEADINGS = `
SUBSCRIBER          OPEN   HIGH CREDIT      PYMT STATUS
KOB TYP  BALDATE BALANCE     MOS REV  PYMT HISTORY
ACCOUNT #        LAST PD MONTH PAY    PAST DUE
`;

it('reads a debt on several lines, each in the columns of its own line of headings', () => {
  const text = `${HEADINGS}
*OAK CARD SVC       5-18     $6,500         CURR ACCT
 BC CRC  10-14-20 $3,871     (99)     CCCCCCC
 43197000         10-20    $97

*ELM AUTO CREDIT    2-18    $15,880         DELINQ 90
 FA AUT  10-31-20 $8,720     (32)     321CCCC
 7742-0081-5      6-20     $319       $957
   ** ORIGINAL CREDITOR: FIR STORES **
`;
  expect(debtsIn(text)).toEqual([
    'OAK CARD SVC|43197000|$3,871|$97|current|',
    'ELM AUTO CREDIT|7742-0081-5|$8,720|$319|90days|FIR STORES',
  ]);
});

it('gives a sum that stands under no heading to the column of the sums over and below it', () => {
  const text = `${HEADINGS}
 OAK CARD SVC       5-18     $6,500         CURR ACCT
 BC CRC  10-14-20     $13,871  (99)   CCCCCCC
 43197000         10-20    $97

 ELM AUTO CREDIT    2-18    $15,880         CURR ACCT
 FA AUT  10-31-20          $0  (32)   321CCCC
 7742-0081-5      6-20
`;
  expect(debtsIn(text)).toEqual([
    'OAK CARD SVC|43197000|$13,871|$97|current|',
    'ELM AUTO CREDIT|7742-0081-5|$0||current|',
  ]);
});

const PRINT = `
C O L L E C T I O N S
SUBNAME        SUBCODE     OPENED   CREDITOR          MOP
ACCOUNT#                   VERIFIED BALANCE  REMARKS
GRAND COLL     Y 992271    11/06    LAKEVIEW CABLE    O9B
7714J                      6/08A    $208     PLACED FOR COLLECTION
-----------------------------------------------------------
T R A D E S
SUBNAME      SUBCODE    OPENED  HIGHCRED  TERMS   PAYPAT 1-12   MOP
ACCOUNT#                VERIFIED          PASTDUE PAYPAT 13-24
ECOA LOANTYPE                   BALANCE           MO 30/60/90
OAK BK       B 411D002  5/99    $4410     MIN90   111111111111  R01
4411800271              8/08A             $0      111111111111
I    CREDIT CARD                $2604             48  0/ 0/ 0
ELM CR       Q 5520041  6/05    $8400     48M197  111111111111  I01
D004471                 7/08A             $0      111111111111
J    AUTOMOBILE                 $2218             37  0/ 0/ 0
-----------------------------------------------------------
I N Q U I R I E S
DATE     SUBCODE           SUBNAME
8/21/08  FCH7714402        FIR LENDING
`;

it('tells debts apart that no blank line parts, and whose debt it was where another collects', () => {
  expect(debtsIn(PRINT)).toEqual([
    'GRAND COLL|7714J|$208||90days|LAKEVIEW CABLE',
    'OAK BK|4411800271|$2604|90|current|',
    'ELM CR|D004471|$2218|197|current|',
  ]);
});

it.each([
  ['a single line of headings', 'CREDITOR   BALANCE   STATUS\nOAK BANK   $500      CURRENT\n'],
  ['headings without debts', HEADINGS],
  [
    'headings that say nothing of debts',
    'DATE      SHOP      PLACE\nITEM      COLOUR    SIZE\n1/2/24    OAK       YORK\nShoes     Red       42\n',
  ],
])('reads nothing of %s', (_, text) => {
  expect(debtsIn(text)).toEqual([]);
});

it('a remark under a label begins no debt, though as many lines as headings are above it', () => {
  const text = `
CREDITOR         OPENED  HIGH CREDIT  BALANCE  STATUS
ACCOUNT NUMBER   RPTD                 PAYMENT  TYPE

OAK BANK         08/16   $900         $500     AS AGREED
12345XXXX        09/24                $5       REV
SOURCE: XP TU    DLA 07/24   LATE DATES: 30-09/24,05/22; 60-06/22
*** BALANCE NEAR LIMIT ***

ELM BANK         08/17   $800         $600     AS AGREED
67890XXXX        09/24                $6       REV
`;
  expect(debtsIn(text)).toEqual([
    'OAK BANK|12345XXXX|$500|$5|current|',
    'ELM BANK|67890XXXX|$600|$6|current|',
  ]);
});

it('the numbers of the accounts may stand under a heading of something else, where that of the line above names both', () => {
  const text = `
CREDITOR NAME / ACCOUNT NO.   OPENED  BALANCE  STATUS
ECOA  TYPE        SOURCE      RPTD    PAYMENT  MOP

OAK BANK                      08/16   $500     CURRENT
0708112299                    09/24   $5       M1

ELM BANK                      08/17   $600     CURRENT
4266841100XX                  09/24   $6       M1
`;
  expect(debtsIn(text)).toEqual([
    'OAK BANK|0708112299|$500|$5|current|',
    'ELM BANK|4266841100XX|$600|$6|current|',
  ]);
});

it('parts a code from the pattern before it, and a name from the column that it fills up to', () => {
  const text = `
SUBNAME     SUBCODE    OPENED   PAYPAT  1-12 MOP
ACCOUNT#               BALANCE  PAYPAT 13-24

OAK BK      B 411D002  5/99     111111111111 R01
4411800271             $2604    111111111111

ELM AUTO CR Q 5520041  6/05     211111111111 I03
D004471                $2218    111111111111
`;
  expect(debtsIn(text)).toEqual(['OAK BK|4411800271|$2604||current|', 'ELM AUTO CR|D004471|$2218||60days|']);
});

it('headings that end what those over them begin are stacked over one line of values, and are no form of several lines', () => {
  const text = `
W  CREDITOR             OPENED   HIGH     BALANCE   TERMS      PAST    MO    STATUS
H                       REPTD    CREDIT                        DUE     REV
------------------------------------------------------------------------------------
B  OAK MOTOR CR         05/22    31200    18822     072/519    0       32    AS AGREED
   704 221 0098         01/25                                                XP/TU

C  ELM BANK             08/12    6000     4401      REV/88     176     99    LATE 60
   6011 0044 XXXX       02/25                                                XP/TU
`;
  expect(debtsIn(text)).toEqual([]);
});

it('letters before the names, where each has some, say whose accounts they are', () => {
  const text = `
E CREDITOR NAME    OPENED   BALANCE  STATUS
ACCOUNT NUMBER     RPTD     PAYMENT  MOP

J OAK BANK         08/16    $500     CURRENT
12345XXXX          09/24    $5       M1

I ELM BANK         08/17    $600     CURRENT
67890XXXX          09/24    $6       M1
`;
  expect(debtsIn(text)).toEqual([
    'OAK BANK|12345XXXX|$500|$5|current|',
    'ELM BANK|67890XXXX|$600|$6|current|',
  ]);
});

it('reads no rows of labels with their values for debts', () => {
  const text = `
Condition             Open             Open             Open
Payment status        Pays as agreed   Paying as agreed     Current
Balance               $8,842           $8,842           $8,842
Credit limit          $12,000          $12,000          $12,000
Largest past balance  $11,290          $11,290          $11,290
Scheduled payment     $177             $177             $177
`;
  expect(debtsIn(text)).toEqual([]);
});

it('takes no two rows with names and sums of their own for the lines of one debt', () => {
  const text = `
Creditor             Credit      Current     Past       Status
                     Limit       Balance     Due
OAK CARD             $3,500.00   $3,912.44   $0.00      Current
ELM BANK             $5,500.00   $6,101.09   $190.77    30 days late
FIR LOANS            $2,000.00   $1,250.00   $0.00      Current
Total                $11,000.00  $11,263.53  $190.77
`;
  expect(debtsIn(text)).toEqual([]);
});
