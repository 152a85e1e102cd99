import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

const OWED = 'Oak Bank Visa, account ending 4410, balance $2,150.00\nElm Loans #77120, balance $8,400.00\n';

it('reads no debt in what something is said to be worth', () => {
  const worth = 'Ash Credit account no. 204-11873, valued at $19,055.62\n';
  expect(namesIn(`${worth}${OWED}`)).toEqual(['Oak Bank Visa', 'Elm Loans']);
  expect(namesIn(`${worth.replace('valued at', 'balance')}${OWED}`)).toHaveLength(3);
});

it('reads no debt in own money that is called by nothing but its kind, whatever else is said there', () => {
  expect(namesIn(`${OWED}IRA 2291 $88,204.00 past due taxes none\n`)).toEqual(['Oak Bank Visa', 'Elm Loans']);
});

it('takes nobody for a creditor who has an office in the case', () => {
  const fee = (label: string) => `${label}: FIR LAW PLLC      Fee paid through plan: 4,500.00\n\n${OWED}`;
  expect(namesIn(fee('Attorney'))).toEqual(['Oak Bank Visa', 'Elm Loans']);
});

it('takes nobody for a creditor whom a complaint sues, nor the word with which it asks for a judgment', () => {
  const complaint = `OAK FUNDING LLC,
          Plaintiff,
vs.

DANA R. FIR,
          Defendant.

Plaintiff sues Defendant, DANA R.
FIR, and alleges that the damages do not exceed $8,000.00.

WHEREFORE, Plaintiff demands judgment against Defendant for $3,729.18.

Current Creditor: Oak Funding LLC
Account Number: ****4406
Balance Due: $3,729.18
`;
  expect(namesIn(complaint)).toEqual(['OAK FUNDING LLC']);
  // Where the paper is none that is known whole, the labels below it tell the same.
  const unnamed = complaint.replace('OAK FUNDING LLC,\n          Plaintiff', 'Plaintiff');
  expect(namesIn(unnamed)).toEqual(['Oak Funding LLC']);
});
