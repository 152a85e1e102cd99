import { expect, it } from 'vitest';
import { readReport } from '../../src/creditReport/readReport';

const debtsOf = (text: string) => readReport({ text, tables: [] }).debts;

/** Texts that have amounts in rows, and no debts. */
const NO_DEBTS: Readonly<Record<string, string>> = {
  'checking activity as a bank exports it': `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,03/14/2025,"CAPITAL ONE      MOBILE PMT 3XK99",-120.00,ACH_DEBIT,1820.44,,
DEBIT,03/13/2025,"SYNCHRONY BANK   CC PYMT    5523",-45.00,ACH_DEBIT,1940.44,,
CREDIT,03/12/2025,"ACME FOODS PAYROLL",1612.08,ACH_CREDIT,1985.44,,
DEBIT,03/10/2025,"NAVIENT LOAN PMT",-188.20,ACH_DEBIT,373.36,,
DEBIT,03/08/2025,"ROCKET MORTGAGE LOAN",-1422.10,ACH_DEBIT,561.56,,`,
  'a register of payments and deposits': `Date\tNum\tPayee\tCategory\tClr\tPayment\tDeposit\tBalance
10/01/2024\t\tOpening Balance\t[Checking]\tR\t\t1,204.00\t1,204.00
10/02/2024\t1041\tOakridge Apartments\tRent\tc\t950.00\t\t254.00
10/04/2024\tDEP\tLodestar Freight\tSalary\t\t\t1,918.77\t2,172.77
10/06/2024\tEFT\tSynchrony Bank\tCredit Card\tc\t45.00\t\t2,127.77
10/08/2024\tEFT\tHonda Finance\tAuto Loan\t\t341.18\t\t1,786.59`,
  'transactions of a card, parted by blanks': `JUNIPER REWARDS VISA                        Account ending in 4471
Transactions
Trans Date   Post Date   Reference Number         Description                         Amount
05/02        05/03       24692164123000991122     TARGET 00012345 OMAHA NE             $54.17
05/04        05/05       24431064125083000001     CASEYS GEN STORE 3390                $38.60
05/09        05/09       74798264130000000000     PAYMENT - THANK YOU                -$200.00
05/12        05/13       24055234133400000011     AMZN MKTP US                         $22.90
05/15        05/16       24692164136000220033     DENTAL ASSOC OF OMAHA               $140.00`,
  'transactions of a card by debit and credit': `Status,Date,Description,Debit,Credit,Member Name
Cleared,11/02/2024,"COSTCO WHSE #0213",184.20,,JANE ROE
Cleared,11/01/2024,"PAYMENT THANK YOU",,-300.00,JANE ROE
Cleared,10/30/2024,"SPIRIT AIRLINES",96.58,,JANE ROE
Pending,11/03/2024,"CHIPOTLE 1140",13.85,,JANE ROE`,
  'activity of a bank under headings': `Date\tDescription\tAmount\tRunning Bal.
03/01/2025\tBeginning balance as of 03/01/2025\t\t2,410.55
03/03/2025\tDISCOVER DES:E-PAYMENT ID:2291\t-210.00\t2,200.55
03/05/2025\tALLY DES:ALLY PAYMT ID:0228\t-412.66\t1,787.89
03/06/2025\tUPSTART DES:PAYMENT ID:L33810\t-204.60\t1,583.29
03/07/2025\tSENTARA DES:PAYROLL\t2,118.10\t3,701.39
03/10/2025\tNELNET DES:STUDENT LN\t-158.33\t3,543.06`,
  'transfers between people': `ID,Datetime,Type,Status,Note,From,To,Amount (total),Funding Source
4012,2025-03-01T12:00:00,Payment,Complete,rent,Dana Roe,Luis Roe,- $400.00,Chase Checking
4013,2025-03-05T12:00:00,Payment,Complete,pizza,Sam Poe,Dana Roe,+ $18.00,
4014,2025-03-08T12:00:00,Charge,Complete,phone,Dana Roe,Ann Poe,- $45.00,Venmo balance`,
  'a ledger of rent': `Resident Ledger
Oak Terrace Apartments    Unit 14B    Marisol Vega
Date\tChg Code\tDescription\tCharges\tPayments\tBalance
01/01/2025\tRENT\tRent for January 2025\t$1,525.00\t\t$1,525.00
01/03/2025\tchk# 1180\tPayment\t\t$1,525.00\t$0.00
02/01/2025\tRENT\tRent for February 2025\t$1,525.00\t\t$1,525.00
02/06/2025\tLATE\tLate fee\t$75.00\t\t$1,600.00
02/07/2025\tACH\tPayment\t\t$1,600.00\t$0.00
03/01/2025\tRENT\tRent for March 2025\t$1,525.00\t\t$1,525.00`,
  'charges of a university': `Account Activity - Spring 2025
Date\tDescription\tTerm\tCharge\tPayment\tBalance
01/06/2025\tTuition - Undergraduate\tSP25\t$4,210.00\t\t$4,210.00
01/06/2025\tStudent Activity Fee\tSP25\t$180.00\t\t$4,390.00
01/20/2025\tFederal Direct Loan\tSP25\t\t$2,250.00\t$2,140.00
01/20/2025\tPell Grant\tSP25\t\t$2,140.00\t$0.00`,
  'quotes of loans': `loan quotes I got on friday, have not signed anything
SoFi 20,000 over 60 mo, 412.33/mo, 8.7%
LightStream 20,000, 48 mo, 489.10/mo
Credit union 15,000 36 mo 474/mo`,
  'a table of cards to apply for': `Cards picked for you
Card\tIntro APR\tRegular APR\tAnnual fee\tCredit line up to
Chase Slate Edge\t0% for 18 mo\t20.49%\t$0\t$5,000
Citi Simplicity\t0% for 21 mo\t19.24%\t$0\t$4,000
Wells Fargo Reflect\t0% for 21 mo\t18.24%\t$0\t$6,500`,
  'a table of loans that are approved': `Cards we could apply for
Lender\tApproved for\tAPR\tMonthly payment
SoFi\t$20,000.00\t8.70%\t$412.33
Upgrade\t$18,000.00\t14.97%\t$428.00
Prosper\t$15,000.00\t16.10%\t$365.02`,
  'what others owe, as a table': `People who owe me money
Cousin Theo\t$1,200.00\tpays $100/mo
Tenant upstairs\t$350.00\t30 days late
Marcus from work\t$80.00\t`,
  'what others owe, as a list': `who owes us
- Theo $1,200, pays me 100 a month
- Tenant upstairs $350, 30 days late
- my sister $600`,
  'invoices to clients': `Open invoices
Client\tInvoice\tAmount\tDue\tAge
Harlow Dental\tINV-1042\t$1,250.00\t03/01/2025\t30 days
Beckett LLC\tINV-1051\t$890.00\t03/15/2025\tcurrent
Torres Law\tINV-1033\t$2,400.00\t01/15/2025\t90 days`,
  'savings goals': `Savings goals\t\t\t\t
Goal\tTarget\tSaved so far\tMonthly\tBy
Emergency fund\t$5,000.00\t$1,850.00\t$150.00\tDec 2025
New roof\t$9,500.00\t$2,200.00\t$200.00\tSpring 2026
Disney trip\t$3,200.00\t$640.00\t$80.00\tAug 2025
Christmas\t$600.00\t$150.00\t$50.00\tNov 2025`,
  'savings goals, as a list': `Goals we are saving for
Emergency fund - $1,850 of $5,000
New roof - $2,200 of $9,500
Car replacement - $640 of $3,200, $80/mo`,
  'own accounts': `Our accounts\tNumber\tBalance\t
Ally Savings\tx3318\t$9,040.55\t
Chase Checking\tx7702\t$2,117.84\t
Fidelity 401(k)\tx8852\t$61,220.00\t
HSA - Optum\tx0415\t$1,366.02\t
529 plan (Maya)\tx1177\t$4,410.00\t`,
  investments: `Symbol\tDescription\tQuantity\tPrice\tMarket value\tGain/Loss
VTI\tVanguard Total Market\t22.5\t$268.10\t$6,032.25\t$810.20
AAPL\tApple Inc\t10\t$214.00\t$2,140.00\t$390.00
BND\tVanguard Bond\t40\t$72.55\t$2,902.00\t-$58.00`,
  insurance: `Policies
Company\tPolicy number\tCoverage\tPremium\tDue
State Farm Auto\t204 7719-B12\t$100,000\t$118.00\tmonthly
Allstate Home\t987 112 334\t$312,000\t$142.50\tmonthly
MetLife Term\tTL-882014\t$250,000\t$31.10\tmonthly`,
  'payments that are scheduled': `Scheduled payments
Payee\tAccount\tDeliver by\tAmount\tStatus
Capital One\t...8812\t04/02/2025\t$120.00\tPending
Duke Energy\t...1207\t04/05/2025\t$86.21\tPending
Discover\t...7744\t04/09/2025\t$60.00\tPending
Nelnet\t...0771\t04/15/2025\t$158.33\tPending`,
  'payments that were made': `Payment history
Date\tPayee\tAmount\tConfirmation\tStatus
03/14/2025\tCapital One\t$120.00\tK9X22\tProcessed
03/13/2025\tSynchrony Bank\t$45.00\tK8P10\tProcessed
03/10/2025\tNavient\t$188.20\tK7T77\tProcessed
03/08/2025\tRocket Mortgage\t$1,422.10\tK7A03\tScheduled`,
  'bills of a month': `Bills calendar - March
Due\tBill\tAmount\tAuto?\tPaid
1\tRent - Oak Terrace\t$1,450.00\tno\tx
3\tDiscover card\t$85.00\tyes\tx
7\tDuke Energy\t$131.20\tyes\t
12\tAlly car payment\t$355.20\tyes\t
15\tVerizon\t$142.00\tyes\t
22\tState Farm\t$118.00\tno\t
28\tStudent loan (Nelnet)\t$158.33\tyes\t`,
  subscriptions: `Service\tPlan\tPrice\tRenews\tCard
Netflix\tStandard\t$15.49\tthe 4th\tVisa 4417
Spotify\tFamily\t$16.99\tthe 12th\tVisa 4417
iCloud+\t200GB\t$2.99\tthe 15th\tApple Card
Adobe\tPhotography\t$9.99\tthe 20th\tAmex 1005
YMCA\tHousehold\t$78.00\tthe 1st\tChecking`,
  'a receipt': `WALMART SUPERCENTER
ST# 02813 OP# 009041 TE# 12 TR# 07721
GV WHL MILK        007874235186   3.42 F
BANANAS            000000004011   1.18 F
TIDE PODS          003700087501  21.97 X
SUBTOTAL                         26.57
TAX 1  7.000 %                    1.54
TOTAL                            28.11
VISA TEND                        28.11
ACCOUNT # **** **** **** 4417 S
APPROVAL # 06125D`,
  'a receipt of few words': `ELM HARDWARE #2210
DAYTON OH 03/11/25 02:14 PM
2X4 STUD 8FT     4.28
PAINT WHT GAL   31.98
SUBTOTAL        36.26
SALES TAX        2.54
TOTAL          $38.80
XXXXXXXXXXXX3302 VISA  38.80`,
  'a receipt with change': `OAK GROCERY
4501 N MAIN ST
DAYTON OH 45405
MILK 1GAL         3.49 F
BREAD WHT         1.99 F
SUBTOTAL          5.48
TAX               0.00
TOTAL             5.48
VISA ****3302     5.48
CHANGE            0.00
THANK YOU`,
  'an order': `Your order is confirmed
Best Buy
Order number BBY01-806612349871
Sony WH-1000XM5 Headphones
Model: WH1000XM5/B
SKU: 6505727
$348.00
Insignia 43" Class TV
SKU: 6537364
$189.99
Total $575.67
Paid with Best Buy Visa ****1123`,
  'a pay stub': `LODESTAR FREIGHT LLC                        Pay Period 03/01/2025 - 03/15/2025
Employee: Dale Kincaid   ID 00412           Pay Date 03/20/2025

Earnings            Rate     Hours     Current        YTD
Regular            24.50     80.00    1,960.00    9,800.00
Overtime           36.75      6.00      220.50      661.50
Gross Pay                             2,180.50   10,461.50

Deductions                            Current        YTD
Federal Income Tax                      214.10    1,021.40
Social Security                         135.19      648.61
Medicare                                 31.62      151.69
401(k)                                  109.03      523.08
401(k) Loan                              45.00      225.00
Child support                           150.00      750.00
Net Pay                               1,495.56
Direct deposit  Checking ****7718     1,495.56`,
};

