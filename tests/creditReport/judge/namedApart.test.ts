import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const debtsOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName, amountText, payingText }) =>
    `${accountName} ${amountText} ${payingText}`.trim(),
  );
const APPLE = ['Apple Card', 'Card Balance', '$2,231.87', 'Payment Due in 8 days'];
const CITI = ['Citi Double Cash Card - 5521', 'Current balance $3,019.08', 'Minimum payment due $98.00'];
const BOTH = ['Apple Card $2,231.87', 'Citi Double Cash Card $3,019.08 $98.00'];

it.each([
  ['one behind the other', [...APPLE, '', ...CITI], BOTH],
  ['the other way round', [...CITI, '', ...APPLE], BOTH.toReversed()],
  [
    'with what is available',
    [...APPLE, '$1,268.13 Available', '$68.00 minimum', '', ...CITI, 'Payment due date Dec 3, 2026'],
    ['Apple Card $2,231.87 $68.00', 'Citi Double Cash Card $3,019.08 $98.00'],
  ],
])('two cards under their names are no notice about one of them: %s', (_, lines, debts) => {
  expect(debtsOf(...lines)).toEqual(debts);
});

it.each([
  [
    'a bill with what its parts cost',
    ['Oak City Water', 'Amount due $80.00', 'Water balance $50.00', 'Sewer balance $30.00'],
  ],
  ['a card alone', APPLE],
])('but %s is one debt at most', (_, lines) => {
  expect(debtsOf(...lines).length).toBeLessThan(2);
});

it('lines of a list that name three creditors are no notice about one of them that is past due', () => {
  const list = ['Amex blue $3,300 (pay $100)', 'BofA 2.8k', 'Paypal 615.22 90 days past due'];
  expect(debtsOf(...list)).toEqual(['Amex blue $3,300 $100', 'BofA 2.8k', 'Paypal 615.22']);
});

it('cards of an app, of which one is past due, are no notice about that one', () => {
  const card = (name: string, ...more: string[]) => [
    name,
    'Credit card',
    ...more,
    'Balance updated Nov 12, 2026',
  ];
  const page = [...card('CAPITAL ONE', '$1,248'), ...card('DISCOVER BANK', '$3,190')];
  expect(debtsOf('Open accounts', ...page, ...card('CREDIT ONE BANK', 'Past due', '$911'))).toEqual([
    'CAPITAL ONE $1,248',
    'DISCOVER BANK $3,190',
    'CREDIT ONE BANK $911',
  ]);
});

it('a bill is one debt, whatever its charges are called', () => {
  const charges = ['Current Service $190.36', 'Basic Service Charge $14.00', 'Energy Charge $128.91'];
  const bill = [
    'Oak Power',
    'Account Number: 31047-26118',
    'Total Due $743.16',
    'Past Due Balance $552.80',
    ...charges,
  ];
  expect(debtsOf(...bill)).toEqual(['Oak Power $743.16']);
});
