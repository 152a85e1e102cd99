import { expect, it } from 'vitest';
import { zippedHeadings } from '../../../../src/creditReport/layouts/tables/zippedHeadings';

it.each([
  [
    'Items As of Balance Amount Date of Actual Scheduled',
    'Date Reported Amount Past Due Last Paymnt Paymnt Amount Paymnt Amount',
    'items as of date reported | balance amount | amount past due | date of last paymnt | actual paymnt amount | scheduled paymnt amount',
  ],
  [
    'Date Balance Past Monthly',
    'Reported Amount Due Payment',
    'date reported | balance amount | past due | monthly payment',
  ],
  [
    'Account Date Credit Current',
    'Number Opened Limit Balance',
    'account number | date opened | credit limit | current balance',
  ],
  [
    'Account Payment Balance Date Amount',
    'Number Status Amount Closed Past Due',
    'account number | payment status | balance amount | date closed | amount past due',
  ],
  [
    'ACCOUNT HIGH PAST DATE',
    'NUMBER CREDIT DUE OPENED',
    'account number | high credit | past due | date opened',
  ],
  [
    'Account Starting Scheduled Est. Interest Current',
    'Creditor Number Balance Payment Rate Balance',
    'creditor | account number | starting balance | scheduled payment | interest rate | current balance',
  ],
])('headings begin on one line and go on in the next: %s', (above, below, headings) => {
  expect(
    zippedHeadings(above, below)
      ?.map(({ label }) => label)
      .join(' | '),
  ).toBe(headings);
});

it.each([
  ['a word is left over', 'Date Balance Past Monthly', 'Reported Amount Due Payment Elm'],
  ['a word leads to no label', 'Date Balance Elm Monthly', 'Reported Amount Due Payment'],
  ['they are few', 'Date Balance', 'Reported Amount'],
  ['the second line has values', 'Date Balance Past Monthly', '07/2011 $412 $0 $15'],
  ['each line is headings by itself', 'Date Opened Balance Past Due', 'Date Closed High Credit Status'],
  ['a sentence goes on', 'Date of the balance past due is', 'the date when the payment was made'],
])('are none where %s', (_, above, below) => {
  expect(zippedHeadings(above, below)).toBeUndefined();
});

it('takes no long time for lines of one word again and again', () => {
  const line = 'Date '.repeat(47).trim();
  const start = performance.now();
  expect(zippedHeadings(line, line)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(500);
});
