import { expect, it } from 'vitest';
import { accountOf } from '../../../src/creditReport/account';
import { readPayment } from '../../../src/creditReport/debts/payment';
import { account, debtsIn, fact } from '../../support/reports';

const paid = (...[given]: [ReturnType<typeof account>]) => {
  const { paying, isOfOtherTimes } = readPayment(given, 0);
  return [paying?.value.text, isOfOtherTimes];
};
const paidSum = (given: ReturnType<typeof account>) => {
  const { paying } = readPayment(given, 0);
  return paying?.value.amount && paying.value.text;
};
const under = (label: string, value: string) => ({ ...fact('paying', value), label });

it('a payment of other times than each month is not read as monthly, whether its value, its label or its frequency says so', () => {
  expect(paid(account({ paying: '$187.50 every 2 weeks' }))).toEqual([undefined, true]);
  expect(paid(accountOf([under('weekly payment', '$45')]))).toEqual([undefined, true]);
  expect(paid(accountOf([under('monthly payment', '$45 a week')]))).toEqual([undefined, true]);
  const often = (value: string) => ({ ...fact('text', value), label: 'payment frequency' });
  expect(paid(accountOf([under('payment', '$45'), often('Biweekly')]))).toEqual([undefined, true]);
  expect(paid(accountOf([under('payment', '$45'), often('Monthly')]))).toEqual(['$45', false]);
  expect(paid(accountOf([under('monthly payment', '$45'), often('Weekly')]))).toEqual(['$45', false]);
});

it('what is paid on all loans stands before the name of the first, what is paid on that one behind it', () => {
  const at = (one: ReturnType<typeof fact>, from: number) => ({ ...one, span: { from, to: from + 5 } });
  const [ofAll, name, own] = [fact('paying', '$214.07'), fact('name', 'Oak Loan'), fact('paying', '$52.18')];
  expect(paidSum(accountOf([at(ofAll, 0), at(name, 10), at(own, 20)]))).toBe('$52.18');
  expect(paidSum(accountOf([at(ofAll, 0), at(name, 10)]))).toBe('$214.07');
});

it('a monthly payment beside one of other times is read', () => {
  expect(paid(accountOf([under('weekly payment', '$45'), under('monthly payment', '$195')]))).toEqual([
    '$195',
    false,
  ]);
});

it.each([
  'Oak Loan 4,200, $187.50 every 2 weeks\nElm Visa 900 paying 60 a month',
  'Oak Loan 4,200 paying 45 a week\nElm Visa 900 paying 60 a month',
  'Oak Loan\n$4,200\n$45 weekly\n\nElm Visa\n$900\n$60 a month',
])('what is paid at other times is marked in lists and on cards too: %s', (text) => {
  const [oak = '', elm = ''] = debtsIn(text);
  expect(oak).toContain('paying-not-monthly');
  expect(oak).not.toMatch(/187|45/);
  expect(elm).toContain('60');
  expect(elm).not.toContain('paying-');
});

it('who writes what is owed with a minus writes so what is paid too', () => {
  const given = account({ balance: '-$5,000.00', paying: '-$220.00' });
  expect(readPayment(given, 0).paying?.value.amount?.toFixed()).toBe('220');
});

it.each(['-$220.00', 'paid back 250', 'repaid $250'])(
  'what was paid once is no payment of each month: %s',
  (value) => {
    expect(paid(account({ paying: value }))).toEqual([undefined, false]);
  },
);

it('what comes in is nothing that is paid', () => {
  const text = (label: string) => accountOf([{ ...fact('text', 'Salary $3,250/mo'), label }]);
  expect(paid(text('income'))).toEqual([undefined, false]);
  expect(paid(text('offer'))).toEqual([undefined, false]);
  expect(paid(text('note'))).toEqual(['$3,250', false]);
});

it.each([
  ['acct type', 'AUTO 72 $648', '648'],
  ['type', 'MTG 360 $1671', '1671'],
  ['account type', 'REV MIN $263', '263'],
  ['acct type', 'AUTO 60', undefined],
  ['acct type', 'AUTO', undefined],
  ['remarks', 'AUTO 72 $648', undefined],
])('the kind of an account may have its terms behind it: %s %s', (label, value, payment) => {
  expect(paid(accountOf([{ ...fact('statusHint', value), label }]))).toEqual([payment, false]);
});

it.each([
  ['$1,847 x 360', '$1,847'],
  ['$402 x 60', '$402'],
  ['$168 X 48 mos', '$168'],
  ['$ 611.20 x72 months', '$ 611.20'],
  ['$150 @ 24', '$150'],
  ['36 payments of $218.40', '$218.40'],
  ['1 payment of $575.00 due 11/13/2026', '$575.00'],
  ['$150 x 2', undefined],
  ['2 x 150', undefined],
  ['$1,847 x 360 x 2', undefined],
  ['1847 x 360', undefined],
])('what is paid may have for how many months behind it: %s', (value, payment) => {
  expect(paidSum(account({ paying: value }))).toBe(payment);
});

it('a sum before a count of months stands under its label, and is no balance', () => {
  const read = (label: string) =>
    debtsIn(
      ['Oak Bank', 'Elm Bank']
        .map((name) => `Creditor: ${name}\nBalance: $900\n${label}: $150 x 24`)
        .join('\n\n'),
    );
  for (const debt of read('Payment')) expect(debt).toContain('$150');
  for (const debt of read('Last payment')) expect(debt).not.toContain('150');
});

it('what is late of a debt may be told with the payment that was due', () => {
  const late = (value: string) => paidSum(accountOf([fact('pastDue', value)]));
  expect(late('34 days. Payment of $389.17 was due Oct 3')).toBe('$389.17');
  expect(late('$389.17')).toBeUndefined();
});
