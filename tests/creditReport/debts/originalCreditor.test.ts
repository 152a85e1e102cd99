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
  ['OAK BANK/ELM; FACTORING COMPANY ACCOUNT', 'OAK BANK/ELM'],
  ['OAK HOSPITAL CENTER. PLACED FOR COLLECTION', 'OAK HOSPITAL CENTER'],
  ['OAK CLINIC. Account closed by consumer', 'OAK CLINIC'],
  ['ST. ACCOUNT BANK', 'ST. ACCOUNT BANK'],
  ['OAK MED. CENTER', 'OAK MED. CENTER'],
  ['ORIGINAL CREDIT UNION', 'ORIGINAL CREDIT UNION'],
])('the label in the cell %s is no part of the name', (value, name) => {
  expect(original(value)).toBe(name);
});
