import { expect, it } from 'vitest';
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