it.each(Object.entries(NO_DEBTS))('of %s nothing is inserted', (_, text) => {
  expect(debtsOf(text)).toEqual([]);
});

/** Debts in texts that look alike, and how many. */
const DEBTS: Readonly<Record<string, readonly [string, number]>> = {
  'with the day each was opened': [
    `Date opened,Creditor,Description,Amount
03/14/2021,Capital One,Visa,2410.55
06/02/2019,Ally,Auto loan,9120.00
11/20/2022,Upstart,Personal loan,4207.18`,
    3,
  ],
  'filed on days, of a type': [
    `Claim no.\tDate filed\tCreditor\tType\tAmount
1\t02/14/2024\tLVNV Funding LLC\tUnsecured\t$1,022.18
2\t02/20/2024\tAlly Bank\tSecured\t$11,340.00
3\t03/03/2024\tQuantum3 Group\tUnsecured\t$640.77`,
    3,
  ],
  'owed to merchants': [
    `Date\tMerchant\tAmount\tRemaining balance\tNext payment
03/01/2025\tPeloton\t$1,445.00\t$1,204.17\t$120.41
02/11/2025\tWayfair\t$640.20\t$320.10\t$106.70
01/20/2025\tBest Buy\t$389.99\t$97.50\t$97.49`,
    3,
  ],
  'with the offers to settle them': [
    `Creditor\tBalance\tSettlement offer\tOffer expires
Midland Credit\t$1,263.40\t$630.00\t04/30/2025
LVNV Funding\t$2,087.15\t$1,100.00\t05/15/2025
Portfolio Recovery\t$812.00\t$400.00\t05/01/2025`,
    3,
  ],
  'called payees': [
    `Payee\tAccount\tBalance\tMin payment\tDue
Capital One\t...8812\t$2,410.55\t$79.00\t12
Discover\t...7744\t$5,120.10\t$140.00\t3
Nelnet\t...0771\t$18,004.33\t$158.33\t28`,
    3,
  ],
  'above what others owe': [
    `What we owe
Chase Freedom 4417   $6,213.08   min 187   current
Ally truck   $28,455.17   611.40 a month   current
Kohls   $412.20   min 30   60 days late

Who owes us
Theo $1,200, pays 100 a month
Marcus from work $80`,
    3,
  ],
  'above quotes of loans': [
    `Card\tOwe\tRate\tMin
Citi Simplicity\t$2,367.15\t21.9%\t$71
Amex Blue\t$6,019.88\t28.2%\t$187
Discover it\t$742.50\t19.9%\t$35

Loan quotes so far
SoFi $9,000, 36 mo, $289/mo
Upstart $9,200, 36 mo, $311/mo`,
    3,
  ],
  'above transactions': [
    `Creditor\tAccount\tBalance\tStatus
Capital One\t...8812\t$2,410.55\tCurrent
Discover\t...7744\t$5,120.10\t30 days late
Nelnet\t...0771\t$18,004.33\tCurrent

Checking
Date\tDescription\tAmount\tBalance
03/14/2025\tCAPITAL ONE MOBILE PMT\t-$120.00\t$1,820.44
03/13/2025\tSYNCHRONY BANK CC PYMT\t-$45.00\t$1,940.44
03/12/2025\tACME FOODS PAYROLL\t$1,612.08\t$1,985.44`,
    3,
  ],
  'above its own transactions': [
    `Creditor: Regional Acceptance
Account number: 44018871
Current balance: $9,204.11
Payment: $312.40
Status: 30 days past due

Transaction history
Date\tDescription\tAmount\tBalance
03/01/2025\tPayment received\t$312.40\t$9,204.11
02/01/2025\tPayment received\t$312.40\t$9,430.02`,
    1,
  ],
  'of savings banks': [
    `Lender\tAcct\tBalance\tPayment\tStatus
GRANITE SAVINGS\tx3318\t$9,040.55\t$210.00\tCurrent
Chase Checking overdraft\tx7702\t$317.84\t\tCharged off
Third Federal Savings\tx0415\t$81,366.02\t$702.11\tCurrent`,
    3,
  ],
  'with the month to be free of them': [
    `Store cards\tBalance\tPayment\tTarget date
Target RedCard\t$764.33\t$34.00\tMay
Home Depot\t$947.00\t$35.00\tJune
Best Buy\t$1,198.22\t$41.00\tAugust`,
    3,
  ],
};

it.each(Object.entries(DEBTS))('debts %s are read', (_, [text, count]) => {
  expect(debtsOf(text)).toHaveLength(count);
});
