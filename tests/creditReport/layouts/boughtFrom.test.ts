import { expect, it } from 'vitest';
import { boughtFrom } from '../../../src/creditReport/layouts/boughtFrom';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['We bought your account from Oak Bank.', 'Oak Bank'],
  ['we recently purchased this debt from Oak Bank and you now owe us', 'Oak Bank'],
  ['Elm has acquired your loan from\nOak Bank on March 4', 'Oak Bank'],
  ['We bought your account from Oak Bank', 'Oak Bank'],
  ['You bought your account last year.', undefined],
])('of whom a debt was bought is told: %j', (text, seller) => {
  expect(boughtFrom(text)).toBe(seller);
});

it('the buyer who writes is owed, and the seller was before', () => {
  const text =
    'Dear customer,\nWe bought your account from Chase Bank. You now owe $2,310.55.\nPlease send your payment to us.\nElm Credit Management';
  const [debt] = readByRules({ text, tables: [] }).debts;
  expect([debt?.accountName, debt?.originalCreditor]).toEqual(['Elm Credit Management', 'Chase Bank']);
});
