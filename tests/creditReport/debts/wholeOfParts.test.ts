import { expect, it } from 'vitest';
import { accountOf } from '../../../src/creditReport/account';
import { withWholeOfParts } from '../../../src/creditReport/debts/wholeOfParts';
import { fact } from '../../support/reports';

function kindsOf(...facts: Parameters<typeof accountOf>[0]) {
  return withWholeOfParts(accountOf(facts)).facts.map(({ kind }) => kind);
}

const PARTS = [
  { ...fact('balance', '$900.00'), label: 'principal balance' },
  { ...fact('money', '$100.00'), label: 'interest' },
];

it('takes the total of its parts for what is owed on an account', () => {
  const total = { ...fact('money', '$1,000.00'), label: 'total' };
  expect(kindsOf(...PARTS, total)).toEqual(['money', 'money', 'balance']);
});

it.each([
  ['no total', { ...fact('money', '$2,000.00'), label: 'total' }],
  ['a limit as large', { ...fact('money', '$1,000.00'), label: 'credit limit' }],
])('leaves an account with %s as it is', (_, other) => {
  expect(kindsOf(...PARTS, other)).toEqual(['balance', 'money', 'money']);
});

it('leaves what is called the balance as it is', () => {
  const balance = { ...fact('balance', '$1,200.00'), label: 'current balance' };
  const total = { ...fact('money', '$1,000.00'), label: 'total' };
  expect(kindsOf(balance, ...PARTS, total)).toEqual(['balance', 'balance', 'money', 'money']);
});

it.each([
  ['Paid in full 02/05/2023', ['money', 'money', 'balance', 'status']],
  ['Active', ['balance', 'money', 'amountLoose', 'status']],
])('takes nothing for what is owed where that is due and the account is paid: %s', (status, kinds) => {
  const due = { ...fact('amountLoose', '$0.00'), label: 'amount due' };
  expect(kindsOf(...PARTS, due, fact('status', status))).toEqual(kinds);
});
