import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, current, review }) =>
    [accountName, amountText, current, ...review].join(' '),
  );

it('what is told of an account once more is none of the next one, which begins with the label that began the first', () => {
  const text = [
    'Name: Oak Bank\nAccount: 5178\nBalance: $2,310\nStatus: Current\nBalance: $2,401\nStatus: OK\n',
    'Name: Elm Card\nAccount: 3499\nBalance: $9,112\nStatus: 90 days late',
  ].join('\n');
  expect(read(text)).toEqual(['Oak Bank $2,310 current amounts-differ', 'Elm Card $9,112 90days']);
});

it('what was owed in a month of the history is none of the account, nor of the next one', () => {
  const account = (name: string, balance: string, before: string, status: string) =>
    `Account Name\n${name}\nAccount Number\n5178****\nBalance\n${balance}\nStatus\n${status}\nPayment History\nSeptember 2026\nBalance\n${before}\nStatus\nOK\n`;
  const text = `${account('OAK BANK', '$2,310', '$2,401', 'Current')}\n${account('ELM CARD', '$780', '$801', '60 days late')}`;
  expect(read(text)).toEqual(['OAK BANK $2,310 current', 'ELM CARD $780 60days']);
});

it('of two statuses under the same label the worse counts, marked', () => {
  const text =
    'OAK BANK\nAccount number: 9001XXXX02\nBalance: $4,500\nStatus: Current\nBalance: $6,200\nStatus: 90 days late\n\nELM CARD\nAccount number: 5424XXXX\nBalance: $1,000\nStatus: Current';
  expect(read(text)).toEqual([
    'OAK BANK $4,500 90days amounts-differ statuses-differ',
    'ELM CARD $1,000 current',
  ]);
});

it('what is told of another month, and how long a payoff is good, is no account', () => {
  const text =
    'Creditor: OAK BANK\nBalance: $1,810\nStatus: 30 days late\nLast month\nBalance: $1,900\nStatus: Current\nCreditor: ELM CARD\nBalance: $9,112\nStatus: 90 days late';
  expect(read(text)).toEqual(['OAK BANK $1,810 30days', 'ELM CARD $9,112 90days']);
  const portal =
    'Oak Lending\nLoan balance\n$6,412.19\nNext payment\n$248.11\nDec 15, 2026\nPayoff good through Dec 1\n$6,450.02';
  expect(read(portal)).toEqual(['Oak Lending $6,412.19  no-status']);
});

it('a letter that prints its number before its name tells one account, and the head of the next letter begins another', () => {
  const letters = [
    'Account Number: 4447100388216654\nOriginal Creditor: OAK BANK, N.A.\nCreditor to Whom Debt is Owed: Elm Recovery Associates, LLC',
    'As of 08/14/2022 you owed: $2,318.07\nTotal amount of the debt now: $2,168.07\n\n',
    'FIR FINANCE      Branch 0412 Columbia SC\n** PAST DUE NOTICE **              04/20/23\nAcct: 0412-88319',
    'Balance: $1,045.00\nMonthly payment  $95.00     Past due amount  $190.00',
  ].join('\n');
  const debts = readByRules({ text: letters, tables: [] }).debts.map(
    ({ accountName, accountNumber, amountText, payingText }) =>
      [accountName, accountNumber, amountText, payingText].join(' | '),
  );
  expect(debts).toEqual([
    'Elm Recovery Associates, LLC | 4447100388216654 | $2,168.07 | ',
    'FIR FINANCE | 0412-88319 | $1,045.00 | $95.00',
  ]);
});
