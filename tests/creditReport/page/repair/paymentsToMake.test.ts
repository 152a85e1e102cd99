import { expect, it } from 'vitest';
import { withPaymentsToMake } from '../../../../src/creditReport/page/repair/paymentsToMake';
import { debtsIn } from '../../../support/reports';

const ELM = 'Pay Elm $20, balance 900.00';

it.each([
  [
    'below it',
    'Pay Oak Visa $64\nbalance 2,118.09, ending 9927\nautopay',
    'Oak Visa: pay $64, balance 2,118.09, ending 9927, autopay',
  ],
  ['behind it', '- pay my Oak Visa, $64: I owe $400', 'Oak Visa: pay $64, I owe $400'],
  ['up to another sum', 'Pay Oak $64\nbal 900.00\nRent $1,450', 'Oak: pay $64, bal 900.00\nRent $1,450'],
  ['up to a blank line', 'Pay Oak $64\nbal 900.00\n\nmilk', 'Oak: pay $64, bal 900.00\n\nmilk'],
])('a payment to make, with what is owed %s', (_, text, put) => {
  expect(withPaymentsToMake(`${text}\n${ELM}`)).toBe(`${put}\nElm: pay $20, balance 900.00`);
});

it('is paid on the debt that its balance is of', () => {
  const text = `Pay Oak Visa $64\nbalance 2,118.09, acct ending 9927\n\n${ELM}`;
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['Oak Visa', '9927', '2,118.09', '', '$64'],
    ['Elm', '', '900.00', '', '$20'],
  ]);
});

it.each([
  ['a single one', ELM],
  ['without what is owed', `Pay Oak $64\nPay Ash $5\n${ELM}`],
  ['of what somebody says', `We pay Oak $64, balance $900\n${ELM}`],
  ['with a number in the name', `Pay 2 bills $64, balance $900\n${ELM}`],
])('leaves payments as they are: %s', (_, text) => {
  expect(withPaymentsToMake(text)).toBe(text);
});
