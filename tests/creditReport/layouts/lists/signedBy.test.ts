import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const namesOf = (text: string) => readByRules({ text, tables: [] }).debts.map((debt) => debt.accountName);

it.each(['Ms.', 'Mr.'])(
  'who signs a letter of one paragraph is owed, and not %s whom he writes to',
  (title) => {
    const text = `Dear ${title} Vega, thank you for your call. As discussed your balance with us is $3,412.88, of which $412.88 is past due (61 days). Regards, Elm Home Stores, account 771-220-18`;
    expect(namesOf(text)).toEqual(['Elm Home Stores']);
  },
);

it('who signs what he owes himself is owed nothing', () => {
  expect(namesOf('My balance is $3,412.88 and I am late. Regards, Maria Vega')).toEqual([]);
});
