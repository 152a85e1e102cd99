import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readPlacedTables } from '../../../../src/creditReport/layouts/tables/placedTables';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

function accountsIn(text: string) {
  return readPlacedTables(placedLines(piecesOfText(text)));
}

function debtsIn(text: string): string[] {
  return accountsIn(text).flatMap((account) => {
    const debt = debtOf(account);
    if (!debt) return [];
    const { accountName, accountNumber, amountText, payingText, current, originalCreditor } = debt;
    return [[accountName, accountNumber, amountText, payingText, current, originalCreditor].join('|')];
  });
}

const TWO_LINES = `
CREDITOR           DATE    HIGH CR    BALANCE    PAST  STATUS
ACCOUNT NUMBER     RPTD      LIMIT    PAYMENT     DUE  SOURCE
--------------------------------------------------------------
OAK BANK           02/25    $9,000     $6,000      $0  AS AGREED
4266XXXX                   $12,000       $180          XP/TU
    REVOLVING; CREDIT CARD WITH REWARDS

ELM AND COMPANY    03/25      $700       $650     $50  LATE 30
7981XXXX                      $800        $25          XP
    LATE DATES: 30-02/25

=======================================================});

                     COLLECTION ACCOUNTS
=======================================================});

ASH RECOVERY       01/25      $400       $400    $400  COLLECTION
5243XXXX                                                TU
    ORIGINAL CREDITOR: FIR STORES
`;

