import { expect, it } from 'vitest';
import { paidByRemark, paidByTerms } from '../../../src/creditReport/pieces/terms';

it.each([
  ['MTG 360 $1671', '1671'],
  ['AUTO 72 $648', '648'],
  ['INST 48 $212.50', '212.50'],
  ['LEASE 36 $401', '401'],
  ['EDUC 120 $88', '88'],
  ['AUTO 60', undefined],
  ['AUTO 72 648', undefined],
  ['AUTO $648', undefined],
  ['OAK AUTO 72 $648', undefined],
])('the kind of account may stand before its terms, with a sign of dollars: %s', (terms, paid) => {
  expect([paidByTerms(terms), paidByRemark(terms)]).toEqual([paid, paid]);
});

it.each([
  ['360$1712', '$1712'],
  ['72$538.50', '$538.50'],
  ['Minimum $90', '$90'],
  ['MIN 35', '35'],
  ['MIN129', '129'],
  ['REV $94', '$94'],
  ['REV X 45', '45'],
  ['DEF/$0', '$0'],
  ['REV / $118', '$118'],
  ['--- / $0', '$0'],
  ['72 x 461', '461'],
  ['24/$129', '$129'],
  ['60 Monthly $354', '$354'],
  ['360M $841', '$841'],
  ['48M197', '197'],
  ['66 $411', '$411'],
  ['360 1,120', '1,120'],
  ['30Y 711', '711'],
  ['$566/360 Months', '$566'],
  ['72 488', '488'],
  ['$841 Monthly', '$841'],
  ['$593 per month, paid for 72 months', '$593'],
  ['$1688 84', '$1688'],
  ['$90', '$90'],
  ['$90.', '$90'],
  ['Min. payment 35', '35'],
  ['Revolving: $94', '$94'],
  ['60 mo $354', '$354'],
  ['60mos $354', '$354'],
  ['month, due $354', '$354'],
  ['months $354', '$354'],
  ['M $354', '$354'],
  ['$331 for 1 month', '$331'],
  ['$331 for 12 mos', '$331'],
  ['paid $90/mo', '$90'],
  ['paid $90 / month', '$90'],
  ['paid $90monthly', '$90'],
  ['is monthly $90.50 of it', '$90.50'],
  ['x monthly $ 90', '$ 90'],
  ['$331 for 60 months', '$331'],
  ['$1,604 per rnonth, paid Monthly', '$1,604'],
  ['$963 (360 months)', '$963'],
  ['$0 (60 months)', '$0'],
  ['$310.50 (for 48 mos)', '$310.50'],
  ['MTG 360X1624', '1624'],
  ['INST: 48x$233', '233'],
])('the terms %j tell that %s is paid', (terms, paid) => {
  expect(paidByTerms(terms)).toBe(paid);
});

it.each([
  '36 Months',
  '360',
  'Revolving',
  '—',
  '',
  '$90 of 84',
  '$90 (past due)',
  '(360 months)',
  'my min 35',
  'min 35 of',
  '172x 461 of',
  'a 72 x 461',
  'a 72 488',
  'a 30Y 711',
  '30Y 711 of',
  '30Y',
  'a $566/360',
  '$566/360 of',
  '72 488 of',
  'a 60 mo 354',
  'a $331 for ever',
  `${'x'.repeat(60)} $90/month`,
])('the terms %j tell nothing of it', (terms) => {
  expect(paidByTerms(terms)).toBeUndefined();
});

it('a remark tells it by the month alone', () => {
  expect(paidByRemark('You are on a payment plan: $75.00 per month, 16 of 24 left')).toBe('$75.00');
  const long = 'This is a friendly reminder that your monthly payment of $214.32 for your loan will be due';
  expect(paidByRemark(long)).toBe('$214.32');
  expect(paidByRemark('On a payment plan: $75.00 due monthly. Your plan is current.')).toBe('$75.00');
  expect(paidByRemark('PAYMENT PLAN - CURRENT Monthly payment: $75.00')).toBe('$75.00');
  expect(paidByRemark('Monthly payment due 11/18, $75.00')).toBeUndefined();
  expect(paidByRemark('original amount $19,400, monthly $310.00')).toBeUndefined();
  expect(paidByRemark('34 days. Payment of $389.17 was due Oct 3')).toBe('$389.17');
  expect(paidByRemark('Settlement offer available: $75.00 per month')).toBeUndefined();
  expect(paidByRemark('Final payment of $389.17 due Oct 3')).toBeUndefined();
  expect(paidByRemark('/ $1,842 AS AGREED')).toBe('$1,842');
  expect(paidByRemark('/ $438 30 DAYS LATE')).toBe('$438');
  expect(paidByRemark('/ $438 10/25')).toBeUndefined();
  expect(paidByRemark('24/$129')).toBeUndefined();
});

it('a remark that pushed the terms aside has them at its end', () => {
  expect(paidByRemark('LATE: 30 02/24 08/23 72/$597')).toBe('$597');
  expect(paidByRemark('LATE: 30 02/24 08/23 of 72')).toBeUndefined();
});

it('a remark is read at its begin alone', () => {
  expect(paidByRemark(`${'x'.repeat(60)} $75.00 per month`)).toBeUndefined();
  expect(paidByRemark('LATE: 30 02/24 72/$597 now')).toBeUndefined();
});

it.each([
  ['MTG 360X1624', '1624'],
  ['MTG  360 X 1,190.50', '1,190.50'],
  ['INST 72X487', '487'],
  ['AUTO 72/$597', '$597'],
  ['REV MIN71', '71'],
  ['REV MIN/$86', '86'],
  ['EDUCATION 120 X 256', '256'],
  ['REV MIN $29', '29'],
  ['Revolving; minimum: $35', '35'],
  ['INSTALLMENT, TERMS: 60x310', '310'],
])('the remark %j tells behind the kind of account that %s is paid', (remark, paid) => {
  expect(paidByRemark(remark)).toBe(paid);
});

it.each([
  'REV',
  'MTG 360',
  'AUTO 72/12',
  'MTG 06/17',
  'REV 30 04/23',
  'OPEN $500',
  'REV MIN',
  'LATE 30X2',
  'MTG 360X1624 CLOSED',
  'EDUC DEFERRED',
])('the remark %j tells nothing of it', (remark) => {
  expect(paidByRemark(remark)).toBeUndefined();
});

it.each([
  ['Payment plans as low as $25/mo', undefined],
  ['Plans starting at $40 per month', undefined],
  ['Your payment plan: $40 per month', '$40'],
])('the least that a plan is offered for is not paid: %s', (remark, paid) => {
  expect(paidByRemark(remark)).toBe(paid);
});
