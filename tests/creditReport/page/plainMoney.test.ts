import { expect, it } from 'vitest';
import { withPlainMoney } from '../../../src/creditReport/page/plainMoney';
import { readReport } from '../../../src/creditReport/readReport';

it.each([
  ['Oak +1,850.00', 'Oak 1,850.00'],
  ['Oak\t+400.00', 'Oak\t400.00'],
  ['Oak,+1850.00', 'Oak,1850.00'],
  ['balance: +$40, min 5', 'balance: $40, min 5'],
  ['+1,850.00\tOak', '1,850.00\tOak'],
  ['Oak   4411  +400.00', 'Oak   4411  400.00'],
])('a plus that adds to nothing is no part of a sum: %j', (text, plain) => {
  expect(withPlainMoney(text)).toBe(plain);
});

it.each([
  ['on top of another sum', 'Oak 4,200 +150.00 late fee'],
  ['on top of the line above', 'Oak 4,200.00\n+150.00 late fee'],
  ['before a telephone number', 'call +1 800 555 1234'],
  ['behind a grade', 'rated A+400.00'],
  ['before what is no sum', 'Oak +30 days, +1,850x'],
  ['where other sums have a minus', 'Payroll +1,850.00\nOak Market -88.12'],
])('a plus stays %s', (_, text) => {
  expect(withPlainMoney(text)).toBe(text);
});

it.each([
  ['Oak USD1,850.00', 'Oak $1,850.00'],
  ['Oak usd400', 'Oak $400'],
  ['Oak USD$45', 'Oak $45'],
  ['Oak 12,400.50USD', 'Oak $12,400.50'],
  ['Oak $400USD', 'Oak $400'],
])('the code of dollars glued to digits is their sign: %s', (text, plain) => {
  expect(withPlainMoney(text)).toBe(plain);
});

it.each(['Oak USD 400', 'AUSD400', 'X12USD', 'Oak #4411USD', '400USDX', 'Oak 400 USD'])(
  'any other stays: %s',
  (text) => {
    expect(withPlainMoney(text)).toBe(text);
  },
);

it.each([
  'Visa +1,850.00\nCiti 400.00',
  'Visa USD1,850.00\nCiti USD400.00',
  'Creditor\tBalance\nVisa\t+1,850.00\nCiti\t+400.00',
])('such sums are read whole: %j', (text) => {
  const { debts } = readReport({ text, tables: [] });
  expect(debts.map(({ accountName, amount }) => [accountName, amount?.toNumber()])).toEqual([
    ['Visa', 1850],
    ['Citi', 400],
  ]);
});

it.each([
  ['Balance: $2, 418.00', 'Balance: $2,418.00'],
  ['Balance: $ 12 ,204.10 now', 'Balance: $ 12,204.10 now'],
  ['Balance: $2, 418\nStatus: Current', 'Balance: $2,418\nStatus: Current'],
  ['Oak\t$2, 418\t$90', 'Oak\t$2,418\t$90'],
  ['Oak   $ 1 ,105.30  $40.00', 'Oak    $ 1,105.30  $40.00'],
])('thousands that a blank parts from their comma belong to the sum: %j', (text, plain) => {
  expect(withPlainMoney(text)).toBe(plain);
});

it.each([
  ['two sums', 'Oak $2, 418 more to Elm'],
  ['a sum and a number', 'Oak $2, 4180.00'],
  ['no dollars', 'units 2, 418.00'],
  ['another sum with a sign', 'Oak $2, $418.00'],
])('a comma and a blank stay between %s', (_, text) => {
  expect(withPlainMoney(text)).toBe(text);
});

it('a debt whose thousands a scan parted is read whole', () => {
  const { debts } = readReport({ text: 'Account: OAK\nBalance: $2, 418.00\nStatus: Current', tables: [] });
  expect(debts.map(({ amountText }) => amountText)).toEqual(['$2,418.00']);
});

it.each([
  ['Oak: 415$ current', 'Oak: $415 current'],
  ['Oak: 4100$ 30 days late', 'Oak: $4100 30 days late'],
  ['Oak: 4100 $ 30 jours', 'Oak: $4100 30 jours'],
  ['Oak 415$ 300', 'Oak $415 300'],
  ['Oak 4,100.50 $', 'Oak $4,100.50'],
  ['Oak 415 $  Elm', 'Oak $415   Elm'],
])('a sign of dollars behind its digits stands before them: %j', (text, plain) => {
  expect(withPlainMoney(text)).toBe(plain);
});

it.each([
  '4,100.50 $',
  'Oak 12 300,00 $',
  'Oak 6.500$',
  'Oak 4471 $ 900',
  'Oak 4471 $\n900',
  'Oak ***4471$',
  '$415$',
  'Oak $ 415 $',
])('leaves a sign that may be of what is behind it, or of more digits: %j', (text) => {
  expect(withPlainMoney(text)).toBe(text);
});