describe('tables whose columns are seen by their place', () => {
  it('reads a debt on two lines under headings of two lines, past remarks, rules and titles', () => {
    expect(debtsIn(TWO_LINES)).toEqual([
      'OAK BANK|4266XXXX|$6,000|$180|current|',
      'ELM AND COMPANY|7981XXXX|$650|$25|30days|',
      'ASH RECOVERY|5243XXXX|$400||90days|FIR STORES',
    ]);
  });

  it('keeps how a debt stands whole, where it goes over narrow columns below their counts', () => {
    const rows = [
      'CREDITOR NAME     DATE    BALANCE   PAST     MOS  TIMES LATE',
      'ACCOUNT NUMBER    RPTD    OWING     DUE      REV  30  60  90+',
      '                                             CURRENT STATUS',
      '-------------------------------------------------------------',
      'OAK MORTGAGE      02/19   $147,226  $1,189   69   4   0   0',
      '0596114402                                   30 DAYS PAST DUE',
      '',
      'ELM AUTO          03/19   $19,085   $0       30   0   0   0',
      '6206214770911                                AS AGREED',
    ].join('\n');
    expect(debtsIn(rows)).toEqual([
      'OAK MORTGAGE|0596114402|$147,226||30days|',
      'ELM AUTO|6206214770911|$19,085||current|',
    ]);
  });

  it('reads names and numbers without the days that one blank parts from them, where each has one', () => {
    const rows = [
      'E CREDITOR          DATE     BALANCE  PAST   STATUS',
      '  ACCOUNT NUMBER    RPTD/OPN          DUE    ECOA/SOURCE',
      'B OAK BANK          10/26    $11207   $0     AS AGREED',
      '  8821004417        05/23                    XP/TU/EF',
      'C FIR JEWELERS/ELMSTR 10/26  $907     $907   CHARGE OFF',
      '  60459012XXXX      12/24                    TU/EF',
    ].join('\n');
    expect(debtsIn(rows)).toEqual([
      'OAK BANK|8821004417|$11207||current|',
      'FIR JEWELERS/ELMSTR|60459012XXXX|$907||90days|',
    ]);
  });

  it('reads a debt of three digits, and one without counts, as those of six, past remarks in columns and a title between stars', () => {
    const text = `
E   CREDITOR          DATE      DATE     HIGH      BALANCE   PAST   MO     30  60  90   LAST     PRESENT
C   ACCOUNT NUMBER    REPORTED  OPENED   CREDIT              DUE    PMT                 ACTIVE   STATUS
----------------------------------------------------------------------------------------------------
B   OAK MORTGAGE      02/24     06/17    268000    231442    0      1894   0   0   0    02/24    AS AGREED
    00418772650
    CLOSED / PAID SATISFACTORILY    AUTO   TERMS 60     SOURCE XP1 XP2

B   ELM BANK          02/24     01/19    12000     9466      1466   210    1   1   4    05/22    CHARGEOFF
    444796120077
    PROFIT AND LOSS WRITEOFF   LATE DATES 05/22-30    SOURCE XP1

*************************  COLLECTIONS  ****************************

B   ASH CREDIT CTL    02/24     10/22    385       385       385    -                   10/22    COLLECTION
    20447153
    ORIGINAL CREDITOR: FIR PHYS                SOURCE EF2
`;
    expect(debtsIn(text)).toEqual([
      'OAK MORTGAGE|00418772650|231442|1894|current|',
      'ELM BANK|444796120077|9466|210|90days|',
      'ASH CREDIT CTL|20447153|385||90days|FIR PHYS',
    ]);
  });

  it('gives each heading over a column its value where the first line of a debt has two there, and words below them stay whole', () => {
    const text = `
CREDITOR           DATE    HIGH      BALANCE   PAST   TERMS      30 60 90
ACCOUNT NUMBER     RPTD    CREDIT              DUE    PAYMENT
SOURCES                                               STATUS
-------------------------------------------------------------------------
OAK MORTGAGE       12/25   $226,400  $193,855  $0     360 $1,492 0  0  0
2110048831                                            AS AGREED
    SOURCE XP/TU   CONVENTIONAL

ELM CARD           01/26   $2,960    $2,871    $146   MIN $96    2  1  0
52131XXXX                                             60 DAYS LATE
    SOURCE TU

ASH FINANCE        12/25   $18,733   $4,016    $4,016 72         3  2  6
10088XXXX                                             CHARGE OFF
    SOURCE XP

FIR LOANS          12/25   $13,500   $15,982   $0     DEF $0     0  0  0
78003XXXX                                             DEFERRED
    SOURCE XP
`;
    expect(debtsIn(text)).toEqual([
      'OAK MORTGAGE|2110048831|$193,855|$1,492|current|',
      'ELM CARD|52131XXXX|$2,871|$96|60days|',
      'ASH FINANCE|10088XXXX|$4,016||90days|',
      'FIR LOANS|78003XXXX|$15,982|$0||',
    ]);
  });

  it('knows a line of headings that counts payments by their days', () => {
    const text = `
CREDITOR          BUREAU  RPTD   HIGH/LIMIT  BALANCE  PAYMENT  30/60/90
ACCOUNT           TYPE    DLA
-----------------------------------------------------------------------
OAK FINANCE       XP TU   01/26  28,114      11,820   467      0/0/0
  028119XXXXXX    AUTO    01/26
ELM CARD          XP TU   01/26  9,000       7,744    231      2/0/0
  601100XXXXXX    CRED    12/25
`;
    expect(debtsIn(text).map((debt) => debt.split('|').slice(0, 4))).toEqual([
      ['OAK FINANCE', '028119XXXXXX', '11,820', '467'],
      ['ELM CARD', '601100XXXXXX', '7,744', '231'],
    ]);
  });

  it('reads the values before a remark that goes on over the columns of its line, and the remark', () => {
    const text = `
CREDITOR          DATE    HIGH CR   PRESENT   MO      TIMES  PRESENT
ACCOUNT NUMBER    RPTD    LIMIT     BALANCE   PMT     90+    STATUS
SOURCE                                        TERMS
-------------------------------------------------------------------
OAK RECOVERY      02/25      $900      $500    ---           COLLECTION
4266XXXX          OPEN       ORIG CREDITOR: FIR STORES
ASH BANK          03/25    $1,400        $0                  CH7 BK
7981XXXX          REV        ACCOUNT INCLUDED IN BANKRUPTCY
ELM BANK          03/25      $400      $300     20           AS AGREED
9920XXXX          REV        CONSUMER WAS TOLD TO PAY BEFORE 90 DAYS
`;
    expect(debtsIn(text)).toEqual([
      'OAK RECOVERY|4266XXXX|$500||90days|FIR STORES',
      'ASH BANK|7981XXXX|$0|||',
      'ELM BANK|9920XXXX|$300|20|current|',
    ]);
  });

  it('reads the number in a remark where no column has one', () => {
    const text = `
Claim   Creditor          Class       Claimed Amount    Principal Bal
001     OAK UNION         Secured          13,944.12        13,331.72
        2017 CAR / acct 77013-8
002     ELM BANKCARD      Unsecured         5,276.60         5,276.60
        acct PFO-2218          for the account of ASH
`;
    expect(debtsIn(text)).toEqual(['OAK UNION|77013-8|13,331.72|||', 'ELM BANKCARD|PFO-2218|5,276.60|||']);
  });

  it('reads the number that stands alone below most debts, where no column has one', () => {
    const text = `
CREDITOR / ACCT #     OPENED   BALANCE   PAYMENT  STATUS
OAK BANK              03/19     $2,118       $64  CURRENT
  4410XXXXXXXX
ELM AUTO              08/22    $14,300      $388  LATE 30
  77-10293
ASH COLLECTION        01/24       $612        $0  COLLECTION
  FOR FIR CLINIC
`;
    expect(debtsIn(text)).toEqual([
      'OAK BANK|4410XXXXXXXX|$2,118|$64|current|',
      'ELM AUTO|77-10293|$14,300|$388|30days|',
      'ASH COLLECTION||$612|$0|90days|',
    ]);
    expect(debtsIn(text.replace('  77-10293\n', '').replace(/ASH.*\n.*/, ''))[1]).toBe(
      'ELM AUTO||$14,300|$388|30days|',
    );
  });
  it('reads no number in a remark beside a column of numbers: it may be that of another account', () => {
    const text = `
Claim   Creditor          Acct #       Claimed Amount    Principal Bal
001     OAK UNION         1234XX            13,944.12        13,331.72
002     ELM BANKCARD      5678XX             5,276.60         5,276.60
003     ASH BANKCARD                         2,276.60         2,276.60
        see acct 1234XX
`;
    expect(debtsIn(text)[2]).toBe('ASH BANKCARD||2,276.60|||');
  });

  it('reads the columns that a rule below the headings draws, where one blank parts them', () => {
    const text = `
 #  ACCT NO    CREDITOR     BAL DUE  STATUS
 -- ---------- ---------- --------- -------
 1  MH-22409   OAK CLINIC    412.00 CURRENT
 2  MH-22511   OAK CLINIC       .00 CURRENT
 3  0087-551   ELM POWER   1,505.31 CURRENT
 -----------------------------------------
 TOTALS                    1,917.31
`;
    expect(debtsIn(text)).toEqual([
      'OAK CLINIC|MH-22409|412.00||current|',
      'OAK CLINIC|MH-22511|.00||current|',
      'ELM POWER|0087-551|1,505.31||current|',
    ]);
  });

  it('joins stacked headings over one value, and the lines of one text', () => {
    const text = `
CREDITOR/         DATE      BALANCE   TERMS   STATUS
ACCOUNT NUMBER    OPENED
OAK BANK          02/2015   $6,000    REV     AS
4266XXXX                              $180    AGREED
ELM LOANS         03/2016   $7,000    36M     COLLEC-
7981XXXX                              $70     TION
`;
    expect(accountsIn(text)[0]?.facts.find(({ kind }) => kind === 'opened')?.label).toBe('date opened');
    expect(debtsIn(text)).toEqual([
      'OAK BANK|4266XXXX|$6,000|$180|current|',
      'ELM LOANS|7981XXXX|$7,000|$70|90days|',
    ]);
  });

  it('gives values to the heading they stand under where cells are empty', () => {
    const text = `
CREDITOR        BALANCE     PAYMENT   STATUS          ACCT NO.
OAK BANK          $4,512       $134   CURRENT         6045XXXX
ELM SYSTEMS       $1,977              COLLECTION      JCAPXXXX77
ASH CARD                        $45   30 DAYS LATE    4447XXXX
TOTAL             $6,489       $179
`;
    expect(debtsIn(text)).toEqual([
      'OAK BANK|6045XXXX|$4,512|$134|current|',
      'ELM SYSTEMS|JCAPXXXX77|$1,977||90days|',
      'ASH CARD|4447XXXX||$45|30days|',
    ]);
  });

  it('reads on below the head of the next page', () => {
    const text = `
CREDITOR        ACCT NO.     BALANCE     STATUS
OAK BANK        6045XXXX      $4,512     CURRENT
ELM SYSTEMS     7045XXXX      $1,977     CURRENT

                                         Page 2 of 3
Credit report of Ann Lee

ASH CARD        4447XXXX        $890     LATE 30
`;
    expect(debtsIn(text).map((debt) => debt.split('|')[0])).toEqual(['OAK BANK', 'ELM SYSTEMS', 'ASH CARD']);
  });

  it('reads each of two tables under its own headings, one of which has a colon', () => {
    const text = `
Account Type    Company Name              Account Number       Unpaid Balance   Paid off at closing   Monthly Payment
Revolving       OAK BANK                  4147XXXX2290         $ 2,905.00       [X]                   $ 88.00
Installment     ELM MOTORS OF THE WEST    PDM81100             $ 19,377.00      [ ]                   $ 455.00

Address  Street 915 Fir Way   City Ashton  State NE
Creditor Name            Account Number    Monthly Mortgage   Unpaid Balance    Paid off at closing   Type: FHA, VA   Credit Limit
ASH MORTGAGE COMPANY     55-0193847        $ 1,122.00         $ 136,480.00      [ ]                   FHA
`;
    expect(debtsIn(text)).toEqual([
      'OAK BANK|4147XXXX2290|$ 2,905.00|$ 88.00||',
      'ELM MOTORS OF THE WEST|PDM81100|$ 19,377.00|$ 455.00||',
      'ASH MORTGAGE COMPANY|55-0193847|$ 136,480.00|$ 1,122.00||',
    ]);
  });

  it('goes on behind the foot of a page, where a part of the headings stands again', () => {
    const text = `
 E                        DATE    HIGH                    MO
 C  CREDITOR              RPTD    CREDIT    BALANCE       PMT   STATUS
 O  ACCOUNT NUMBER        DLA
 J  PINE SAVINGS          07/09   212000    187344        1418  CURRENT
    7100293318            07/09
    AUTO LOAN             60 DAYS DELINQUENT              SOURCE: XP TU
 B  OAK CARDS             06/09   9400      6127          123   CURRENT
    542418003377          06/09
                                                         PAGE 1
 ROE, DALE                FILE #: 0907
 E                        DATE    HIGH                    MO
 C  CREDITOR              RPTD    CREDIT    BALANCE       PMT   STATUS
 B  ELM/LOWES             07/09   2500      0             0     CURRENT
    798192440012          01/08
`;
    expect(debtsIn(text).map((debt) => debt.split('|').slice(0, 4).join(' '))).toEqual([
      'PINE SAVINGS 7100293318 187344 1418',
      'OAK CARDS 542418003377 6127 123',
      'ELM/LOWES 798192440012 0 0',
    ]);
  });

  it('marks a name that may go on in the line below', () => {
    const text = `
CREDITOR           ACCT NO.     BALANCE
ELM CAPITAL        7045XXXX      $1,977
SYSTEMS LLC
`;
    expect(accountsIn(text)[0]?.flags).toEqual(['multi-line-name']);
  });

  it.each([
    [
      'a summary that counts kinds of accounts',
      'KIND        #   BALANCE   PAYMENTS\nMORTGAGE    1    $5,000       $100\nREVOLVING   4    $6,000       $200',
    ],
    [
      'a part of the report without debts',
      'CREDITOR        BALANCE     STATUS\n\nINQUIRIES (LAST 120 DAYS)\nOAK BANK        $4,512     CURRENT',
    ],
    [
      'headings of something else',
      'ITEM        QUANTITY   PRICE\nApples      4          $5.00\nPears       2          $6.00',
    ],
  ])('reads no debts from %s', (_, text) => {
    expect(debtsIn(text)).toEqual([]);
  });
});

