import { expect, it } from 'vitest';
import { lentAndPaidIn } from '../../../../src/creditReport/layouts/lists/paidBack';

it.each([
  ['Uncle Ray: borrowed 1,500, paid 400 back', '1,500'],
  ['Mom lent us $3,000, paid back 600', '$3,000'],
  ['mi tía me prestó 2,000, le he pagado 500', '2,000'],
  ['Joe gave us $900 and we repaid 200', '$900'],
])('what was lent is known where a part is paid back: %s', (words, lent) => {
  expect(lentAndPaidIn(words)).toBe(lent);
});

it.each(['Mom lent us $3,000', 'Uncle Ray: paid 400 back', 'Oak 1,500, paid 40 a month'])(
  'nothing is by %s',
  (words) => {
    expect(lentAndPaidIn(words)).toBeUndefined();
  },
);
