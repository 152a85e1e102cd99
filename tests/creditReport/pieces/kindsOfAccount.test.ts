import { expect, it } from 'vitest';
import { isKindOfAccount, isKindOfLoan } from '../../../src/creditReport/pieces/kindsOfAccount';

it.each([
  'AUTOMOBILE',
  'CONVENTIONAL REAL ESTATE MTG',
  'Collection Agency/Attorney',
  'Authorized account',
  'Credit Card · Individual',
])('says what kind of account it is, or whose: %s', (words) => {
  expect(isKindOfAccount(words)).toBe(true);
});

it.each(['Home equity loan', 'Oak Automobile Finance', 'Medical'])(
  'may be what somebody calls a debt: %s',
  (words) => {
    expect(isKindOfAccount(words)).toBe(false);
  },
);

it.each([
  'Undergraduate Student Loan',
  'Graduate Professional Loan',
  'Student Refinance',
  'Home Improvement Loan',
])('says of what kind a loan is: %s', (words) => {
  expect(isKindOfLoan(words)).toBe(true);
});

it.each(['Direct Subsidized Loan', 'Oak Student Loan', 'Refinance'])('may name a loan: %s', (words) => {
  expect(isKindOfLoan(words)).toBe(false);
});
