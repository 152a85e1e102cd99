import { expect, it } from 'vitest';
import { lentAndPaidIn } from '../../../../src/creditReport/layouts/lists/paidBack';
import { readByRules } from '../../../../src/creditReport/readReport';

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

it('what was lent and paid back is explained where the rest is told', () => {
  const text =
    'Oak Bank $900\nJoe Elm (my brother), he lent me $2,000 and I have given him back $350 so $1,650 left.';
  const [, joe] = readByRules({ text, tables: [] }).debts;
  expect(joe).toMatchObject({ accountName: 'Joe Elm (my brother)', amountText: '$1,650' });
  expect(joe?.review).not.toContain('amounts-unused');
});
