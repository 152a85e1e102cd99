import { expect, it } from 'vitest';
import { readLoanStatement, savingsBesideLoans } from '../../../src/creditReport/layouts/loanStatement';
import { readLines } from '../../../src/creditReport/page/lines';
import { debtsIn } from '../../support/reports';

const STATEMENT = `OAK FEDERAL CREDIT UNION
MEMBER NO 238841          STATEMENT DATE 09-30-26
=== SHARES ===
SUFFIX 10   SHARE DRAFT
 09-30 NEW BALANCE                                   1,190.77
=== LOANS ===
LOAN 40   NEW VEHICLE            ANNUAL PERCENTAGE RATE 5.490
 EFF    TRANSACTION         AMOUNT    LATE     BALANCE
 09-01  PREVIOUS BALANCE                     16,554.31
 09-15  PAYMENT             348.20     .00   16,280.81
 09-30  NEW BALANCE                          16,280.81
   PAYMENT AMOUNT 348.20   DUE 10-15-26   PAST DUE .00
LOAN 61   LINE OF CREDIT         ANNUAL PERCENTAGE RATE 13.900
 09-30  NEW BALANCE                           2,357.48
   PAYMENT AMOUNT 65.00    PAST DUE 65.00   *** 1 PAYMENT PAST DUE 30 DAYS ***
YTD SUMMARY   LATE FEES  15.00`;

const factsIn = (text: string) =>
  readLoanStatement(readLines(text)).map(({ facts }) =>
    Object.fromEntries(facts.toReversed().map(({ kind, values }) => [kind, values.join()])),
  );

it('reads the loans of a member: what each is called and owes, what is to be paid and past due', () => {
  expect(factsIn(STATEMENT)).toMatchObject([
    {
      name: 'NEW VEHICLE',
      number: '40',
      balance: '16,280.81',
      paying: '348.20',
      pastDue: '.00',
    },
    {
      name: 'OAK FEDERAL CREDIT UNION',
      number: '61',
      balance: '2,357.48',
      paying: '65.00',
      pastDue: '65.00',
    },
  ]);
});

it('takes the loans for debts and neither the shares nor the transactions', () => {
  expect(debtsIn(STATEMENT).map((debt) => debt.split(' | ').slice(1, 5))).toEqual([
    ['40', '16,280.81', 'current', '348.20'],
    ['61', '2,357.48', '30days', '65.00'],
  ]);
});

it('reads loans that are told in sentences of a label each', () => {
  const text =
    'OAK CREDIT UNION\nLoan ID 0140 - Used Auto\n05/12 Payment 250.00-\n05/31 Ending balance 9,094.12\nPayment amount: 250.00 due 06/12\nThis loan is delinquent.\nVisa 0077 Platinum\n05/31 New balance 1,212.40\nMinimum payment due 36.00';
  expect(factsIn(text)).toMatchObject([
    { number: '0140', balance: '9,094.12', paying: '250.00', statusLoose: 'This loan is delinquent.' },
    { number: '0077', balance: '1,212.40', paying: '36.00' },
  ]);
});

it.each([
  [
    'accounts of a report that are counted',
    '1\tOAK BANK HOME MORTGAGE\tJoint\n10/31 New balance 389,214.00\n2\tELM STUDENT LOAN\tJoint\n10/31 New balance 9,318.00',
  ],
  ['no loan', 'OAK CREDIT UNION\nSUFFIX 00 REGULAR SHARE\n 09-30 NEW BALANCE 412.09'],
  ['a loan without its balance', 'OAK CREDIT UNION\nLOAN 40 NEW VEHICLE\n   PAYMENT AMOUNT 348.20'],
])('reads nothing of %s', (_, text) => {
  expect(readLoanStatement(readLines(text))).toEqual([]);
});

