import { expect, it } from 'vitest';
import { readLoanPage } from '../../../src/creditReport/layouts/loanPage';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { debtsIn } from '../../support/reports';

const read = (text: string) => debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5));

const PAGE = `Oak Loan Servicing
Sign out
My loan
Get help
Your loan is past due. Number of days delinquent: 47. Talk to us at 800-555-0136.
Loan number
0091774420
Unpaid principal balance
$118,406.77
Original loan amount
$141,000.00
Maturity date
07/01/2049
Unapplied funds
$200.00
Regular monthly payment\t$1,188.31
Past due payments\t$1,188.31
Total amount due\t$2,423.99
Recent activity
Date\tTransaction\tPrincipal\tInterest\tTotal
08/29/2024\tPayment\t$257.33\t$532.22\t$1,188.31`;

it('reads the page that a servicer shows of one loan: who services it, what is owed, paid each month and late', () => {
  expect(read(PAGE)).toEqual([['Oak Loan Servicing', '0091774420', '$118,406.77', '30days', '$1,188.31']]);
});

it('reads it where labels and values share a line', () => {
  const text = `Birch Auto Finance
Sign out
Loan number: 77-120341
Current principal balance: $14,220.18
Regular payment amount: $388.20
Past due amount: $0.00
Due date: 10/15/2025
Maturity date: 05/15/2028`;
  expect(read(text)).toEqual([['Birch Auto Finance', '77-120341', '$14,220.18', 'current', '$388.20']]);
});

it('reads it where the kind of the loan stands before its number, below a greeting, and a creditor whom many owe heads it', () => {
  const text = `Best Egg
Hello, Thomas
Personal Loan #BE-2204417
Remaining balance
$8,114.27
Payoff amount (good through 12/01/2026): $8,190.55
Next payment
$318.44
AutoPay is ON
Original loan amount $12,500.00
Interest rate 18.99%
Maturity date 01/03/2030`;
  const [[name, number, amount, , paying] = [], ...more] = read(text);
  expect([name, number, amount, paying, more.length]).toEqual([
    'Best Egg',
    'BE-2204417',
    '$8,114.27',
    '$318.44',
    0,
  ]);
});

it('reads no one loan where two have a number of their own', () => {
  const two = `${PAGE}\nLoan number\n0091774421\nUnpaid principal balance\n$9,200.00`;
  expect(read(two)).not.toContainEqual([
    'Oak Loan Servicing',
    '0091774420',
    '$118,406.77',
    '30days',
    '$1,188.31',
  ]);
});

const TWO_LOANS = `Sign out
My loans
Mortgage
Loan number 0119920473
Action needed: your loan is 61 days past due (2 payments)
Amount due 03/01/2025
$5,034.66
Total monthly payment
$1,678.22
Past due payments
$3,356.44
Unpaid principal balance
$187,604.29
Escrow balance
-$312.70
Home equity line
Loan number 0550081126
You're all caught up
Payment due 03/10/2025
$143.90
Principal balance
$18,220.00
Credit line
$40,000.00
Interest rate
8.750% variable
Make a payment`;

it('reads each of several loans from its title and number on, with what is due next where nothing is past due', () => {
  expect(read(TWO_LOANS)).toEqual([
    ['Mortgage', '0119920473', '$187,604.29', '60days', '$1,678.22'],
    ['Home equity line', '0550081126', '$18,220.00', 'current', '$143.90'],
  ]);
});

it('tells of each of several loans how it stands by a line of its own, and not by the label of a sum', () => {
  const text = TWO_LOANS.replace(
    'Action needed: your loan is 61 days past due (2 payments)',
    'Paid in full',
  ).replace("You're all caught up", 'Charged off');
  expect(read(text).map(([, number, , current]) => [number, current])).toEqual([
    ['0119920473', ''],
    ['0550081126', '90days'],
  ]);
});

it.each([
  ['Best Egg', 1],
  ['Dashboard', 0],
])('a page is of a lender whom many owe where his name is all of a line of its head: %s', (head, count) => {
  const text = `${head}\nAutoPay\nLoan number: 77-120341\nRemaining balance: $8,114.27\nNext payment: $318.44\nInterest rate: 9%\nMaturity date: 1/3/2030`;
  const [page] = pagesOfText(text);
  expect(page && readLoanPage(page)).toHaveLength(count);
});
