import { expect, it } from 'vitest';
import { readLoanStatement } from '../../../src/creditReport/layouts/loanStatement';
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
    Object.fromEntries(facts.map(({ kind, values }) => [kind, values.join()])),
  );

it('reads the loans of a member: what each owes, what is to be paid and past due, and who lends', () => {
  expect(factsIn(STATEMENT)).toMatchObject([
    {
      name: 'OAK FEDERAL CREDIT UNION',
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
