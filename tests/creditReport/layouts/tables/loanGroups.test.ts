import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const HEADINGS = 'Loan\tLoan Type\tDisbursed\tUnpaid Interest\tOutstanding Balance\n';
const ROWS = [
  '1-01\tOak Loan - First\t09/03/2013\t$6.11\t$2,220.19\n',
  '1-02\tOak Loan - Second\t09/03/2013\t$4.43\t$1,615.83\n',
];

/** What is read of a group with these lines above the table of its loans. */
function read(told: string, rows: readonly string[]) {
  const { debts } = readByRules({ text: `My Loans\n\n${told}\n\n${HEADINGS}${rows.join('')}`, tables: [] });
  return debts.map(({ accountName, amountText, current, payingText }) => [
    accountName,
    amountText,
    current,
    payingText,
  ]);
}

describe('what a servicer says of a group of loans above their table', () => {
  it('is how each of them stands, and no payment of any, where they are several', () => {
    const told = 'Group: AA\nStatus: Repayment\nRegular Monthly Payment Amount: $148.22\nDays Past Due: 41';
    expect(read(told, ROWS)).toEqual([
      ['Oak Loan - First', '$2,220.19', '30days', ''],
      ['Oak Loan - Second', '$1,615.83', '30days', ''],
    ]);
  });

  it('is what is paid on a single one', () => {
    const told = 'Group: AB\nStatus: Repayment\nRegular Monthly Payment Amount: $96.40\nDays Past Due: 0';
    expect(read(told, ROWS.slice(0, 1))).toEqual([['Oak Loan - First', '$2,220.19', 'current', '$96.40']]);
  });

  it('is of the group alone, where it tells what is owed on that', () => {
    const told = 'Group: AC\nStatus: Repayment\nCurrent balance: $3,836.02\nDays Past Due: 41';
    expect(read(told, ROWS).map(([, , current]) => current)).not.toEqual(['30days', '30days']);
  });
});
