import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const LOANS = [
  ['Oak Loan', '$3,211.04', '$41.20'],
  ['Elm Loan', '$9,800.76', '$118.66'],
].map(
  ([name, balance, payment]) =>
    `${name}\nCurrent balance: ${balance}\nMonthly payment: ${payment}\nStatus: Current\n`,
);
const namesIn = (due: string) =>
  readByRules({
    text: `Fir Servicing\n\nTotal amount due: ${due}\n\n${LOANS.join('\n')}`,
    tables: [],
  }).debts.map(({ accountName }) => accountName);

const TABLE =
  'Debt\tBalance\tMinimum\tStatus\nOak Visa\t$9,214\t$301\tcurrent\nElm Loan\t$5,660\t$57\tcurrent\n';
const addedBy = (line: string) =>
  readByRules({ text: `${TABLE}Which one first?\n\n${line}\n`, tables: [] })
    .debts.slice(2)
    .map(({ accountName, amountText, payingText }) => `${accountName} ${amountText} ${payingText}`);

it.each([
  ['EDIT: forgot Affirm (mattress), $618.20 left, $51.52/month.', 'Affirm (mattress) $618.20 $51.52'],
  ['PS: also forgot my Klarna, $240 owed, $60/mo', 'Klarna $240 $60'],
  ['Oops, left out Care Credit $800, min $35', 'Care Credit $800 $35'],
  ["UPDATE 2: we didn't list Nelnet: $12,000, $110/mo", 'Nelnet $12,000 $110'],
  ['forgot to mention Ally: $7,100, min $215', 'Ally $7,100 $215'],
  ['Not on any report: he also owes the IRS, he says $3,100, with a plan of $75 a month.', 'IRS $3,100 $75'],
  ['They also owe Fir Finance $2,400, at $90 a month', 'Fir Finance $2,400 $90'],
])('what a writer adds to his table stays: %s', (line, told) => {
  expect(addedBy(line)).toEqual([told]);
});

it.each([
  'Forgot to pay Citi $45, $20 a month',
  'forgot the payment to Amex $300, $50 a month',
  'I forgot that Target had $200, $20 a month',
  'Citi wants $500, $20 a month',
  'forgot Sears $500',
])('what he says of another thing does not: %s', (line) => {
  expect(addedBy(line)).toEqual([]);
});

it('what is due on all loans together is no debt beside them', () => {
  expect(namesIn('$159.86')).toEqual(['Oak Loan', 'Elm Loan']);
  expect(namesIn('$500.00')).toHaveLength(3);
});

const noted = (line: string) =>
  readByRules({
    text: `${TABLE}\n${line}\nAcima $930 $86/mo\nPossible Finance $180\nDr. Nakagawa $415\n`,
    tables: [],
  })
    .debts.slice(2)
    .map(({ accountName, amountText }) => `${accountName} ${amountText}`);

it.each([
  'MY NOTES - these arent on the report:',
  'MY NOTES',
  'not on my credit report:',
  "These don't show up on there:",
  'Other debts',
  'Other stuff I owe',
  'Things we also owe',
  'I also owe:',
  'missing from the report:',
])('a short list stays below a report where the line over it says whose it is: %s', (line) => {
  expect(noted(line)).toEqual(['Acima $930', 'Possible Finance $180', 'Dr. Nakagawa $415']);
});

it.each(['Notes', 'Offers that are not on this page', 'Other accounts in good standing', 'Not on file'])(
  'a line that says nothing of the writer’s debts leads to none: %s',
  (line) => {
    expect(noted(line)).toEqual([]);
  },
);
