import { describe, expect, it } from 'vitest';
import { headingKind, labelAt } from '../../src/creditReport/labels';
import { readPairs } from '../../src/creditReport/pairs';

it.each([
  ['Account Name', 'name'],
  ['Creditor Name:', 'name'],
  ['Account #', 'number'],
  ['Acct No.', 'number'],
  ['ACCOUNT/SERIAL #:', 'number'],
  ['Balance Owed:', 'balance'],
  ['Unpaid Balance', 'balance'],
  ['Amount', 'amountLoose'],
  ['Scheduled Payment Amount:', 'paying'],
  ['Min Payment', 'paying'],
  ['Pay Status', 'status'],
  ['Rate/Status', 'status'],
  ['Status', 'statusLoose'],
  ['Account Status:', 'accountStatus'],
  ['Remarks', 'statusHint'],
  ['Original Creditor Name', 'original'],
  ['Collection Agency:', 'agency'],
  ['High Credit:', 'money'],
  ['Hi. Credit', 'money'],
  ['Past Due', 'pastDue'],
  ['Charge Off Amount', 'money'],
  ['Balloon Payment', 'money'],
  ['Last Payment', 'money'],
  ['Actual Payment Amount', 'money'],
  ['Balance Updated', 'reported'],
  ['Total Balance', 'money'],
  ['Worst Payment Status', 'text'],
  ['Dispute Status:', 'text'],
  ['Times 30/60/90 Days Late', 'text'],
  ['Member #', 'text'],
  ['Docket Number', 'veto'],
  ['Company Sold', 'text'],
  ['Creditor Type', 'text'],
  ['Date of Last Payment', 'date'],
  ['Status Updated', 'date'],
] as const)('takes %s for the label of %s', (text, kind) => {
  expect(labelAt(text.split(' '), 0)?.kind).toBe(kind);
});

it.each(['CHASE', 'Individual', 'Collection', 'Late 30 Days', '$500', ''])('finds no label in %j', (text) => {
  expect(labelAt(text.split(' '), 0)).toBeUndefined();
});

it.each([
  ['Current', 'statusLoose'],
  ['$ Paying', 'paying'],
  ['Balance ($)', 'balance'],
  ['Min. Payment', 'paying'],
  ['Limit', 'money'],
  ['Colour', undefined],
] as const)('takes the heading %s for %s', (cell, kind) => {
  expect(headingKind(cell)).toBe(kind);
});

describe('readPairs', () => {
  const pairs = (text: string) => readPairs(text).pairs.map(({ label, value }) => `${label}=${value}`);

  it.each([
    ['Balance: $488', ['balance=$488']],
    ['Balance $488', ['balance=$488']],
    ['Balance : $488', ['balance=$488']],
    [
      'Actual Payment Amount: $35 Charge Off Amount: Balloon Payment Amount:',
      ['actual payment amount=$35', 'charge off amount=', 'balloon payment amount='],
    ],
    [
      'PO Box 9, Reno, NV 89501 | (877) 825-3242 Date Reported: 10/11/2026 | Balance: $488',
      ['date reported=10/11/2026', 'balance=$488'],
    ],
    [
      'Balance $488 Monthly Payment $30 Credit Limit $500',
      ['balance=$488', 'monthly payment=$30', 'credit limit=$500'],
    ],
    ['Recent Payment - Monthly Payment -', ['recent payment=-', 'monthly payment=-']],
    ['Status Open. $60 past due as of Oct 2026.', ['status=Open. $60 past due as of Oct 2026.']],
    ['Vendor Code: 12', ['vendor code=12']],
  ])('divides %j', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    'BALANCE CREDIT LLC',
    'Payment after charge off',
    'LENDER NUMBER 01 LLC',
    'High balance of $696 from 10/2023',
    'COMPANY STORE',
    'Credit limit of $500 from 10/2023',
  ])('finds no pair in %j', (text) => {
    expect(pairs(text)).toEqual([]);
  });
});
