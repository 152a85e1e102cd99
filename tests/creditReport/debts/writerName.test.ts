import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const letter = (writer: string) =>
  readByRules({
    text: `${writer}\n\nOak Account Number:\t83-1170926\nCurrent Balance:\t$50.00`,
    tables: [],
  }).debts.map(({ accountName, accountNumber }) => `${accountName} ${accountNumber}`);

it('the one debt of a letter is owed to the whole name of who writes, and the number behind its first word is its own', () => {
  expect(letter('Oaks Portfolio Partners, LLC')).not.toEqual(['Oaks Portfolio Partners, LLC 83-1170926']);
  expect(letter('Oak Portfolio Partners, LLC')).toEqual(['Oak Portfolio Partners, LLC 83-1170926']);
});

it('who owns a debt has it now, and whom it was had from is the original creditor', () => {
  const text =
    'Elm Bank\n\nElm Visa\n\nCurrent owner: Oak Funding, LLC\n\nOriginal creditor: Elm Bank\n\nCurrent balance: $50.00';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Oak Funding, LLC', originalCreditor: 'Elm Bank' },
  ]);
  const other = text
    .replace('Current owner', 'Debt owned by')
    .replace('Original creditor', 'Originally issued by');
  expect(readByRules({ text: other, tables: [] }).debts).toMatchObject([
    { accountName: 'Oak Funding, LLC', originalCreditor: 'Elm Bank' },
  ]);
});

it('a debt that is called by its kind alone is owed to the company in the head of the paper', () => {
  const read = (head: string) =>
    readByRules({
      text: `${head}\nCredit card ending in 0912\n\nStatement balance     $640.77\nMinimum due           $35.00`,
      tables: [],
    }).debts.map(({ accountName, accountNumber }) => `${accountName} ${accountNumber}`);
  expect(read('Oak Bank')).toEqual(['Oak Bank 0912']);
  expect(read('Jane Roe')).not.toEqual(['Jane Roe 0912']);
});

it('takes the network of a card for no name where a line above it has one', () => {
  const text = 'Mission Lane\nVisa ending in 7796\nCurrent balance\n$1,212.88\nMinimum payment\n$44.00';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Mission Lane', accountNumber: '7796' },
  ]);
});

it('takes the network of a card for no name where the bill has checks written to its bank', () => {
  const read = (payee: string) =>
    readByRules({
      text: `Platinum Mastercard ending in 7796\nNew Balance $1,212.88\nMinimum Payment Due $44.00\nPayment Due Date Dec 4, 2026\nPlease send this portion and only one check (or one money order) payable to ${payee}\nto ensure your payment is processed promptly.`,
      tables: [],
    }).debts.map(({ accountName, accountNumber }) => `${accountName} ${accountNumber}`);
  expect(read('Capital One')).toEqual(['Capital One 7796']);
  expect(read('the bank')).toEqual(['Platinum Mastercard 7796']);
});
