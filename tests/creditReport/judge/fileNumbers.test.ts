import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);
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

it.each([
  ['Order #: 7730218', 'Report Type: Merged Infile', 'Status: Complete'],
  ['File #: 2281907', 'Type: Credit report', 'Status: Final'],
  ['Loan #: 2306-1194', 'Status: Submitted'],
])('how a report itself stands is told of no debt: %s', (...head) => {
  expect(namesOf('Elm Mortgage Partners', ...head, '', ...DEBTS)).toEqual(['Oak Bank']);
});

it('a kind of account, or a status that says how it is paid, is told of one', () => {
  expect(
    namesOf('Ash Bank', 'Account Number: 558102774', 'Type: Auto Loan', 'Status: Complete', '', ...DEBTS),
  ).toContain('Ash Bank');
  expect(namesOf('Ash Bank', 'Account Number: 558102774', 'Status: Late 30 Days', '', ...DEBTS)).toContain(
    'Ash Bank',
  );
});