it('reads the numbers below names with what is labelled or in brackets beside them, and the rest of a long name above one', () => {
  const text = `
Creditor / Account          Balance    DMP Payment
--------------------------------------------------
OAK NATIONAL BANK          8,046.55         177.00
   5178-05XX-XXXX-2261   Acct of: ANN
ELM CLOTHIERS / ASH          912.40          25.00
   RETAIL BANK
   6045-87XX-XXXX-0914   Acct of: ANN
YEW PERSONAL LOANS         4,377.18         142.00
   PL-00883417           Acct of: BEN
BIRCH RECOVERY             1,655.00          81.00
   BR-6630914  (orig. Fir / GE)
`;
  expect(debtsIn(text).map((debt) => debt.split('|').slice(0, 3))).toEqual([
    ['OAK NATIONAL BANK', '5178-05XX-XXXX-2261', '8,046.55'],
    ['ELM CLOTHIERS / ASH RETAIL BANK', '6045-87XX-XXXX-0914', '912.40'],
    ['YEW PERSONAL LOANS', 'PL-00883417', '4,377.18'],
    ['BIRCH RECOVERY', 'BR-6630914', '1,655.00'],
  ]);
});

it('reads the numbers of an agency behind those of its lines', () => {
  const text = `
LN FILE#     CLIENT                  CLI REF      INT       BALANCE
01 2207715   OAK ORTHOPEDIC          SC-11902   186.32     1,326.32
02 2300418   ELM AMBULANCE           A230077     96.10     1,014.60
04 2500031   ASH VET CLINIC          77410       19.88       411.88
`;
  expect(debtsIn(text).map((debt) => debt.split('|').slice(0, 3))).toEqual([
    ['', '2207715', '1,326.32'],
    ['', '2300418', '1,014.60'],
    ['', '2500031', '411.88'],
  ]);
});

