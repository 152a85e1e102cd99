import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const debtsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map((debt) =>
    [debt.accountName, debt.accountNumber, debt.amountText, debt.originalCreditor].join('|'),
  );

const RADIUS = 'From: Radius Global Solutions\nCreditor: Oak Bank\nAcct ending 2218\nBalance: $1,091.36';
const AFNI =
  'AFNI, INC. collecting for ELM WIRELESS\nYour reference no. 0048811-01\nTotal due $534.18. We will settle for $267.09 if paid by 11/15.';
const HARRIS = 'Harris & Harris - client: Oak Clinic\nPatient Acct 55018823\nAmount due: $2,260.00';
const DEBTS = {
  radius: 'Radius Global Solutions|2218|$1,091.36|Oak Bank',
  afni: 'AFNI, INC.|0048811-01|$534.18|ELM WIRELESS',
  harris: 'Harris & Harris|55018823|$2,260.00|Oak Clinic',
};

describe('notices below each other', () => {
  it('have each their own number and sum, in whatever order they stand', () => {
    expect(debtsOf(`${RADIUS}\n\n${AFNI}`)).toEqual([DEBTS.radius, DEBTS.afni]);
    expect(debtsOf(`${AFNI}\n\n${RADIUS}\n\n${HARRIS}`)).toEqual([DEBTS.afni, DEBTS.radius, DEBTS.harris]);
    expect(debtsOf(AFNI)).toEqual([DEBTS.afni]);
    expect(debtsOf(HARRIS)).toEqual([DEBTS.harris]);
  });

  it('are two loans, of which each is told in words of its own', () => {
    const loans =
      'Speedy Cash\nLoan agreement 5520918\nTotal of payments $600.00\n\nAdvance America\nLoan # 77120\nPayoff $412.50';
    expect(debtsOf(loans)).toEqual(['Speedy Cash|5520918|$600.00|', 'Advance America|77120|$412.50|']);
  });

  it.each([
    [
      'a slip below it that asks for the same sum',
      'Oak Recovery\nAccount 48810\nTotal due $534.18\n\nElm Bank\nTotal due $534.18',
    ],
    [
      'its own name once more above what it offers',
      'Oak Recovery\nAccount 48810\nTotal due $534.18\n\nOak Recovery\nAmount due $267.09',
    ],
  ])('are none where one has %s', (_, text) => {
    expect(debtsOf(text).length).toBeLessThan(2);
  });
});

it('are no loans of one servicer, whose page tells of each how it stands', () => {
  const loan = (group: string, kind: string, balance: string) =>
    `Group ${group}\nDirect Loan - ${kind}\nStatus\nRepayment\nBalance\n${balance}\nDays Past Due\n0\n\n`;
  const page = `OAKCREST Loan Servicing\nAccount E118 2204 771\n\nCurrent Balance\n$12,144.07\n\n${loan('AA', 'Subsidized', '$4,227.19')}${loan('AB', 'Unsubsidized', '$7,916.88')}`;
  expect(debtsOf(page)).toContain('Direct Loan - Subsidized||$4,227.19|');
});

describe('the line above a sum', () => {
  it('is no label of it where words behind it say what it is', () => {
    expect(debtsOf('Elm Credit\n$776.31 owed\nMinimum due $28.00 Dec 4')).toEqual(['Elm Credit||$776.31|']);
    expect(
      debtsOf('PayPal\nPayPal Credit\n$776.31 owed\nMinimum due $28.00\nPay in 4\nTarget $44.20 remaining'),
    ).not.toContain('PayPal||$44.20|');
  });
});

it('of one account with its total balance tells that, and no part of it or discount', () => {
  expect(debtsOf('Elm Card\nTotal balance $4,120.88\nPurchases $92.15\nInterest $80.62')).toEqual([
    'Elm Card||$4,120.88|',
  ]);
  expect(debtsOf('Chase\nTotal balance $2,310.44\nDiscount $1,000.00')).toEqual(['Chase||$2,310.44|']);
});
