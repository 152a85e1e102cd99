import { expect, it } from 'vitest';
import { LAYOUTS, OF_ONE } from '../../../src/creditReport/layouts/layouts';
import { readByRules } from '../../../src/creditReport/readReport';

const record = (name: string, balance: string) =>
  `Loan Type Code:D1\nLoan Award ID:XXXXX4410S16\nLoan Canceled Amount:$0\nLoan Outstanding Principal Balance:${balance}\nLoan Repayment Plan Scheduled Amount:$36\nLoan Status:RP\nLoan Contact Name:${name}`;
const claim = (name: string, sum: string) =>
  `Creditor:      (23117804)  Claim No: 1\n${name}\nPO Box 788\nReno, NV 89501\nFiled by: CR\n  Amount claimed: ${sum}\n Secured claimed: $1.00\nRemarks: `;
const COLLECTED =
  'OAK RECOVERY, LLC\nDear Jane Roe:\nOak Recovery, LLC is a debt collector. We are trying to collect debts that you owe.';

// biome-ignore format: texts are read in lines
const TEXTS = [
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
  ['names over their rows', 'Previous Balance   Payment Amount   Interest Rate   Current Balance\nUsed Vehicle Loan\n4300918827   $14,990.12   $388.40   7.89%   $14,700.09\nPersonal Expense Loan\n4300771250   $3,812.66   $151.72   13.40%   $3,703.40'],
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
  ['labels', 'Loan Type\tFACTORING COMPANY ACCOUNT\nBalance\t$3,071\nOAK BANK\nBalance\t$0\nPay Status\t>Account Included in Bankruptcy<\nDate Closed\t01/09/2023'],
  ['numbers of a collector', 'Oak Collection Bureau\nLog Out\n\nOCB Account # 30177264\nCreditor: Elm Clinic\nBalance: $640.00\nStatus: In Collections\n\nOCB Account # 30177301\nCreditor: Fir Hospital\nBalance: $1,225.25\nStatus: In Collections'],
  ['counts of a complaint', 'JUSTICE COURT OF OAK COUNTY\nELM PORTFOLIO LLC,\n     Plaintiff,\nvs.\nJANE ROE,\n     Defendant.\nCOMPLAINT\nCOUNT ONE – CREDIT CARD\n1. Defendant opened a credit card account with Ash Bank, N.A. (the "Original Creditor"), account number ending in 7741.\n2. The balance now due and owing on this account is $2,310.55.\nSECOND CAUSE OF ACTION\n3. Defendant entered into a loan agreement with Birch Lending for a sofa, account ending 9980, and owes $900.12 on it.\nWHEREFORE Plaintiff prays for judgment in the amount of $3,210.67, plus costs.'],
  ['judgments among other papers', 'ELM BANK\nAccount Ending in 3308\nNew Balance $742.91\nMinimum Payment Due $96.00\n\nJUSTICE COURT PCT 3\nCause No. J3-26-004118\nPlaintiff: OAK FUNDING, LLC  vs. Defendant: ANN HALL\nJudgment is rendered for Plaintiff in the amount of $2,384.17, plus court costs of $134.00.'],
  ['a bill with its charges', 'Patient statement - Elm Health\nGuarantor: Ana Ruiz   Acct 00820-1\nER visit 2/3/26   $1,450.00\nInsurance paid   -$900.00\nAdjustment   -$50.00\nYou owe   $500.00'],
  ['the statement of an account', 'Estado de cuenta\nBanco Oak Visa ...3312\nSaldo anterior $2,110.00\nCompras $300.00\nPagos $-200.00\nSaldo nuevo $2,210.00\nPago mínimo $60.00'],
  ['the page of a loan', 'Oak Auto Finance\nSign out\nLoan number: 77-120341\nCurrent principal balance: $14,220.18\nRegular payment amount: $388.20\nPast due amount: $0.00\nDue date: 10/15/2025\nMaturity date: 05/15/2028'],
  ['counted records of labels', 'CLM 003\tOAK BANK\tACCT 4471\nINT 5.25%\tMO PMT 31.40\nCLAIMED 150.00\tALLOWED 150.00\tPRIN PAID .00\tBAL DUE 53.00\nCLM 005\tELM\tACCT\nINT 5.25%\tMO PMT 31.40\nCLAIMED 150.00\tALLOWED 150.00\tPRIN PAID .00\tBAL DUE 15.00\n\nTOTALS\tCLAIMED 300.00\tBAL DUE 68.00'],
  ['two lines a debt under two of headings', 'E W CREDITOR DATE DATE HIGH CREDIT PAST DUE MO HISTORICAL STATUS\nC H ACCOUNT NUMBER REPORTED OPENED OR LIMIT BALANCE AMOUNT TERMS REV 30 60 90+ DLA SOURCE\nJ B OAK MORTGAGE CORP 04/24 08/19 $268,500 $243,117 $0 360/$1,688 56 0 0 0 AS AGREED\n0098113427 04/24 XP/TU/EF\nI C ELM/CARE CREDIT 04/24 02/20 $2,000 $1,260 $58 REV/$58 51 2 0 0 LATE 30\n601918XXXXXX 03/24 XP/TU'],
  ['lines without gaps under lines of headings', 'Creditor Name Account Type Opened Reported High Credit\nAccount Number ECOA Last Activity Terms Credit Limit Balance Payment Past Due\nStatus MOP Months Reviewed 30 60 90\nOAK HOME MTG MORTGAGE 04/2018 10/2023 $312,000\n0578114XXX INDIVIDUAL 10/2023 360M $281,774 $2,116 $0\nCURRENT M1 66 0 0 0\nELM BANK REVOLVING 02/2011 10/2023 $7,912\n542418XXXXXX JOINT 10/2023 REV $9,000 $7,355 $223 $446\n30 DAYS PAST DUE R2 99 2 0 0'],
  ['what was paid on each debt', 'OAK VISA\nMinimum: $45\nDate\tPaid\tBalance\n1/5/25\t$100.00\t$1,200.00\n2/5/25\t$100.00\t$1,120.00\n\nELM CARD\nMinimum: $25\nDate\tPaid\tBalance\n1/15/25\t$50.00\t$500.00\n2/15/25\t$50.00\t$458.00'],
  ['what a sale has left', 'Re: Your account with Oak Auto Finance\nAccount: 62011****\nYour vehicle was sold at auction on 08/02/2026.\nPayoff balance at repossession: $14,880.12\nRepossession and storage fees: $975.00\nLess sale proceeds: $9,200.00\nDeficiency balance due: $6,655.12'],
  ['a letter to a lender', 'Jane Roe\n12 Elm Street\n\nOak Financial\nPO Box 1200\nRe: Account ending in 4410\n\nDear Sir or Madam,\n\nI am writing about my account with you. I owe $4,210.55 and my monthly payment is $130. It is now 90 days behind.\n\nI can offer $50 a month.\n\nSincerely,\nJane Roe'],
  ['notices below each other', 'From: Oak Recovery Solutions\nCreditor: Oak Bank\nAcct ending 2218\nBalance: $1,091.36\n\nAFNI, INC. collecting for ELM WIRELESS\nYour reference no. 0048811-01\nTotal due $534.18. We will settle for $267.09 if paid by 11/15.'],
  ['a paragraph for each debt', 'Oak Edge\n$2,914.60\nCurrent\n\nElm - Fir\'s Store\n$487.00\n30 days late\n\nAsh 36-month loan\n$7,740.18\n60 days late\n\nOld Oak Visa\n$0.00, Paid off'],
  ['cards', 'Credit cards\n$8,566.40\nAmex Blue Cash\n••1008 · 2h ago\n$2,311.40\nChase Slate Edge\n••0193 · Reconnect\n$6,255.00\nLoans\n$14,120.91\nMOHELA\n••3320 · 1d ago\n$14,120.91'],
  ['a notice about one debt', 'OAK RECOVERY\nYour reference no. 0048811-01\nTotal due $534.18. We will settle for $267.09 if paid by 11/15.'],
] as const;

it.each(TEXTS)('a text is read in the layout that it is written in: %s', (layout, text) => {
  expect(readByRules({ text, tables: [] }).layout).toBe(layout);
});

it('every layout has a text that is read in it', () => {
  const names = [...LAYOUTS, ...OF_ONE].map(({ name }) => name);
  expect(new Set(TEXTS.map(([name]) => name))).toEqual(new Set(names));
});
