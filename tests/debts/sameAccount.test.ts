import { expect, it } from 'vitest';
import { type Debt, EMPTY_DEBTS } from '../../src/debts/debt';
import { rowOfTwin } from '../../src/debts/sameAccount';

const [EMPTY] = EMPTY_DEBTS as [Debt];
const debt = (fields: Partial<Debt>): Debt => ({ ...EMPTY, ...fields });
const ENTERED = [
  EMPTY,
  debt({ accountName: 'Oak Bank', accountNumber: 'XXXX-123456', amount: '500' }),
  debt({ accountName: 'Elm Store', amount: '70' }),
  debt({ accountName: 'Fir Loans' }),
];

it.each<[string, Partial<Debt>, number]>([
  ['of the same number', { accountName: 'OAK BK', accountNumber: '******123456', amount: '480' }, 1],
  ['of the same name and amount, without numbers', { accountName: 'ELM STORE', amount: '70.00' }, 2],
  ['in the same words, with nothing else known', { accountName: 'Fir Loans', paying: '5' }, 3],
])('finds the row of an account %s', (_, fields, row) => {
  expect(rowOfTwin(debt(fields), ENTERED)).toBe(row);
});

it.each<[string, Partial<Debt>]>([
  ['of another number', { accountName: 'Oak Bank', accountNumber: 'XXXX-123457', amount: '500' }],
  ['of another amount, without numbers', { accountName: 'Elm Store', amount: '71' }],
  ['of which nothing is known', {}],
])('finds no row of an account %s', (_, fields) => {
  expect(rowOfTwin(debt(fields), ENTERED)).toBeUndefined();
});