it('a table under the title of a summary is of none', () => {
  const text = `
                                        TRADE SUMMARY
ACCOUNT            BALANCE     HIGH CREDIT   PAYMENTS    PAST DUE
MORTGAGE     1     $201,744    $238,000      $1611       $0
INSTALLMENT  3     $27,890     $34,910       $411        $411
REVOLVING    2     $9,201      $12,900       $152        $3,119
OTHER        1     $386        $386          $0          $386
TOTAL        7     $239,221    $286,196      $2174       $3,916
`;
  expect(debtsIn(text)).toEqual([]);
});

it('what stands under a heading that nobody knows is unknown, and explains no amount', () => {
  const text = `
CREDITOR           ACCOUNT      QUUX       BALANCE
OAK BANK           4266XX       $9,000     $6,000
ELM BANK           7981XX       $700       $650
`;
  const [oak] = accountsIn(text);
  expect(oak?.unknown?.map(({ label, values }) => [label, ...values])).toEqual([['quux', '$9,000']]);
  expect(oak?.facts.map(({ kind }) => kind)).toEqual(['name', 'number', 'balance']);
});

const DETAILS = `
Creditor Name        Account Number     Balance    Pay Status
[-] OAK BANK         79813501****       $1,084     Current
       Limit: $3,000   Past Due: $0   Payment: $33
       Opened 05/17/2008
[-] ELM DEALER       502019****         $15,871    Late 30 Days
    SERVICES
       Limit: $21,449  Past Due: $306   Payment: $306
[-] ASH STORES       585637****         $90        Current
       Limit: $750     Past Due: $0   Payment: $12
`;

