import { expect, it } from 'vitest';
import { judgePage } from '../../../src/creditReport/judge/judgePage';
import { pagesOfText } from '../../../src/creditReport/page/page';

const namesIn = (text: string) => {
  const [page] = pagesOfText(text);
  return (page && judgePage(page))?.reads.map(({ debt }) => debt.accountName);
};

const TABLE =
  'Lender\tAcct #\tBalance\tStatus\nELM BANK\t2XXXX\t$6\tCurrent\nASH BANK\t3XXXX\t$7\tCurrent\nYEW BANK\t4XXXX\t$8\tCurrent\n';
const ONE = 'Lender\tAcct #\tBalance\tStatus\nELM BANK\t2XXXX\t$6\tCurrent\n';
const NUMBERED =
  'Original Creditor\tCurrent Creditor\tAccount\tEnrolled Debt\tBalance\tStatus\nOAK\tELM BANK\txxxx-5516\t$3,077.00\t$3,077.42\tCharged off\nFIR\tASH BANK\txxxx-7741\t$650.00\t$700.10\tCurrent\nYEW BANK\tYEW BANK\txxxx-7742\t$750.00\t$800.20\tCurrent\n';
const LISTED = ['ELM BANK', 'ASH BANK', 'YEW BANK'];

it.each([
  ['an offer', `${TABLE}\nElm Bank $1,742.00 accepted, paid off\nAsh Bank $1,390.00 accepted, paid off`, LISTED],
  ['a later table without balances', `${TABLE}\nDate\tCreditor\tStatus\n02/27/2024\tElm Bank\tPaid`, LISTED],
  ['an offer of one that is not listed', `${TABLE}\nFir Bank $1,742.00 accepted, paid off\nOak Bank $1,390.00 accepted, paid off`, [...LISTED, 'Fir Bank', 'Oak Bank']],
  ['the same creditor with another number', `${TABLE}\nElm Bank ****4455 $90.00 current`, [...LISTED, 'Elm Bank']],
  ['an offer that names the number too', `${NUMBERED}\nSettlement offer waiting for your approval\nElm Bank xxxx-5516: settle for $1,384.84 over 8 months. You save $1,692.58.`, LISTED],
  ['the same creditor with a number that no debt has', `${NUMBERED}\nElm Bank ****4455 $90.00 current`, [...LISTED, 'Elm Bank']],
  ['the account of a servicer that each loan is a part of', 'Fir Servicing\nAccount: XXX-XXX-4471\nLoan ID\tLender\tBalance\tStatus\n4471-0001\tELM BANK\t$6\tCurrent\n4471-0002\tASH BANK\t$7\tCurrent', ['ELM BANK', 'ASH BANK']],
  ['the loan that is applied for', `Borrower Summary - Origination   Part 3   VOL    Loan #: 2504117    ROE, JANE\n${TABLE}`, LISTED],
  ['the loan that is applied for, beside for whom', `OAK SOLUTIONS\nRequested By:\tFIR LENDING GRP\tLoan #:\t25-0211876\nApplicant:\tROE, JANE\tSSN:\tXXX-XX-2047\n \n${TABLE}`, LISTED],
  ['the head of a case', `Chapter 13 Case Information\tLog off\nCase Number\t21-55310-LRC\nDebtor\tROE, JANE\nStatus\tActive\nPlan Payment\t$655.00 MONTHLY\nBalance on Hand\t$212.06\nTrustee\tJoan Doe\n \n${TABLE}`, LISTED],
])('beside a report of numbered debts, %s is no other debt', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
}); // biome-ignore format: rows are read in lines

it('beside a table without numbers the head of a case is no debt', () => {
  const head =
    'Claim Ledger                   Case No. 23-40817-BKC\nDebtor: JANE ROE               Attorney: FIR LEGAL AID\nJudge: Hon. Joan Doe           Base amt: $38,220.00\nTrustee fees paid: 1,402.11\n\n';
  const table = 'Creditor\tBalance Due\nELM BANK\t11,292.86\nASH BANK\t1,900.00\n';
  expect(namesIn(`${head}${table}`)).toEqual(['ELM BANK', 'ASH BANK']);
});

it('beside a single debt the same creditor may be owed twice', () => {
  expect(namesIn(`${ONE}\nElm Bank $90.00 60 days late`)).toEqual(['ELM BANK', 'Elm Bank']);
});

const SHEET_AND_LETTER = `ASSETS
    Oak Checking                  2,217.48
TOTAL ASSETS                          7,247.57

LIABILITIES
  Credit Cards
    Chase Slate                       3,308.16
    Nordstrom Visa                      914.72
    USAA Mastercard                   6,057.33
  TOTAL Credit Cards                 10,280.21
  Other Liabilities
    Subaru Loan                      12,483.90
    Great Lakes Student Loan         15,776.25
  TOTAL Other Liabilities            28,260.15
TOTAL LIABILITIES                    38,540.36

OVERALL TOTAL                       -31,292.79


and this came friday:

Fir Recovery, LLC
P.O. Box 57547
Jacksonville, FL 32241

October 24, 2017

Creditor: Ash Clinic
Original Creditor: Ash Clinic
ERC Reference Number: 168203347
Amount of Debt: $287.64

Dear Jane Roe,
Our records indicate that your balance with Ash Clinic remains unpaid; therefore your account has been placed with ERC for collection efforts. Upon receipt and clearance of $172.58, your account will be satisfied in full with the offered discount.

This is an attempt to collect a debt.
`;

it('beside a balance sheet, what a collector labels with its original creditor is a debt, and no head of a case', () => {
  expect(namesIn(SHEET_AND_LETTER)).toContain('Ash Clinic');
});
