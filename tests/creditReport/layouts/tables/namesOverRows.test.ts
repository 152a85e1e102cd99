import { describe, expect, it } from 'vitest';
import { readNamesOverRows } from '../../../../src/creditReport/layouts/tables/namesOverRows';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readReport } from '../../../../src/creditReport/readReport';

const HEADINGS = 'Previous Balance\tPayment Amount\tInterest Rate\tCurrent Balance';
const LOANS = `${HEADINGS}
Used Vehicle Loan
4300918827\t$14,990.12\t$388.40\t7.89%\t$14,700.09
Elm Secured Visa
4060 95XX XXXX 3318\t$488.10\t$20.00\t18.00%\t$496.71`;

const read = (text: string) =>
  readNamesOverRows(readLines(text)).map(({ facts }) =>
    facts.flatMap(({ kind, values }) => (kind === 'text' || kind === 'money' ? [] : values)).join(' | '),
  );

describe('names that stand alone over their rows', () => {
  it('name loans, of which each row begins with the number', () => {
    expect(read(LOANS)).toEqual([
      'Used Vehicle Loan | 4300918827 | $388.40 | $14,700.09',
      'Elm Secured Visa | 4060 95XX XXXX 3318 | $20.00 | $496.71',
    ]);
  });
  it('or has none, also where the first heading is empty', () => {
    expect(read(LOANS.replace(/^4[\dX ]+\t/gm, ''))[0]).toBe('Used Vehicle Loan | $388.40 | $14,700.09');
    expect(read(`\t${LOANS}`)).toEqual(read(LOANS));
  });
  it.each([
    ['deposits', LOANS.replace(HEADINGS, 'Previous Balance\tDeposits\tWithdrawals\tEnding Balance')],
    ['rows of more cells', LOANS.replaceAll(/%/g, '%\t$1')],
    ['a row that is told in words', LOANS.replace(/\$388.*/, 'paid\tfixed\tnone')],
    ['headings over names', LOANS.replace('Previous Balance', 'Creditor\tOpened\tBalance before')],
  ])('name nothing of %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('a statement of deposits and loans tells what is owed on the loans', () => {
  const deposits = `Previous Balance\tDeposits\tWithdrawals\tEnding Balance\tDividends
EveryDay Checking
7013309912\t$611.20\t$3,204.18\t$3,377.40\t$437.98\t$0.00
Membership Savings
3049912207\t$12.05\t$0.00\t$0.00\t$12.05\t$0.01`;
  const text = `Oak Credit Union\nStatement of Account\nStatement Period 10/20/26 - 11/19/26\n\n${deposits}\n\n${LOANS}`;
  const { debts } = readReport({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
    'Used Vehicle Loan $14,700.09',
    'Elm Secured Visa $496.71',
  ]);
});
