import { expect, it } from 'vitest';
import { isDepositKind, isDepositName } from '../../../src/creditReport/pieces/deposits';

it.each([
  'depository',
  'Checking',
  'Savings account',
  'money_market',
  '401k',
  'Investment',
  'Roth IRA',
  'joint checking account',
  'CD 12 mo',
  'CD, matures 11/26',
  'CD until 3/2027',
  'Savings (4.4% APY)',
  'money market @ 4%',
  'checking, joint',
  'Savings (ours)',
  'Cash',
  'cash accounts',
  'High-yield savings',
])('takes %s for a kind of account that is no debt', (kind) => {
  expect(isDepositKind(kind)).toBe(true);
});

it.each([
  'credit',
  'loan',
  'Investment property',
  'Checking line of credit',
  'Savings secured loan',
  'cash advance',
  'cash loan',
  'Charge account',
  'checking, overdrawn',
  'Savings (charged off)',
  'loan, matures 11/26',
  'checking, due $40',
  '',
])('takes %j for a kind that can be a debt', (kind) => {
  expect(isDepositKind(kind)).toBe(false);
});

it.each([
  'Everyday Checking',
  'Primary Share S0000',
  'PRIME SHARE',
  'Membership Savings',
  'Share Certificate',
  'Discover Bank Savings',
  'Discover Bank Savings x2290',
  'Emergency savings',
  'Savings',
  'Holiday Club S0031',
  '401(k)',
  'Company 401k plan',
  'Fidelity Roth IRA',
  'SHARE 0001',
  'HYSA - rainy day',
  'Oak HYSA',
  'HYSA (Elm)',
  'Roth IRA – Elm',
  '401(k) - Oak',
  'High-yield savings: vacation',
  'Savings, Elm',
  'HSA / Oak',
  'Cuenta de ahorros Oak $1,200',
  'Compte courant Elm',
  'Conta corrente Ash',
  '12 Mo Certificate',
  '24-Month Share Certificate x881',
  'Virtual Wallet Spend',
  'Robinhood Individual',
])('takes %s for the name of a deposit', (name) => {
  expect(isDepositName(name)).toBe(true);
});

it.each([
  'GRANITE SAVINGS',
  'Oak Community Banking',
  'Advantage Financial',
  'Oak Money',
  'Oak Spending Card',
  'Oak Cash',
  '401(k) - loan',
  'Checking - overdraft line',
  'Savings - secured card',
  'IRA Financial',
  'Savings: Oak Bank',
  'HOME SAVINGS OF AMERICA',
  'Third Federal Savings & Loan',
  'Mortgage – Elm Federal Savings',
  'Savings Bank of Walpole',
  'ONEMAIN',
  'Check Into Cash',
  'Cuenta corriente Oak sobregirada',
  'Cuenta de Oak',
  'Shared Services LLC',
  'Certificate Recovery',
  '12 Month Loan',
  'Oak 401k loan',
  'Robinhood Gold Card',
  'Oak loan (Jen)',
])('leaves the creditor %s a creditor', (name) => {
  expect(isDepositName(name)).toBe(false);
});

it.each([
  'Checking Oak Bank',
  'Advantage Plus Banking',
  'Advantage Plus Banking - 2201',
  'Adv Plus Banking - 1105',
  'Adv Relationship Banking',
  'Oak Spending',
  'Oak Cash Management',
  'SoFi Money',
  'Everyday Banking',
  'Retirement (e.g., 401k, IRA) Oak',
  'Savings Oak Bank',
  'Retirement Oak 401k',
  'Oak ...772 (Brokerage)',
  'Oak Online CD 12 mo',
  'Oak 401k (Jen) no loan',
  'Elm 403b no loans',
  'Oak Bank, N.A. – Step2Save Savings XXXXXX2096',
  'Elm Credit Union - Ready Savings',
])('takes %s for an account that a person has', (name) => {
  expect(isDepositName(name)).toBe(true);
});
