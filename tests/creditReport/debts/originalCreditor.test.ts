import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const original = (value: string) =>
  readByRules({
    text: `Creditor\tBalance\tOriginal Creditor\tStatus\nElm Recovery LLC\t$877.00\t${value}\tCollection\nAsh Recovery LLC\t$90.00\tASH BANK\tCollection\n`,
    tables: [],
  }).debts[0]?.originalCreditor;

it.each([
  ['(Original Creditor: OAK BANK)', 'OAK BANK'],
  ['Original Creditor: OAK BANK', 'OAK BANK'],
  ['(orig. cred.: OAK BANK)', 'OAK BANK'],
  ['OAK BANK', 'OAK BANK'],
  ['08 OAK BANK', 'OAK BANK'],
  ['12 OAK BANK N A', 'OAK BANK N A'],
  ['24 OAK FITNESS', '24 OAK FITNESS'],
  ['10 MINUTE LOANS', '10 MINUTE LOANS'],
  ['Capital One card', 'Capital One'],
  ['Oak Valley card', 'Oak Valley card'],
  ['OAK BANK/ELM; FACTORING COMPANY ACCOUNT', 'OAK BANK/ELM'],
  ['OAK BANK NA; PLACED FOR COLLECTION', 'OAK BANK NA'],
  ['OAK HOSPITAL CENTER. PLACED FOR COLLECTION', 'OAK HOSPITAL CENTER'],
  ['OAK HOSPITAL CENTER PLACED FOR COLLECTION', 'OAK HOSPITAL CENTER'],
  ['OAK CLINIC. Account closed by consumer', 'OAK CLINIC'],
  ['ST. ACCOUNT BANK', 'ST. ACCOUNT BANK'],
  ['OAK MED. CENTER', 'OAK MED. CENTER'],
  ['ORIGINAL CREDIT UNION', 'ORIGINAL CREDIT UNION'],
  ['Oak Bank first', 'Oak Bank'],
  ['Oak Hospital before', 'Oak Hospital'],
  ['OAK FIRST', 'OAK FIRST'],
  ['Oak and they say I owe $612', 'Oak'],
  ['same', ''],
])('the label in the cell %s is no part of the name', (value, name) => {
  expect(original(value)).toBe(name);
});

it('stands in brackets behind a name of many words, or below it', () => {
  const card = (name: string, balance: string) =>
    `${name}\nPO BOX 1269\nRENO, NV 89501\nAccount Type: Open Account\nBalance: ${balance}\nPay Status: In Collection`;
  const text = [
    card('ELM RECOVERY (Original Creditor: 02 ASH HOMES)', '$1,420'),
    card('OAK FUNDING GROUP LLC (Original Creditor: 12 FIR ONE BANK N A) 5523****', '$688'),
    card('PINE RECOVERY\n(Original Creditor: 07 LARCH STORES)', '$912'),
  ].join('\n\n');
  expect(
    readByRules({ text, tables: [] }).debts.map((debt) => `${debt.accountName} for ${debt.originalCreditor}`),
  ).toEqual([
    'ELM RECOVERY for ASH HOMES',
    'OAK FUNDING GROUP LLC for FIR ONE BANK N A',
    'PINE RECOVERY for LARCH STORES',
  ]);
});

it.each([
  ['Orig. creditor: Ash Bank, N.A.', 'Ash Bank, N.A.'],
  ['Orig. creditor: Ash Bank, N.A', 'Ash Bank, N.A'],
  ['Orig. creditor: Ash Bank. A store card', 'Ash Bank'],
])('what a bank is by law ends no remark: %s', (remark, name) => {
  const { debts } = readByRules({
    text: `Creditor\tBalance\tStatus\tRemarks\nElm Recovery LLC\t$877.00\tCollection\t${remark}\nFir Recovery LLC\t$90.00\tCollection\tOrig. creditor: Yew\n`,
    tables: [],
  });
  expect(debts[0]?.originalCreditor).toBe(name);
});

it('a form asks whom it was first owed to', () => {
  const text = 'Creditor: Elm Recovery\nFirst owed to: Oak Bank\nAmount: $500.00\nIn collection? Yes';
  expect(readByRules({ text, tables: [] }).debts[0]?.originalCreditor).toBe('Oak Bank');
});

it.each([
  ['Collection (orig. Oak Cable). Just pay it, need zero letter', 'Oak Cable'],
  ['Collection (original file lost). Just pay it', ''],
])('stands in brackets in a column that nobody knows: %s', (need, name) => {
  const text = `Creditor\tBalance\tPmt\tWhat we need\nFir Bank\t$412\t$25\tKeep, current\nElm System\t$218\t\t${need}\nAsh Bank\t$900\t$20\tPAY OFF`;
  expect(readByRules({ text, tables: [] }).debts[1]?.originalCreditor).toBe(name);
});
