import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

it('reads what each of a household owes as a debt of its own, with a doubt', () => {
  const text = `Creditor\tHis\tHers
Oak Bank\t1,200\t3,400
Elm Auto\t\t2,250
Ash Card\t640\t
Total\t1,840\t5,650`;
  expect(
    readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, review }) => [
      accountName,
      amountText,
      review.includes('amount-guessed'),
    ]),
  ).toEqual([
    ['Oak Bank', '1,200', true],
    ['Oak Bank', '3,400', true],
    ['Elm Auto', '2,250', true],
    ['Ash Card', '640', true],
  ]);
});
