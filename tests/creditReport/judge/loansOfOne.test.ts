import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

const HEAD = `OAK STUDENT SERVICING
ON BEHALF OF THE DEPARTMENT
Statement Date: 11/06/2023
Account Number: 93 4471 2208
MONTHLY BILLING STATEMENT
Current Amount Due by 11/28/2023 $183.44
Past Due Amount $96.15
Total Amount Due $279.59
Payment Due Date 11/28/2023
`;
const loan = (name: string, balance: string, days: number) => `${name}
Current Balance ${balance}
Regular Monthly Payment $96.15
Past Due Amount $0.00
Days Delinquent ${days}
`;
const FOOT =
  'ACCOUNT TOTALS\nCurrent Principal $2,900.00   Unpaid Interest $100.00   Current Balance $3,000.00\nAccount Number: 93 4471 2208   Total Amount Due: $279.59\n';

it('reads the loans of a bill by their names, and not what it asks for all of them', () => {
  const text = `${HEAD}${loan('Group A - Direct Loans', '$1,000.00', 38)}${loan('Group B - Graduate Loan', '$2,000.00', 0)}${FOOT}`;
  expect(namesIn(text)).toEqual(['Group A - Direct Loans', 'Group B - Graduate Loan']);
});

it('reads a bill of one loan as a letter about it', () => {
  expect(namesIn(`${HEAD}${loan('Group A - Direct Loans', '$1,000.00', 38)}${FOOT}`)).toEqual([
    'OAK STUDENT SERVICING',
  ]);
});

it('the account of a person that tells nothing of itself is none of the loans in it', () => {
  const text =
    'Aidvantage\nAccount Number: ••••••4471\nLoan Details\nLoan\tLoan Type\tOwner\tStatus\tCurrent Balance\tMonthly Payment\n1-01\tDirect Subsidized\tUS DEPT OF ED\tRepayment - Current\t$2,925.28\t$34.12\n1-02\tDirect Unsubsidized\tUS DEPT OF ED\tRepayment - Current\t$1,884.62\t$20.75';
  expect(namesIn(text)).toEqual(['US DEPT OF ED', 'US DEPT OF ED']);
});
