import { expect, it } from 'vitest';
import { readReport } from '../../../src/creditReport/readReport';

const namesOf = (...lines: string[]) =>
  readReport({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);
const DEBTS = ['Creditor: Oak Bank', 'Account Number: 7781XXXX', 'Balance: $500', 'Payment Status: Current'];

it('the number of a file or a login at the head of a page is no debt', () => {
  expect(namesOf('Elm Mortgage Partners', 'Loan # 250300771', 'Nothing was reported.')).toEqual([]);
  expect(namesOf('Inbox (2)', 'Account Number: E558102774', '', ...DEBTS)).toEqual(['Oak Bank']);
});

it('a number beside the label of a creditor, a balance or a status is one', () => {
  expect(namesOf('Creditor: Ash Bank', 'Account Number: 558102774', '', ...DEBTS)).toEqual([
    'Ash Bank',
    'Oak Bank',
  ]);
});
