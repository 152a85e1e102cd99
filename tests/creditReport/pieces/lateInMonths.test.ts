import { expect, it } from 'vitest';
import { lateInMonths } from '../../../src/creditReport/pieces/lateInMonths';

const [JAN, MAR, JUN] = [20_090_100, 20_090_300, 20_090_600];

it.each([
  ['60 days as of Mar 2009, Jan 2009', [MAR, MAR], [JAN, JAN]],
  ['120 days past due as of Jan 2009 to Mar 2009, Jun 2009', [JAN, MAR], [JUN, JUN]],
  ['Past due 30 days as of January 2009 through June 2009', [JAN, JUN]],
])('reads how late a debt was in which months of a history: %s', (text, ...months) => {
  expect(lateInMonths(text)).toEqual({ text, months: months.map(([from, to]) => ({ from, to })) });
});

it('reads no months of a day without how late the debt was', () => {
  expect(lateInMonths('60 as of Mar 2009')).toBeUndefined();
});
