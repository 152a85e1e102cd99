import { expect, it } from 'vitest';
import { severalOfKind } from '../../../../src/creditReport/layouts/lists/severalOfKind';
import { readByRules } from '../../../../src/creditReport/readReport';

const told = (text: string) => severalOfKind(text)?.map((one) => one.told);

it.each([
  ['student loans: two, 8,200 and 4,150', ['student loans 8,200', 'student loans 4,150']],
  ['student loans: 8,200 and 4,150', ['student loans 8,200', 'student loans 4,150']],
  ['two student loans, 8,200 and 4,150', ['student loans 8,200', 'student loans 4,150']],
  ['3 credit cards: 900, 1200 and 640', ['credit cards 900', 'credit cards 1200', 'credit cards 640']],
  ['Oak loans: 5,100 / 4,200', ['Oak loans 5,100', 'Oak loans 4,200']],
  ['2 Oak One cards 1,200 each', ['Oak One cards 1,200', 'Oak One cards 1,200']],
  ['two Elm loans, $2,500 each', ['Elm loans $2,500', 'Elm loans $2,500']],
  ['Oak - 3 loans, $150 each', ['Oak $150', 'Oak $150', 'Oak $150']],
  ['Kohls & Macys 300 each, current', ['Kohls 300, current', 'Macys 300, current']],
  ['Citi and Discover: $900 apiece', ['Citi $900', 'Discover $900']],
  ['dos tarjetas Oak 1,200 cada una', ['tarjetas Oak 1,200', 'tarjetas Oak 1,200']],
  ['6. Oak Clinic, two bills 310 and 455', ['Oak Clinic 310', 'Oak Clinic 455']],
  [
    'hospital - oak health 3 unpaid bills: 310, 200 and 455',
    ['hospital - oak health 310', 'hospital - oak health 200', 'hospital - oak health 455'],
  ],
  ['owe medical bills $430, $1,100', ['medical bills $430', 'medical bills $1,100']],
])('%s tells a debt for each sum', (text, debts) => {
  expect(told(text)).toEqual(debts);
});

it.each([
  'Oak cards 4,100 and 110',
  'Oak, two times 310 and 455',
  'Oak Clinic, two bills 3,100 and 55',
  'Oak & Elm 300 each',
  'Oak - 3 loans, $150 each month',
  'student loan: 8,200 and 4,150',
  'student loans: 8,200',
  'medical bills $1,200 + $389.99',
  'Oak, Elm 900 and 640',
  '2 Oak cards 1,200 each month',
  '2 Oak cards 1,200',
  '2 Oaks 1,200 each',
  'loans: 8,200 and 4,150 at 5%',
])('%s tells none of that', (text) => {
  expect(told(text)).toBeUndefined();
});

it('they are rows of their own, each with its own sum', () => {
  const rows = (text: string) =>
    readByRules({ text, tables: [] }).debts.map((debt) => `${debt.accountName} ${debt.amountText}`);
  expect(rows('student loans: two, 8,200 and 4,150')).toEqual(['student loans 8,200', 'student loans 4,150']);
  expect(rows('Chase 4100\nstudent loans: 8,200 and 4,150')).toHaveLength(3);
  expect(
    rows(
      'Client says: Chase card $4,812, pays $125/mo. Citi $2,044 but disputes $300 of it. Medical bills $1,200 and $389.99.',
    ),
  ).toContain('Medical bills $1,200');
  // Alone in a text, the kind of a debt names it.
  expect(rows('student loan 8200')).toEqual(['student loan 8200']);
  // A summary of several kinds names nobody.
  expect(rows('student loans 8200\ncredit cards 4100')).toEqual([]);
});

it('which loan each sum is of may stand behind it in brackets', () => {
  expect(told('Oak Loans: $9,870 (loan 1), $4,210 (loan 2)')).toEqual([
    'Oak Loans $9,870',
    'Oak Loans $4,210',
  ]);
  expect(told('Oak Loans: $9,870 (loan 1), $4,210 (paid)')).toBeUndefined();
});
