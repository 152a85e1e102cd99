import { expect, it } from 'vitest';
import { isTotalTitle } from '../../../src/creditReport/pieces/sums';

it.each([
  'Total',
  'TOTAL OF 6 ACCOUNTS',
  'Tổng cộng',
  'Kabuuan',
  'Итого',
  '总计',
  'Suma',
  'Total que debemos',
  'paid off so far',
  'Total payoffs',
  'Total enrolled (4)',
  'TOTAL SCHEDULED CLAIMS',
  'ACCOUNT TOTALS',
  'LOAN TOTAL',
  'Credit card totals:',
  'TOTAL ASSETS',
  'TOTAL YOU OWE',
  'Goal',
  'Debt free date',
  'T0TALS',
  'Change',
])('%s is the title of a sum', (title) => {
  expect(isTotalTitle(title)).toBe(true);
});

it.each(['Total Card Inc', 'Sumter Bank', 'Oak Bank', ''])('%j is none', (name) => {
  expect(isTotalTitle(name)).toBe(false);
});
