import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (...names: readonly string[]) => {
  const text = names.map(
    (name, at) => `${name}\nAccount #: 412${at}XXXX\nBalance: $50${at}\nStatus: Current\n`,
  );
  return readByRules({ text: text.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);
};

it('the kind of account in brackets behind every name of a page is no part of them', () => {
  expect(
    namesOf('OAK BANK (Credit Card)', 'ELM STORE (Charge Account)', 'FIR FINANCE CORP (Secured Loan)'),
  ).toEqual(['OAK BANK', 'ELM STORE', 'FIR FINANCE CORP']);
});

it('behind some of them it tells the account from others', () => {
  const names = ['OAK BANK (Credit Card)', 'ELM STORE', 'FIR FINANCE CORP (Secured Loan)'];
  expect(namesOf(...names)).toEqual(names);
});
