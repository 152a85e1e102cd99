import { expect, it } from 'vitest';
import { withHeadingsAbove } from '../../../../src/creditReport/layouts/tables/headingsAbove';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';
import { debtsIn, inOneLine } from '../../../support/reports';

const joined = (above: string, below: string) => {
  const [first, second] = readLines(`${above}\n${below}`);
  return second && withHeadingsAbove(first, second).cells.join(' | ');
};

it('headings on two lines are read together', () => {
  const whole = 'creditor | last 4 of acct | balance owed | monthly payment | months behind'
    .split(' | ')
    .join(' | ');
  expect(joined('\tlast 4\tbalance\tmonthly\tmonths', 'creditor\tof acct\towed\tpayment\tbehind')).toBe(
    whole,
  );
  // The first is empty, and lost.
  expect(joined('last 4\tbalance\tmonthly\tmonths', 'creditor\tof acct\towed\tpayment\tbehind')).toBe(whole);
});

it('headings on two lines may be one that nobody has listed, and those of the lower line alone whatever they are', () => {
  expect(
    joined('\tTotal\tMinimum\tNew\tPayments\t', 'Item\tPayoff\tPayment\tPayment\tRemaining\tNotes'),
  ).toBe('Item | Total Payoff | Minimum Payment | New Payment | Payments Remaining | Notes');
});

it('a worksheet of what is owed and paid is read by them', () => {
  const text = [
    'Debt worksheet',
    '\tTotal\tMinimum\tNew\tPayments\tCumulative',
    'Item\tPayoff\tPayment\tPayment\tRemaining\tPayments\tNotes',
    'Oak card\t$ 214.06\t$ 27.00\t$ 27.00\t8\t\tcurrent',
    'Elm shop\t$ 655.90\t$ 35.00\t$ 62.00\t11\t27\tcurrent',
    'Fir dental\t$ 812.00\t$ 50.00\t$ 112.00\t8\t62\tcurrent',
    '',
    'Pay the least of all but the first one.',
    'Rainy day fund\t$ 1,000.00\t\t\t\t\tDONE',
  ].join('\n');
  expect(readByRules({ text, tables: [] }).debts.map(inOneLine)).toEqual([
    'Oak card |  | $ 214.06 | current | $ 27.00',
    'Elm shop |  | $ 655.90 | current | $ 35.00',
    'Fir dental |  | $ 812.00 | current | $ 50.00',
  ]);
});

it.each([
  ['My debts\tas told\tby phone\there', 'Creditor\tBalance\tPayment\tStatus'],
  ['Name\tOak\t$900\t35', 'Creditor\tBalance\tPayment\tStatus'],
  ['Balance', 'Creditor\tBalance\tPayment\tStatus'],
  ['Bureau\tBureau\tBureau\tBureau', 'Creditor\tBalance\tPayment\tStatus'],
])('a line above headings that is none of them stays apart: %s', (above, below) => {
  expect(joined(above, below)).toBe(below.replaceAll('\t', ' | '));
});

it('months that are counted under two lines of headings are no codes, and a remark in brackets is of the row above', () => {
  const sheet = [
    '\tLast 4\tBalance\tMonthly\tMonths',
    'Creditor\tof acct\towed\tpayment\tbehind',
    'Oak Bank\t8820\t$466.00\t$84.00\t0',
    'Elm Visa\t1093\t$120.15\t$27.00\t2',
    'Midland Credit\t2271\t$377.41\t—\t3+',
    '(old Citi card)',
    'Ash Motors\t6637\t$58.90\t$40.17\t1',
  ].join('\n');
  expect(debtsIn(sheet)).toEqual([
    'Oak Bank | 8820 | $466.00 | current | $84.00',
    'Elm Visa | 1093 | $120.15 | 60days | $27.00',
    'Midland Credit | 2271 | $377.41 | 90days |  | Citi',
    'Ash Motors | 6637 | $58.90 | 30days | $40.17',
  ]);
});

it('a column that goes on counting from the table above has no numbers of accounts', () => {
  const rows = [
    '5\tElm Recovery\tOak Bank\t$390.00',
    '6\tAsh Systems\tFir Homes\t$118.45',
    '7\tOak Bank\t–\t$477.09',
  ];
  const table = [
    '#\tCollector\tOriginal creditor\tBalance',
    ...rows,
    '**Total: $985.54**\t**Minimums: $50.88**',
  ];
  expect(debtsIn(table.join('\n')).map((debt) => debt.split(' | ').slice(0, 3))).toEqual([
    ['Elm Recovery', '', '$390.00'],
    ['Ash Systems', '', '$118.45'],
    ['Oak Bank', '', '$477.09'],
  ]);
});
