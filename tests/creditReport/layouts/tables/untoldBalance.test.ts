import { expect, it } from 'vitest';
import type { Column } from '../../../../src/creditReport/layouts/tables/column';
import { isBalanceUntold } from '../../../../src/creditReport/layouts/tables/untoldBalance';
import { readReport } from '../../../../src/creditReport/readReport';

const NARROW: readonly Column[] = [
  { kind: 'name', label: 'creditor' },
  { kind: 'balance', label: 'balance' },
];
const WIDE: readonly Column[] = [...NARROW, { kind: 'pastDue', label: 'past due' }];
const PAID: readonly Column[] = [...NARROW, { kind: 'paying', label: 'payment' }];

it.each([
  ['Oak Dental', 'see statement'],
  ['Oak Dental', 'call them'],
  ['Oak Dental', '-'],
  ['Oak Dental', '—'],
  ['Oak Dental', 'n/a'],
  ['Oak Dental', 'not sure'],
  ['Chase', ''],
  ['Chase', 'on the app'],
])('knows a debt named %s with %j for its balance', (...row) => {
  expect(isBalanceUntold(row, NARROW)).toBe(true);
});

it.each([
  ['Oak Dental', '', '$20'],
  ['Oak Dental', 'on the app', '$20'],
])('knows a debt named %s with %j for its balance beside %s', (...row) => {
  expect(isBalanceUntold(row, WIDE)).toBe(true);
});

it.each([
  ['Oak Dental', ''],
  ['Oak Dental', '$500'],
  ['Credit cards', '-'],
  ['LOANS', ''],
  ['Total', 'see above'],
  ['Notes', 'see page 2'],
  ['Paid off', '-'],
  ['', '-'],
  ['Purchased by another lender - charged off account', '-'],
  ['Chase', 'Amount owed'],
  ['Chase', 'On this one we have been told three times that it is paid'],
])('knows none in %s with %j for its balance', (...row) => {
  expect(isBalanceUntold(row, NARROW)).toBe(false);
});

it.each([[['Oak Dental', '-', 'EQ']], [['Oak Dental 1234', '-']]])(
  'knows none in a row whose cells stand under other headings: %j',
  (row) => {
    expect(isBalanceUntold(row, WIDE)).toBe(false);
  },
);

it('knows none in a fee with a payment alone', () => {
  expect(isBalanceUntold(['Monthly program', '', '$25'], PAID)).toBe(false);
  expect(isBalanceUntold(['Chase', '', '$25'], PAID)).toBe(true);
});

it('keeps rows without a sum among those with one, and no title and no total', () => {
  const text =
    'Creditor\tBalance\nCREDIT CARDS\t\nChase\tsee statement\nCiti\t2,000.00\nAmex\t\nLOANS\t\nOak Bank\t-\nDiscover\t500\nNotes\tsee page 2\nTotal\t2,500';
  const { debts } = readReport({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, review }) => [
      accountName,
      amountText,
      review.includes('amount-missing'),
    ]),
  ).toEqual([
    ['Chase', '', true],
    ['Citi', '2,000.00', false],
    ['Amex', '', true],
    ['Oak Bank', '', true],
    ['Discover', '500', false],
  ]);
});
