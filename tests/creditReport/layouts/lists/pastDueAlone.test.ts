import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const debtsOf = (text: string) => readByRules({ text, tables: [] }).debts;

it('what is past due on a line by itself is what is owed, and marked', () => {
  const [, bill] = debtsOf('Oak Bank 1,688\nwater bill past due 143.77\nElm 300.00');
  expect(bill?.amountText).toBe('143.77');
  expect(bill?.review).toContain('amount-guessed');
});

it('what is past due beside a balance stays past due', () => {
  const [card] = debtsOf('Oak Bank 1,688.00, past due 60.00\nElm 300.00');
  expect(card?.amountText).toBe('1,688.00');
});
