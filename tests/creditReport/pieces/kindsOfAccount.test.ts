import { expect, it } from 'vitest';
import {
  areKindsOfDebt,
  isKindOfAccount,
  isKindOfLoan,
} from '../../../src/creditReport/pieces/kindsOfAccount';

it.each([
  'AUTOMOBILE',
  'CONVENTIONAL REAL ESTATE MTG',
  'Collection Agency/Attorney',
  'Authorized account',
  'Lease',
  'Vehicle lease',
  'Credit Card · Individual',
  'Revolving – Credit Card',
  'INSTALLMENT - AUTO',
  'Mortgage – FHA',
])('says what kind of account it is, or whose: %s', (words) => {
  expect(isKindOfAccount(words)).toBe(true);
});

it.each([
  'Home equity loan',
  'Oak Automobile Finance',
  'Medical',
  'Honda Lease Trust',
  'Lease Direct',
  'Mortgage - home',
  'Installment – Oak',
  'Auto - loan',
])('may be what somebody calls a debt: %s', (words) => {
  expect(isKindOfAccount(words)).toBe(false);
});

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

it('kinds of accounts are told in the words of bureaus, whole', () => {
  const kinds = ['Cosigner', 'Co-signer', 'Month', 'Monthly', 'Buy now pay later', 'Buy now, pay later', 'Bank credit card', 'Bank credit cards', 'Credit cards', '1st', '22nd', 'Collection Agency', 'Collection Agency / Attorney', 'Telecommunication/Cellular', 'Telecommunications / Cellular'];
  expect(kinds.filter((words) => !isKindOfAccount(words))).toEqual([]);
  const others = ['Oak joint', 'Joint Oak', '123rd', 'xth', 'Oak automobile', 'Household goods store', 'Oak · Joint', 'Joint · Oak'];
  expect(others.filter(isKindOfAccount)).toEqual([]);
}); // biome-ignore format: words are read in lines

it('kinds of debts are counted by their words, one or more', () => {
  const kinds = ['card', 'cards', 'line', 'lines', 'loan', 'debt', 'debts', 'balance', 'balances', 'account', 'collection', 'collections', 'install', 'installment', 'mortgage', 'mortgages', '12 credit cards', 'Open & closed', 'personal loans'];
  expect(kinds.filter((words) => !areKindsOfDebt(words))).toEqual([]);
  expect(['Oak card', 'card Oak', 'cardholder', ''].filter(areKindsOfDebt)).toEqual([]);
}); // biome-ignore format: words are read in lines
