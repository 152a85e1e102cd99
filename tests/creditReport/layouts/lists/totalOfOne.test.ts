import { expect, it } from 'vitest';
import { withoutTotals } from '../../../../src/creditReport/layouts/lists/totalOfOne';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const kept = (text: string) => withoutTotals(readLines(text)).map((line) => line.text);

it.each([
  ['Afterpay\nTotal owed $93.75, payment 31.25', ['Afterpay', 'owed $93.75, payment 31.25']],
  ['Chase\nlate\nTotal balance due: $400', ['Chase', 'late', 'balance due: $400']],
  ['Oak Recovery\nTotal amount of the debt now: $400', ['Oak Recovery', 'amount of the debt now: $400']],
])('what is owed in all to one creditor is his: %j', (text, lines) => {
  expect(kept(text)).toEqual(lines);
});

it.each([
  ['other sums', 'Chase\nFreedom 400\nTotal owed $900', ['Chase', 'Freedom 400']],
  ['nobody who lends', 'My debts\nTotal owed $900', ['My debts']],
  ['a sum beside the name', 'Chase 400\nTotal owed $900', ['Chase 400']],
  ['no word for what is owed', 'Chase\nTotal $900', ['Chase']],
  ['nothing above it', 'Total owed $900', []],
])('a sum over others is left out: with %s', (_, text, lines) => {
  expect(kept(text)).toEqual(lines);
});

it('each debt of a list keeps its own payment', () => {
  const list =
    'Klarna\nRemaining $88.00\nAfterpay\nTotal owed $93.75, payment 31.25\nAmazon\nRemaining $140.00';
  expect(
    readByRules({ text: list, tables: [] }).debts.map((debt) => [
      debt.accountName,
      debt.amountText,
      debt.payingText,
    ]),
  ).toEqual([
    ['Klarna', '$88.00', ''],
    ['Afterpay', '$93.75', '31.25'],
    ['Amazon', '$140.00', ''],
  ]);
});
