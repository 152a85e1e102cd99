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
