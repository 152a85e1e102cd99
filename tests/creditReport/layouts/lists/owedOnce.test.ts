import { expect, it } from 'vitest';
import { tellsOnce } from '../../../../src/creditReport/layouts/lists/owedOnce';

it.each([
  'was $2,900 in June',
  'down from 3,100',
  '当初贷了$26,000',
  '原来欠$1,500',
  '最初 $900',
  '起初借了 5000元',
])('tells how much was owed once: %s', (piece) => {
  expect(tellsOnce(piece)).toBe(true);
});

it.each(['now $2,900', '欠$1,500', '原债权人 Oak', '当初贷了$26,000, 现在欠$8,500', '月供 $436'])(
  'tells no such thing: %s',
  (piece) => {
    expect(tellsOnce(piece)).toBe(false);
  },
);
