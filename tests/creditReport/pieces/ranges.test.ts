import { expect, it } from 'vitest';
import { readAmount } from '../../../src/creditReport/pieces/amounts';
import { rangeIn } from '../../../src/creditReport/pieces/ranges';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['Oak 200-300', '200-300', '300'],
  ['Oak 800–1200, late', '800–1200', '1200'],
  ['Oak $200-300', '$200-300', '$300'],
  ['Oak $200-$300?', '$200-$300', '$300'],
  ['Oak 1,200-1,350', '1,200-1,350', '1,350'],
  ['Oak 200 to 300', '200 to 300', '300'],
  ['Oak between 180 and 220', 'between 180 and 220', '220'],
  ['Oak 2-3k', '2-3k', '3k'],
  ['$1,000 - $1,500', '$1,000 - $1,500', '$1,500'],
])('of the sums that one is told between in %s the larger counts', (text, printed, most) => {
  expect(rangeIn(text)).toMatchObject({ text: printed, most });
});

it.each([
  ['years', 'Oak 2015-2020'],
  ['a telephone number', '555-1230'],
  ['what falls', 'Oak 300-200'],
  ['odd numbers', 'Oak 201-307'],
  ['the number of an account', 'Oak acct 200-300'],
  ['days', '200-300 days'],
  ['the limit of the late', '$60-89 days past due'],
  ['what differs too much', '$5-$500'],
  ['two sums', 'Oak 200 and 300'],
  ['a date', '10/200-300'],
  ['a sum and its limit', 'Oak $1,000 - $1,500 limit'],
  ['a number and a sum', 'Oak 200 - $300'],
])('%s are no such sums', (_, text) => {
  expect(rangeIn(text)).toBeUndefined();
});

it('in a column of amounts it is the larger sum, and marked', () => {
  expect(readAmount('200-300')?.amount?.toFixed()).toBe('300');
  const [oak] = readByRules({ text: 'Creditor\tAmount\nOak\t200-300\nElm\t1,500', tables: [] }).debts;
  expect(oak?.amount?.toFixed()).toBe('300');
  expect(oak?.review).toContain('amount-about');
});
