import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const isMarked = (heading: string) =>
  readByRules({ text: `Creditor\t${heading}\nChase\t1.2\nAmex\t12.4`, tables: [] }).debts.every(
    ({ review }) => review.includes('amount-in-thousands'),
  );

it.each(['Balance (USD k)', 'Balance (k)', 'Amount ($ thousands)', 'Balance in thousands'])(
  'an amount below %j is marked: it is told in thousands',
  (heading) => {
    expect(isMarked(heading)).toBe(true);
  },
);

it.each(['Balance', 'Balance (USD)', 'Balance owed'])('an amount below %j is told in dollars', (heading) => {
  expect(isMarked(heading)).toBe(false);
});
