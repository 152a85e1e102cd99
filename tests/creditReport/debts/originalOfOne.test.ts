import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

function read(text: string): string[] {
  return readByRules({ text, tables: [] }).debts.map(({ accountName, originalCreditor }) =>
    [accountName, originalCreditor].join(' | '),
  );
}

const HEAD = 'Oak Credit Management, Inc.\nSan Diego, CA 92108\n\nJane Roe\n12 Elm St\n\n';
const SUMS = 'OCM Account Number: 3041234567\nCurrent Balance: $1,845.22\n';
const END = '\nDear Jane Roe,\nWe would like to help you resolve this account.\n';

it.each([
  ['above its number', `Original Creditor: Elm Bank\n${SUMS}`],
  ['beside its number', `Original Creditor: Elm Bank    ${SUMS}`],
  ['below all', `${SUMS}Original Lender: Elm Bank\n`],
])('the one debt of a letter has the original creditor that stands %s', (_, facts) => {
  expect(read(HEAD + facts + END)).toEqual(['Oak Credit Management, Inc. | Elm Bank']);
});

const OF_COLLECTOR = 'Harris & Harris, Ltd.\nChicago, IL 60604\n\n';

it.each([
  ['RE: Landlord - Elm Homes', 'Elm Homes'],
  ['RE: The Elm Apartments', 'The Elm Apartments'],
  ['Account placed by: Elm Dental Group', 'Elm Dental Group'],
  ['On behalf of: Elm Wireless', 'Elm Wireless'],
  ['RE: Jane Roe', ''],
  ['RE: your account', ''],
  ['On behalf of: Midland Credit', ''],
])('the one debt of a collector was owed first to whom he writes for: %s', (line, original) => {
  const letter = `${OF_COLLECTOR}${line}\nAccount #: 7719-22\nBalance: $2,114.00\n`;
  expect(read(letter)).toEqual([`Harris & Harris, Ltd. | ${original}`]);
});

it('whom a lender writes for says nothing', () => {
  const letter = 'Oak Bank\nReno, NV\n\nRE: Elm Auto Loan\nAccount #: 7719-22\nBalance: $2,114.00\n';
  expect(read(letter)).toEqual(['Oak Bank | ']);
});

it('leaves out one that stands far from all that is read of the debt', () => {
  const far = `${'We would like to help you resolve this account.\n'.repeat(6)}`;
  expect(read(`Original Creditor: Elm Bank\n${far}${HEAD}${SUMS}`)).toEqual([
    'Oak Credit Management, Inc. | ',
  ]);
});

it('says nothing of which, where a letter names several', () => {
  const two = `Original Creditor: Elm Bank\n\nOriginal Creditor: Fir Bank\n${SUMS}`;
  expect(read(HEAD + two + END)).toEqual(['Oak Credit Management, Inc. | ']);
});
