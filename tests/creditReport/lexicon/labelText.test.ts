import { describe, expect, it } from 'vitest';
import { heldFor, labelKey, labelText } from '../../../src/creditReport/lexicon/labelText';

it.each([
  ['Account Number:', 'account number'],
  ['accountNumber', 'account number'],
  ['*Balance®  Owed', 'balance owed'],
  ['BALANCE_DUE', 'balance due'],
  ['Account number (last 4 is fine):', 'account number'],
  ['Original creditor (if known)', 'original creditor'],
  ['Balance (unpaid)', 'balance (unpaid)'],
  ['Creditor --------', 'creditor'],
  ['Past - due', 'past - due'],
])('reads the label %j without its marks', (printed, text) => {
  expect(labelText(printed)).toBe(text);
});

describe('a label is known by its words, whatever day it tells', () => {
  it.each([
    ['Balance as of Nov 9, 2025:', 'balance as of'],
    ['Balance as of Oct 31 2025', 'balance as of'],
    ['Balance as of 10/4', 'balance as of'],
    ['Balance (10/4)', 'balance'],
    ['Saldo - 11/09/2025', 'saldo'],
    ['Balance owed', 'balance owed'],
    ['2025', '2025'],
    ['May 5', 'may 5'],
    ['24 month payment history', '24 month payment history'],
  ])('%j', (printed, key) => {
    expect(labelKey(printed)).toBe(key);
  });
});

it('a day without its year right behind a word tells columns apart', () => {
  expect(['Owed 9/1', 'Owed Oct 1'].map(labelKey)).toEqual(['owed 9/1', 'owed oct 1']);
});

it('holds for a label what is held for its day, else what is for its words', () => {
  const held = new Map([
    ['owed', 1],
    ['owed 9/1/2025', 2],
  ]);
  expect(['Owed 9/1/2025', 'Owed 10/1/2025', 'Owed:', 'Paid'].map((label) => heldFor(held, label))).toEqual([
    2,
    1,
    1,
    undefined,
  ]);
});