it('reads loans under the numbers that a credit union gives them, between savings and a summary', () => {
  const text = `OAK VALLEY FEDERAL CREDIT UNION
Member No. XXXX7204
SHARES                     ENDING BALANCE   |  LOANS               ENDING BALANCE
L31 USED VEHICLE              $11,346.80
L40 SIGNATURE LOAN             $1,968.25
S75 FREE CHECKING
10/01       Beginning Balance                                              1,140.31
10/31       Ending Balance                                                   892.66
L31 USED VEHICLE       ANNUAL PERCENTAGE RATE 6.240%
Payment Due Date 11/05/24     Regular Payment  322.40     Past Due  .00     Total Due  322.40
10/05       Payment by Transfer         322.40        60.02       262.38     11,346.80
10/31       Ending Balance                                                   11,346.80
L40 SIGNATURE LOAN     ANNUAL PERCENTAGE RATE 13.900%
Payment Due Date 11/12/24     Regular Payment  104.00     Past Due  104.00  Total Due  208.00
** YOUR LOAN IS 30 DAYS PAST DUE. PLEASE CALL 785-555-0127 **
10/31       Ending Balance                                                    1,968.25
DIVIDENDS PAID YTD   $0.41       LOAN INTEREST PAID YTD   $731.55`;
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(1, 5))).toEqual([
    ['L31', '11,346.80', 'current', '322.40'],
    ['L40', '1,968.25', '30days', '104.00'],
  ]);
});

it('reads a loan whose number stands in a cell of its own, and the day of its payment before the sum', () => {
  const text = `ELM RIVER FEDERAL CREDIT UNION            Member Number: ****2208
L20   NEW AUTO - 2014 OUTBACK          ANNUAL PERCENTAGE RATE 2.990%
10/01  Beginning Balance                                     14,233.80
10/31  Ending Balance                                        13,941.02
       Payment Due 11/15/16      328.25      Past Due        .00
L31   SIGNATURE LOAN                   ANNUAL PERCENTAGE RATE 12.900%
10/31  Ending Balance                                         2,150.00
       Payment Due 11/10/16       94.60      Past Due      189.20
       *** YOUR LOAN IS 60 DAYS PAST DUE. PLEASE CALL ***`;
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['NEW AUTO - 2014 OUTBACK', 'L20', '13,941.02', 'current', '328.25'],
    ['SIGNATURE LOAN', 'L31', '2,150.00', '60days', '94.60'],
  ]);
});

it.each([
  ['Loan 01 - New Vehicle\n  Ending balance 06/30  $17,700.41', 'New Vehicle', '01', '17,700.41'],
  ['LOAN 14 BOAT LOAN   PAYMENT 210.44 DUE 05/01/24\n  NEW BALANCE 8,166.20', 'BOAT LOAN', '14', '8,166.20'],
  ['Loan 1-02 Direct Subsidized\nOutstanding Balance $3,402.90', 'Direct Subsidized', '1-02', '3,402.90'],
  ['LOAN 0101 2014 SILVERADO  Daily Rate .009\nNew Balance 9.50', '2014 SILVERADO', '0101', '9.50'],
  // A count is no number of a loan, and a kind of account no name.
  ['Loan 2 - Pickup Truck\nEnding balance 9.50', 'Pickup Truck', undefined, '9.50'],
  ['LOAN 75 HOME EQUITY\nNew balance 9.50', 'ELM CREDIT UNION', '75', '9.50'],
])('reads %j', (loan, name, number, balance) => {
  const [facts] = factsIn(`ELM CREDIT UNION\n${loan}`);
  expect([facts?.name, facts?.number, facts?.balance]).toEqual([name, number, balance]);
});

const BY_COLUMNS = `ELM VALLEY CREDIT UNION
SUFFIX  LOAN ACCOUNTS               BEGINNING BAL   PRINCIPAL     INTEREST    ENDING BAL
L01     New Auto (2022 Outback)         21,405.71      343.92        98.12    21,061.79
L70     Visa Rewards                     1,488.16      200.00        17.04     1,611.92
LOAN DETAIL
L01  New Auto (2022 Outback)          ANNUAL PERCENTAGE RATE 5.490%
Trans Date  Description                       Amount    Principal   Interest   Balance
07/05       Transfer                          442.04       343.92      98.12  21,061.79
07/06       Late Charge                        25.00         0.00      25.00  21,060.00
Payment $442.04 due 08/05/25
L70  Visa Rewards                       See separate statement
Minimum payment $48.00 due 08/25/25`;