it('reads what a line under a row tells under labels, where no column tells it', () => {
  expect(debtsIn(DETAILS)).toEqual([
    'OAK BANK|79813501****|$1,084|$33|current|',
    'ELM DEALER SERVICES|502019****|$15,871|$306|30days|',
    'ASH STORES|585637****|$90|$12|current|',
  ]);
  const withPayments = `
Creditor Name        Account Number     Balance    Payment
OAK BANK             79813501****       $1,084     $7
       Limit: $3,000   Past Due: $0   Last payment: $33   Payment: $33
ASH STORES           585637****         $90        $8
       Limit: $750     Past Due: $0   Payment: $12
`;
  expect(debtsIn(withPayments)).toEqual([
    'OAK BANK|79813501****|$1,084|$7|current|',
    'ASH STORES|585637****|$90|$8|current|',
  ]);
});

it('joins the end of a name of a company from the line under its row', () => {
  expect(debtsIn(DETAILS.replace('SERVICES', 'ANNA'))[1]).toContain('ELM DEALER|');
});

it('a name that begins on the line above its row is whole, and a line below tells for whom a collector has a debt', () => {
  const text = `
CREDITOR              ACCOUNT      BALANCE    PAYMENT
--------------------  ---------  ---------  ---------
CHASE                 ....9903    2,153.19      62.00
FIRST OAK NATIONAL
  ELM VISA            4418-2204   8,732.80     198.00
PINE FURNITURE        70028841    1,272.00      68.00
ASH MANAGEMENT        CMS-24091     437.75      75.00
  FOR: OAK HOSPITAL
`;
  expect(debtsIn(text)).toEqual([
    'CHASE|....9903|2,153.19|62.00||',
    'FIRST OAK NATIONAL ELM VISA|4418-2204|8,732.80|198.00||',
    'PINE FURNITURE|70028841|1,272.00|68.00||',
    'ASH MANAGEMENT|CMS-24091|437.75|75.00||OAK HOSPITAL',
  ]);
  // An address of which a scan has spoilt the box begins no name.
  expect(debtsIn(text.replace('FIRST OAK NATIONAL', 'PO 8ox 182519 Oak')).join()).not.toContain('8ox');
});

describe('what stands under a row', () => {
  const UNDER = `
Creditor / Acct ending      Type          Opened    Balance    Mo. Pmt    Pay status
OAK BANK USA                Bankcard      02/2017   $3,067     $93        Current
 ending 4415
ELM & FIR JEWELERS/         Retail        12/2023   $1,611     $65        30 days
 ASH CAPITAL                                                              past due
 ending 771
PINE POWERSPORTS            Installment   04/2022   $7,902     $255       Charged
 ending 3390   (orig. creditor: YEW STORES)                               off
BIRCH LEASING               Lease         01/2018   $976       -          Paid as agreed
 ending 1187
`;

  it('is the number of the account by its last digits, beside whatever else stands there', () => {
    expect(debtsIn(UNDER).map((debt) => debt.split('|')[1])).toEqual(['4415', '771', '3390', '1187']);
  });

  it('is the rest of a status that its column wraps', () => {
    expect(debtsIn(UNDER).map((debt) => debt.split('|')[4])).toEqual([
      'current',
      '30days',
      '90days',
      'current',
    ]);
    expect(accountsIn(UNDER)[1]?.facts.find(({ kind }) => kind === 'status')?.values).toEqual([
      '30 days past due',
    ]);
  });

  it('is the rest of a name that goes on', () => {
    expect(debtsIn(UNDER).map((debt) => debt.split('|')[0])).toEqual([
      'OAK BANK USA',
      'ELM & FIR JEWELERS/ ASH CAPITAL',
      'PINE POWERSPORTS',
      'BIRCH LEASING',
    ]);
  });
});

