import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

it('the oldest column of ages that has a sum tells how late a debt is', () => {
  const text = `Creditor\tBalance\t0-30\t31-60\t61-90\t90+
Oak Bank\t500.00\t500.00\t-\t-\t-
Elm Auto\t720.40\t-\t720.40\t-\t-
Fir Credit\t1,310.00\t310.00\t500.00\t500.00\t-
Ash Supply\t95.00\t-\t-\t-\t95.00`;
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ current }) => current)).toEqual(['current', '30days', '60days', '90days']);
});

it('how often a debt was late, by days, and sums that do not come to its balance tell nothing', () => {
  const text = `Creditor\tBalance\t30\t60\t90+\nOak Bank\t500.00\t2\t1\t0\nElm Auto\t720.40\t0\t0\t1\nFir Credit\t95.00\t1\t0\t0`;
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ current }) => current)).toEqual([null, null, null]);
});