it('what is owed stands behind the last transaction, or else in the summary, where no line is called so', () => {
  expect(factsIn(BY_COLUMNS)).toMatchObject([
    { number: 'L01', balance: '21,060.00', paying: '442.04' },
    { number: 'L70', balance: '1,611.92', paying: '48.00' },
  ]);
});

it('a sum under no heading of a balance is none', () => {
  const owed = BY_COLUMNS.replace('ENDING BAL', 'LATE FEES ').replace(
    'Interest   Balance',
    'Interest   Charges',
  );
  expect(factsIn(owed)).toEqual([]);
});

it("knows the savings beside a member's loans, each up to what follows it", () => {
  const savingsIn = (text: string) =>
    savingsBesideLoans(readLines(text)).map(({ from, to }) => text.slice(from, to));
  const loan = 'LOAN 14 BOAT LOAN\nNEW BALANCE 8,166.20';
  expect(savingsIn(`ID 00 REGULAR SHARES\nNEW BALANCE 1.12\nShare 10 - Checking\nEnding 2\n${loan}`)).toEqual(
    ['ID 00 REGULAR SHARES\nNEW BALANCE 1.12', 'Share 10 - Checking\nEnding 2'],
  );
  expect(savingsIn(`0121 SHARE SECURED LOAN\nNEW BALANCE 9.00\n${loan}`)).toEqual([]);
  expect(savingsIn('ID 00 REGULAR SHARES\nNEW BALANCE 1.12')).toEqual([]);
  expect(savingsIn('1\tOAK HOME MORTGAGE\tJoint\n2\tELM FEDERAL SAVINGS BA\tJoint\nBalance $9.00')).toEqual(
    [],
  );
});

const NUMBERS_LAST = `OAK PRAIRIE CREDIT UNION
Member Number: 118220
DEPOSIT ACCOUNTS Balance
S0001 REGULAR SHARE 411.08
LOAN ACCOUNTS Balance Payment Due Due Date
L0040 NEW VEHICLE 17,220.41 418.00 08/15/19
L0062 BOAT/RV 9,884.17 377.28 07/10/19
L0090 VISA PLATINUM 1,330.66 44.00 08/25/19
TOTAL LOANS 28,435.24
REGULAR SHARE - S0001
07/31 Dividend 0.400% 0.13 411.08
NEW VEHICLE - L0040
2018 ELM WAGON
07/31 Ending Balance 17,220.41
ANNUAL PERCENTAGE RATE 3.490% Interest Paid YTD 372.19 Past Due 0.00
BOAT/RV - L0062
07/31 Ending Balance 9,884.17
*** YOUR LOAN IS PAST DUE. 51 DAYS PAST DUE. PLEASE CALL. ***
VISA PLATINUM - L0090
New Balance 1,330.66
Minimum Payment 40.00 Past Due 0.00
Late Payment Warning: If we do not receive your minimum payment, you may have to pay a late fee of up to $25.00.`;

it('reads loans whose numbers stand behind their kinds, and what a summary says is to be paid on one that is not late', () => {
  expect(debtsIn(NUMBERS_LAST).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['NEW VEHICLE', 'L0040', '17,220.41', 'current', '418.00'],
    ['BOAT/RV', 'L0062', '9,884.17', '30days'],
    ['VISA PLATINUM', 'L0090', '1,330.66', 'current', '40.00'],
  ]);
});

it('savings whose number stands last end a loan', () => {
  const text = `${NUMBERS_LAST}\nHOLIDAY CLUB LOAN SAVINGS - S0090\n07/31 Ending Balance 99.00`;
  expect(factsIn(text).map(({ balance }) => balance)).toEqual(['17,220.41', '9,884.17', '1,330.66']);
});
