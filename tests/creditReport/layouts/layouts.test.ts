import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const record = (name: string, balance: string) =>
  `Loan Type Code:D1\nLoan Award ID:XXXXX4410S16\nLoan Canceled Amount:$0\nLoan Outstanding Principal Balance:${balance}\nLoan Repayment Plan Scheduled Amount:$36\nLoan Status:RP\nLoan Contact Name:${name}`;
const claim = (name: string, sum: string) =>
  `Creditor:      (23117804)  Claim No: 1\n${name}\nPO Box 788\nReno, NV 89501\nFiled by: CR\n  Amount claimed: ${sum}\n Secured claimed: $1.00\nRemarks: `;
const COLLECTED =
  'OAK RECOVERY, LLC\nDear Jane Roe:\nOak Recovery, LLC is a debt collector. We are trying to collect debts that you owe.';

it.each([
  ['tables and labels', 'Lender\tAcct #\tBalance\nOAK BANK\t1XXXX\t$500\nELM BANK\t2XXXX\t$60'],
  ['records of labels', `${record('OAK EDU', '$3,112')}\n${record('ELM EDU', '$19,405')}`],
  ['lettered parts of a form', '1.1 a. Debtor: Jane Roe\nb. Creditor: Oak Bank\nc. Amount of original debt: $10,000.00\nd. Monthly or other periodic payment: $185.00\ne. Amount of current debt: $7,942.00\n1.2 a. Debtor: Jane Roe\nb. Creditor: Elm Clinic\nc. Amount of original debt: $4,000.00\nd. Monthly or other periodic payment: NONE\ne. Amount of current debt: $1,306.50'],
  ['claims of a bankruptcy', '4.1 Oak Last 4 digits of account number 6623 $5,207.00\nNumber Street City\nType: Other. Specify Unsecured\n4.2   Elm Hosp.     Last 4 digits of account number  1188   $2,960.00'],
  ['claims register of a court', `Claims Register\n${claim('Oak Motor Corporation', '$500.00')}\n${claim('Elm Bank', '$600.00')}`],
  ['accounts with their charges', '09/30/24    H70114482    OAK MEDICAL CENTER\n    Outpatient Surgery                  11,208.40\n    Account total                                            1,232.16\n08/14/24    H69881207    ELM PHYSICIANS\n    ER visit    988.00\n    Account total    581.75'],
  ['loans with their transactions', 'OAK CREDIT UNION\nLoan ID 0140 - Used Auto\n05/12 Payment 250.00-\n05/31 Ending balance 9,094.12\nPayment amount: 250.00 due 06/12\nThis loan is delinquent.\nVisa 0077 Platinum\n05/31 New balance 1,212.40\nMinimum payment due 36.00'],
  ['labelled parts of a line', 'Oak Bureau ; Collection Reported 08/2011; Client : ELM WATER; Amount : $118; Balance as of 08/2011 : $90; Account # : 55021****;'],
  ['rows of labels with their values', '1-01\tDirect Oak\tPrincipal $5,500.00\tInterest $1.00\tRate 4.5%\tStatus: Repayment\n1-02\tDirect Elm\tPrincipal $4,000.00\tInterest $2.00\tRate 4.5%\tStatus: Deferred'],
  ['a column for each debt', 'Holder\tOAK BANK\tELM BANK\nBal today\t$500\t$60\nMo Pmt\t$5\t$6'],
  ['a row for each bureau', 'OAK BANK\nBureau\tAcct #\tBalance\tStatus\nTransUnion\t12XX\t$5\tCurrent\nExperian\t12XX\t$6\tCurrent\n\nELM BANK\nBureau\tAcct #\tBalance\tStatus\nTransUnion\t13XX\t$7\tCurrent\nExperian\t13XX\t$8\tCurrent'],
  ['columns below each other', 'WHO\nOak Bank\nElm Card\n\nACCT NO\n1XXXX\n2XXXX\n\nBALANCE\n500.00\n60.00\n\nLATE?\ncurrent\n30 days'],
  ['a line for each cell', 'Creditor\nAccount\nStarting balance\nMonthly pmt\nEst. balance\nOak Card Services\n...3317\n$8,940.12\n$204.00\n$5,011.76\nElm Power\n...2-004\n$990.00\n$50.00\n$354.90'],
  ['columns by their place', 'CREDITOR           DATE    HIGH CR    BALANCE    PAST  STATUS\nACCOUNT NUMBER     RPTD      LIMIT    PAYMENT     DUE  SOURCE\n--------------------------------------------------------------\nOAK BANK           02/25    $9,000     $6,000      $0  AS AGREED\n4266XXXX                   $12,000       $180          XP/TU\n\nELM AND COMPANY    03/25      $700       $650     $50  LATE 30\n7981XXXX                      $800        $25          XP'],
  ['headings over the values of each account', 'OAK BANK   PO BOX 17054 WILMINGTON DE 19884-0001\nAccount Number   Date Opened   High Credit   Credit Limit   Terms Frequency\n5490992104*      08/1999       $9,744        $10,000        Monthly\nItems As of      Balance    Amount     Actual        Scheduled\nDate Reported    Amount     Past Due   Paymnt Amt    Paymnt Amt\n12/2009          $9,112     $0         $200          $184\n\nELM LOANS   11100 USA PKWY FISHERS IN 46037-9203\nAccount Number   Date Opened   High Credit   Credit Limit   Terms Frequency\n988140027100*    09/2008       $5,500                       Monthly\nItems As of      Balance    Amount     Actual        Scheduled\nDate Reported    Amount     Past Due   Paymnt Amt    Paymnt Amt\n11/2009          $5,731     $60                      $75'],
  ['labels over their values in columns', 'OAK BANK                  Date opened       Type            Credit limit or   Recent balance\nPO BOX 12                 Jun 1999          Revolving       original amount   $2,944 as of Sep 2008\nRENO NV 89501             Reported since    Terms           $3,000            Monthly payment\nAccount number            Jul 1999          NA              High balance      $118\n542418....                                                  $3,071\n                          Status\n                          Open. Account 60 days past due.'],
  ['headings on several lines', 'SUBSCRIBER          OPEN   HIGH CREDIT      PYMT STATUS\nKOB TYP  BALDATE BALANCE     MOS REV  PYMT HISTORY\nACCOUNT #        LAST PD MONTH PAY    PAST DUE\n\n*OAK CARD SVC       5-18     $6,500         CURR ACCT\n BC CRC  10-14-20 $3,871     (99)     CCCCCCC\n 43197000         10-20    $97\n\n*ELM AUTO CREDIT    2-18    $15,880         DELINQ 90\n FA AUT  10-31-20 $8,720     (32)     321CCCC\n 7742-0081-5      6-20     $319       $957'],
  ['columns of several values that slashes part', 'Creditor/            Balance/         Limit/           Opened/\nAccount number       Monthly payment  High balance     Last reported\n\nOAK BANK             $1,480           $2,000           03/1999\n54081102****         $44              $2,105           06/2007\n    Status: Current\n\nELM AUTO FINANCE     $9,917                            08/2004\n40227190****         $366             $17,400          06/2007\n    Status: 60 days past due'],
  ['two lines a debt', 'E\nCREDITOR DATE\nREPORTED\nDATE\nOPENED\nHIGH\nCREDIT\nBALANCE MOS\nREV\nPAST DUE\nAMOUNT\nSTATUS\nACCOUNT NUMBER DLA TERMS PAYMENT SOURCE\nJ B OAK BANK 05/25 06/19 $214,000 $188,306 71 $0 AS AGREED\n00410092837XX 05/25 360 $1,642 XP/TU/EF\nB C ELM LOANS 05/25 02/16 $5,500 $5,288 99 $326 60 DAYS LATE\n517805XXXXXX 03/25 REV $163 XP/TU'],
  ['objects', '[{"creditor": "OAK", "balance": 5, "status": "OK"}]'],
  ['liabilities of a balance sheet', 'ASSETS\n   1010 · Oak Checking\t1,844.02\nTOTAL ASSETS\t1,844.02\nLIABILITIES & EQUITY\n   Liabilities\n      Credit Cards\n         2010 · Elm Visa 4419\t3,207.66\n         2020 · Ash Card x1902\t10.00\n      Total Credit Cards\t3,217.66\n   Total Liabilities\t3,217.66\n   Equity\n      Net Income\t-1,373.64\nTOTAL LIABILITIES & EQUITY\t1,844.02'],
  ['balances of a ledger', 'Liabilities:CreditCard:Oak  -5.00 USD\nLiabilities:Elm Bank  -1,204.50 USD'],
  ['balances of a journal', '2026-11-01 balance Liabilities:CreditCard:Oak  -5.00 USD\n2026-11-01 balance Liabilities:Elm-Bank  -1204.50 USD'],
  ['a letter about several debts', `${COLLECTED}\n\nYou had an ELM BANK credit card with account number ending in 4410.\nTotal amount of the debt now: $862.33\n\nYou had a U.S. WIRELESS account with account number ending in 0001.\nTotal amount of the debt now: $688.14`],
  ['debts of an agreement', '1. The debt owed to Oak Bank, account ending 6609, having a balance of $2,150.00.\n2. The debt to Elm Bank, account ending 5538, which was charged off and has an unpaid balance of $3,061.00, shall be paid by Husband.'],
  ['a mail for each debt', 'From: Oak Finance <noreply@mail.oakfinance.example>\nDate: Mon, Nov 4, 2024 at 7:45 AM\nSubject: Payment reminder\nRegular monthly payment: $412.88\nPrincipal balance: $20,117.60\n---------- Forwarded message ---------\nFrom: Elm Bank <elm@elmbank.example>\nSubject: Fwd: Your payment is 30 days past due\nYour account ending in 7094 is 30 days past due.\nCurrent balance: $2,588.31\nMinimum payment due: $168.00'],
  ['cells without headings', 'OAK BANK\t1111****\t$5.00\t\tCurrent\t$1.00\nELM BANK\t2222****\t$6.00\t\tLate 30 Days\t$2.00'],
  ['cards of a portal', 'Used Auto Loan\nL0010\n$11,830.44\nNext payment $287.15 due Jul 3\nCurrent\nPlatinum Visa\n*6402\n$3,377.61\nPast due 33 days'],
  ['one debt a line', 'Chase $500\nCapital One $600'],
  ['a bullet for each debt', '- Chase card\n  I owe them $5,000\n- Capital One\n  about $600, 60 days late'],
  ['running text', 'I owe Chase $5,000 and Capital One $600, and then there is Discover, where I owe $700 and am 60 days late.'],
  ['a letter about one debt', 'FIR BANK\nAccount number: XXXX1234\nStatement date 05/01/2026\nNew balance   $930.00\nMinimum payment due   $35.00\nPayment due date 05/25/2026'],
])('a text is read in the layout that it is written in: %s', (layout, text) => {
  expect(readByRules({ text, tables: [] }).layout).toBe(layout);
}); // biome-ignore format: texts are read in lines
