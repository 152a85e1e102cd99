import { expect, it } from 'vitest';
import { dayBefore, earlierLines } from '../../../../src/creditReport/layouts/lists/earlierDays';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Today: Oak 4,100', 'now'],
  ['Now:', 'now'],
  ['As of today: Oak 4,100', 'now'],
  ['Last week: Oak 4,200', 'then'],
  ['Two weeks ago: Oak 900', 'then'],
  ['Jan 1: Oak 4,200', 'date'],
  ['3/1: Oak 4,200', 'date'],
  ['March 1', 'date'],
])('%s begins with a day', (text, age) => {
  expect(dayBefore(text)?.age).toBe(age);
});

it.each([
  'Oak: 4,100',
  'Today Oak 4,100',
  'May Department Stores 300',
  'Last Chance Bank: 300',
  '3/1 Oak 400',
])('%s begins with none', (text) => {
  expect(dayBefore(text)).toBeUndefined();
});

const earlier = (text: string) => earlierLines(readLines(text)).map((line) => line.text);

it.each([
  ['a line each', 'Last week: Oak 4,200\nToday: Oak 4,100', ['Last week: Oak 4,200']],
  ['the newest first', 'Now: Oak 4,100\nLast week: Oak 4,200', ['Last week: Oak 4,200']],
  ['lines below each', 'Last week:\nOak 4,200\nElm 120\nToday:\nOak 4,100', ['Oak 4,200']],
  ['dates', 'Jan 1: Oak 9, Elm 8\nFeb 1: Oak 7, Elm 6', ['Jan 1: Oak 9, Elm 8']],
  ['one creditor on two dates', '3/1: Oak 400\n4/2: Oak 310', []],
  ['other creditors', 'Last week: Oak 400\nToday: Elm 310', []],
  ['one day', 'Today: Oak 400\nElm 300', []],
])('is told anew of the same creditors: %s', (_, text, lines) => {
  expect(earlier(text)).toEqual(lines);
});

it('the last day is what is owed, and no creditor', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => `${debt.accountName} ${debt.amountText}`);
  expect(rows('Last week: Chase 4,200, Citi 2,300\nToday: Chase 4,100, Citi 2,200')).toEqual([
    'Chase 4,100',
    'Citi 2,200',
  ]);
  expect(rows('March 1\nChase 4,300\nKohls 280\nApril 1\nChase 4,210\nKohls 240')).toEqual([
    'Chase 4,210',
    'Kohls 240',
  ]);
  expect(rows('Today: Chase 4,100, Citi 2,200')).toEqual(['Chase 4,100', 'Citi 2,200']);
});