const NUMBER_UNDER_NAME = `
E CREDITOR         DATE    HIGH       BALANCE   TERMS     PAST   STATUS
C                  OPENED  CREDIT                         DUE    SOURCE
---------------------------------------------------------------------
J OAK HM MTG       09/18   244000     209117    360/1388  0      AS AGREED
  0708 441 2290                                                  XP/TU
---------------------------------------------------------------------
I ELM/BEST BUY     11/20   3200       2988      REV/94    188    LATE 60
  603534008812                                                   XP
---------------------------------------------------------------------
I ASH RECOV        07/23   1877       1877      OPEN/-    1877   COLLECTION
  PRA-5178052              ORIG CRED: FIR BANK                   TU
---------------------------------------------------------------------
`;

it('The number of an account stands under its name without a heading of its own, the letters before names say whose accounts they are, and terms tell what is paid', () => {
  expect(debtsIn(NUMBER_UNDER_NAME)).toEqual([
    'OAK HM MTG|0708 441 2290|209117|1388|current|',
    'ELM/BEST BUY|603534008812|2988|94|60days|',
    'ASH RECOV|PRA-5178052|1877||90days|FIR BANK',
  ]);
});

it('a dash stands for a value of any shape, so that a collection among accounts is one of them', () => {
  const text = `
CREDITOR           OPENED   BALANCE   MO   30  60  90   STATUS
------------------------------------------------------------------
OAK BANK           02/15    $6,000    12   0   0   0    AS AGREED
ELM BANK           03/15    $7,000    13   0   1   0    AS AGREED
FIR RECOVERY       03/18    $1,184    -    -   -   -    COLLECTION
`;
  expect(debtsIn(text)).toHaveLength(3);
});

it('reads the months and what is paid in each beside them as the terms of a debt', () => {
  const text = `
 W CREDITOR             OPENED RPTD   HIGH CR  BALANCE  PASTDUE  TERMS    MOS  30 60 90 RTG
   NUMBER               DLA
--------------------------------------------------------------------------------------------
 J OAK VALLEY STATE     04/01  08/05    88000    79114        0  360 640   52   0  0  0  M1
   0118-77              08/05

 B ELM BANK             06/97  07/05     2500     2377      141  REV  47   96   3  1  0  R3
   41170044             05/05  LATE 60: 07/05

 B ASH AUTO             01/03  08/05    21900    12004        0  66  409   31   1  0  0  I1
   20188                08/05

 C FIRS                 11/99  07/05      800        0        0  REV       69   0  0  0  R1
   6390018              02/05
`;
  expect(debtsIn(text)).toEqual([
    'OAK VALLEY STATE|0118-77|79114|640|current|',
    'ELM BANK|41170044|2377|47|60days|',
    'ASH AUTO|20188|12004|409|current|',
    'FIRS|6390018|0||current|',
  ]);
});

it('a legend of labels with their values is no line of headings', () => {
  const text = `
Whose Acct: I Individual  J Joint  A Authorized User     Status: 1 As agreed  2 30 days  9 Bad debt

Company Name           Account Number   Opened  Terms   Balance    Status
OAK CREDIT CARD        543110208821*    04/96   101     $5,044     R1
ELM FINANCE            71180046*        06/98   322     $28,116    I4
ASH BANK               1189034*         02/95           $802       R9
`;
  expect(debtsIn(text)).toEqual([
    'OAK CREDIT CARD|543110208821*|$5,044|101|current|',
    'ELM FINANCE|71180046*|$28,116|322|90days|',
    'ASH BANK|1189034*|$802||90days|',
  ]);
});

