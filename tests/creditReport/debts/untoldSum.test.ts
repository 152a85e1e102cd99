import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

it('a block that somebody has begun to fill in is a debt without its balance', () => {
  const text =
    'Creditor: Oak Bank\nBalance: $3,200\nPayment: $96\nCreditor: Elm Card\nBalance:\nPayment:\nCreditor: Ash Visa\nBalance: $1,100\nPayment: $40';
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, review }) => [accountName, amountText, review.join()]),
  ).toEqual([
    ['Oak Bank', '$3,200', 'no-status'],
    ['Elm Card', '', 'amount-missing,no-status'],
    ['Ash Visa', '$1,100', 'no-status'],
  ]);
});

it('a row of a table without a balance may be the title of others, and is none', () => {
  const text = 'Creditor\tBalance\nCREDIT CARDS\t\nOak Bank\t$3,200\nAsh Visa\t$1,100';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Bank', 'Ash Visa']);
});
