import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const debtsOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName, amountText, payingText }) =>
    [accountName, amountText, payingText].join('|'),
  );

it.each([
  ['what is promoted', 'Promotional balance: $980.00'],
  ['what a plan holds', 'My Chase Plan balance: $980.00'],
  ['what was brought over', 'Balance transfer balance: $980.00'],
  ['what was taken as cash, none of it', 'Cash advance balance: $0.00'],
  ['what is not posted yet', 'Pending charges\n$41.10'],
  ['what is paid over time', 'Pay over time\n$980.00'],
  ['what a rate holds', 'Balance subject to 0% promo: $980.00'],
])(
  'of the balance of a card %s is no debt of its own, and what is paid below it is paid on the card',
  (_, part) => {
    const card = ['Oak Card', 'Account ending 2210', 'New balance: $2,402.90', part, 'Min due: $87.00'];
    expect(debtsOf(...card)).toEqual(['Oak Card|$2,402.90|$87.00']);
    const elm = ['Elm Card', 'Account ending 4471', 'New balance: $310.00', 'Min due: $25.00'];
    expect(debtsOf(...card, '', ...elm)).toEqual(['Oak Card|$2,402.90|$87.00', 'Elm Card|$310.00|$25.00']);
  },
);

it('but what names who is owed before its balance is one', () => {
  const card = ['Oak Card', 'Account ending 2210', 'New balance: $2,402.90', 'Min due: $87.00'];
  expect(debtsOf(...card, '', 'Discover balance: $980.00')).toContain('Discover|$980.00|');
});

it('what was owed when a debt was charged off is not what is owed now', () => {
  const text =
    'Oak Recovery LLC\nAccount Number: 661204418\nBalance as of charge-off: $655.12\nPayments/credits since charge-off: $45.00\nCurrent balance: $610.12';
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([{ amountText: '$610.12' }]);
});