it('reads headings beside the letters of a word that is written downwards, and numbers with the bureaus behind them', () => {
  const text = `
E W                               DATE    HIGH     BALANCE  PMT    PAST   TYPE
C H CREDITOR                      RPTD    CREDIT            TERMS  DUE    STATUS
O O ACCT # / REPOSITORIES         OPND    LIMIT
------------------------------------------------------------------------------------
1 B OAK BANK                      10/25   $4,850   $2,317   $75    $0     REV
    517805XXXX     XP/TU/EF       06/20   $5,000                          CUR WAS 30
    CREDIT CARD
2 J ELM MORTGAGE LLC              10/25   $28,700  $26,114  $184   $0     MTG
    33412XXXX      XP             07/21            360                    AS AGREED
    FHA MORTGAGE
1 C ASH FUNDING                   10/25   $1,120   $1,288   ---    $1,288 OPEN
    4447XXXX       TU/EF          06/24                                   COLLECTION
    ORIGINAL CREDITOR: FIR STORES
`;
  const debts = [
    'OAK BANK|517805XXXX|$2,317|$75|current|',
    'ELM MORTGAGE LLC|33412XXXX|$26,114|$184|current|',
    'ASH FUNDING|4447XXXX|$1,288||90days|FIR STORES',
  ];
  expect(debtsIn(text)).toEqual(debts);
  expect(debtsIn(text.replace('ACCT # / REPOSITORIES', 'ACCOUNT NUMBER / SOURCE'))).toEqual(debts);
  // Numbers under another heading are none of an account.
  const others = text.replace('ACCT # / REPOSITORIES', 'PHONE / REPOSITORIES ');
  expect(debtsIn(others).map((debt) => debt.split('|')[1])).toEqual(['', '', '']);
});

const CLAIMS = (oak: string, elm: string) => `
CLM  CREDITOR NAME                ACCT  CLASS        INT %   MONTHLY     CLAIM       PAID    BALANCE
 NO                               LAST4                      PAYMENT    ALLOWED                 DUE
---------------------------------------------------------------------------------------------------
001  ${oak.padEnd(29)}4471  MTG ARREARS   0.00    212.40  11,640.75   5,522.53   6,118.22
     MR PINE
002  ASH CONSUMER USA INC         0092  SECURED       7.50    388.00  21,415.00   7,507.49  13,907.51
003  DOE REVENUE SERVICE          6650  PRIORITY      0.00  PRO RATA   3,876.18   1,636.18   2,240.00
004  ${elm.padEnd(29)}7718  UNSECURED     0.00  PRO RATA   1,083.64       0.00   1,083.64
     FOR FIR BANK
005  YEW FUNDING LLC              3307  UNSECURED     0.00  PRO RATA   4,955.09       0.00   4,955.09
`;

it.each(['OAK MORTGAGE LLC DBA', 'OAK MORTGAGE LLC D/B/A', 'OAK MORTGAGE LLC AKA', 'OAK MORTGAGE &'])(
  'a name that goes on in its column goes on below, behind the count of its claim: %s',
  (name) => {
    expect(debtsIn(CLAIMS(name, 'ELM GROUP LLC'))[0]).toBe(`${name} MR PINE|4471|6,118.22|212.40||`);
  },
);

it('a whole name does not go on below', () => {
  expect(debtsIn(CLAIMS('OAK MORTGAGE LLC', 'ELM GROUP LLC'))[0]).toContain('OAK MORTGAGE LLC|');
});

it.each(['ELM LLC AS AGENT', 'ELM LLC, AS AGENT', 'ELM LLC AS SERVICING AGENT'])(
  'one who acts as agent has the claim of the one whom the line below names: %s',
  (name) => {
    expect(debtsIn(CLAIMS('OAK LLC', name))[3]).toBe('ELM LLC|7718|1,083.64|||FIR BANK');
  },
);

it.each(['ELM GROUP LLC', 'ELM TRAVEL AGENTS', 'ELM AGENT'])('no other acts for it: %s', (name) => {
  expect(debtsIn(CLAIMS('OAK LLC', name))[3]).toContain(`${name}|7718|1,083.64|||`);
});

it('what is paid as a share of the rest is no sum, beside those that are', () => {
  const [oak, ash, doe] = debtsIn(CLAIMS('OAK LLC', 'ELM LLC'));
  expect([oak, ash, doe].map((debt) => debt?.split('|')[3])).toEqual(['212.40', '388.00', '']);
});

it('a name that is longer than its column and goes on into that of the days is whole', () => {
  const text = `
   CREDITOR                     DATE    HIGH      UNPAID    PAST   ACCOUNT
   ACCOUNT NUMBER   TYPE/SOURCE OPENED  CREDIT    BALANCE   DUE    STATUS
   ----------------------------------------------------------------------
   OAK HILL HM MORTGAG LN       06/17   $212,000  $187402   $0     AS AGREED
   708041****                   09/23                              M-1

   ELM FINCL                    02/21   $24,618   $14877    $412   30 DAYS
   0249218837**                 08/23                              I-2

   FIR MOTOR CREDIT CO          10/14   $19,250   $200      $0     AS AGREED
   7040312***                   11/19                              I-1
`;
  expect(debtsIn(text).map((debt) => debt.split('|')[0])).toEqual([
    'OAK HILL HM MORTGAG LN',
    'ELM FINCL',
    'FIR MOTOR CREDIT CO',
  ]);
});

