import { expect, it } from 'vitest';
import { type Account, accountOf, type Fact } from '../../../src/creditReport/account';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import type { LabelKind } from '../../../src/creditReport/lexicon/labelTable';

const fact = (kind: LabelKind, label: string, value: string): Fact => ({
  kind,
  label,
  values: [value],
  span: { from: 0, to: 1 },
});
const tile = (name: string, status: string, beside: string, ...more: Fact[]): Account =>
  accountOf([
    fact('name', 'card name', name),
    fact('number', 'card number', '2206'),
    fact('money', beside, '$1,144.09'),
    fact('balance', 'unlabelled balance', '$1,209.31'),
    fact('statusLoose', 'unlabelled statusLoose', status),
    ...more,
  ]);

it.each(['Everyday Checking', 'Share Savings', 'Oak Money Market', 'Joint Checking', 'Roth IRA'])(
  'what a bank has "current" of a person\'s own account, beside what is available, is no status: %s',
  (name) => {
    expect(debtOf(tile(name, 'Current', 'available'))).toBeUndefined();
  },
);

it.each([
  ['a status that says more', tile('Everyday Checking', 'Charged off', 'available')],
  ['no sum that is available', tile('Everyday Checking', 'Current', 'high balance')],
  ['the name of a debt', tile('Oak Visa', 'Current', 'available')],
  ['a payment', tile('Everyday Checking', 'Current', 'available', fact('paying', 'payment', '$20'))],
])('an account is a debt with %s', (_, given) => {
  expect(debtOf(given)).toBeDefined();
});

it('an account that is called as one kept at a bank is none where nothing but what is available is printed', () => {
  const kept = (name: string, label: string, ...more: Fact[]) =>
    debtOf(
      accountOf([
        fact('name', 'card name', name),
        fact('number', 'card number', '7781'),
        fact('money', label, '$1,204.00'),
        ...more,
      ]),
    );
  expect(kept('CHASE SAVINGS', 'available balance')).toBeUndefined();
  expect(kept('CHASE SAVINGS', 'high balance')).toBeDefined();
  expect(kept('Oak Visa', 'available credit')).toBeDefined();
  expect(kept('OAK SAVINGS', 'available credit', fact('balance', 'balance', '$90.00'))).toBeDefined();
});

it('what is borrowed against own money is a debt, though its kind is that of what is put away', () => {
  const ofKind = (name: string) =>
    debtOf(
      accountOf([
        fact('name', 'lender', name),
        fact('statusHint', 'type', 'retirement'),
        fact('balance', 'balance', '$6,300'),
        fact('paying', 'payment', '$104'),
        fact('status', 'status', 'payroll deducted'),
      ]),
    );
  expect(ofKind('401(k) loan – Oak')).toBeDefined();
  expect(ofKind('Elm Savings & Loan')).toBeUndefined();
  expect(ofKind('Oak 401(k), no loan')).toBeUndefined();
});