it('reads the numbers on second lines, whatever stands beside them, where a heading says that numbers are there', () => {
  const text = (second: string) => `
E CREDITOR/           DATE   DATE   HIGH    BALANCE  TERMS  PAST  CR
C ${second}      RPTD   OPEN   CREDIT                  DUE   RT
--------------------------------------------------------------------
J OAK HOME            08/01  06/93  141500   118733   1124      0  M1
  4471902             DLA 08/01   RATED BY HISTORY     REPOS EFX XPN

J ELM FINANCE         09/01  11/98   15000    12207    310    310  I2
  613407-00-119204    DLA 07/01   SECURED BY 2ND TD    REPOS XPN TUC
                      30 DAYS 09/01 04/00
B 1ST ASH BANK        08/01  05/90    5000     3490     87      0  R1
  4019 3300 7118      DLA 08/01   BANKCARD             REPOS EFX XPN
                      30 DAYS 12/97
C FIR STORES          09/01  07/88    3300        0    ---      0  R1
  03 44712 90881 2    DLA 11/99                        REPOS EFX XPN

J NORTH YEW TCHRS     09/01  01/99    4000     1855    135      0  I1
  CREDIT UNION        DLA 09/01   SIGNATURE LOAN VERIFIED BY DEE
  300417-6

J YEW COLL            09/01  01/99     286      286    ---    286  O9
  ORIG CREDITOR: ASH CLINIC      7719-K
`;
  const [head = '', other = ''] = ['ACCOUNT NUMBER', 'PLACE OF BUSIN'];
  expect(debtsIn(text(head)).map((debt) => debt.split('|').slice(0, 3))).toEqual([
    ['OAK HOME', '4471902', '118733'],
    ['ELM FINANCE', '613407-00-119204', '12207'],
    ['1ST ASH BANK', '4019 3300 7118', '3490'],
    ['FIR STORES', '03 44712 90881 2', '0'],
    ['NORTH YEW TCHRS CREDIT UNION', '300417-6', '1855'],
    ['YEW COLL', '7719-K', '286'],
  ]);
  expect(debtsIn(text(other)).map((debt) => debt.split('|')[1])).toEqual(['', '', '', '', '', '']);
});

it('reads what stands below sums where one debt has a remark there, terms before days, and no name in the codes below another', () => {
  const text = `
     CREDITOR              OPENED  HIGH     PRESENT   PAST    HISTORICAL   MOS
SRC  ACCOUNT NUMBER        RPTD    CREDIT   BALANCE   DUE     30 60 90+    REV
ECOA TYPE/TERMS            LAST                               STATUS
-------------------------------------------------------------------------------
A1   OAK BANK NA           09/08   145000   98230     0        0  0  0     99
EF   0000884412            05/19                              CURRENT
XP J MORTGAGE  360 X 1104  05/19

A2   ELM BANK USA/OAKLEAF  11/11   1400     377       0        0  0  0     90
EF   43528811              06/19                              CURRENT
TU   REVOLVING  MIN 27     06/19
XP I

A3   FIR HIGHER ED         08/15   22000    19418     512      4  2  1     45
XP J 220914A7              05/19                              60 DAYS LATE
     EDUCATION 120 X 256   02/19

A4   ASH/YEW               03/10   620      0         0        0  0  0     84
TU I 585637XXXX            12/18                              CURRENT
     REVOLVING             07/16   ACCOUNT CLOSED AT CONSUMERS REQUEST

A5   OAK FINCL             02/17   18704    12        0        1  0  0     23
EF   024917733018          01/19                              CURRENT
XP I AUTO 66 X 329         01/19
`;
  expect(debtsIn(text)).toEqual([
    'OAK BANK NA|0000884412|98230|1104|current|',
    'ELM BANK USA/OAKLEAF|43528811|377|27|current|',
    'FIR HIGHER ED|220914A7|19418|256|60days|',
    'ASH/YEW|585637XXXX|0||current|',
    'OAK FINCL|024917733018|12|329|current|',
  ]);
});

it('reads the debts below the count of their columns, to which a legend refers', () => {
  const text = `
Company      Account      Date    High     Balance   Status
Name         Number       Opened  Credit
-----------------------------------------------------------
 1           2            3       4        5         6

OAK BANK     440917162    04/84   $900     $184      R1

ELM STORES   045552183    11/86   $3200    $2918     R2
`;
  expect(debtsIn(text)).toEqual(['OAK BANK|440917162|$184||current|', 'ELM STORES|045552183|$2918||30days|']);
});
