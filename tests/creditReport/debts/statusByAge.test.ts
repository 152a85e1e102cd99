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

it('an age in steps of a month tells how late a debt is, where its status does not', () => {
  const text = `Creditor\tAccount Number\tBalance\tStatus\tAge
Oak Bank\t6011XX7742\t$500.00\tEnrolled\t150 days
Elm Auto\t4447XX0918\t$720.40\tEnrolled\t30 days
Fir Credit\t5774XX2206\t$310.00\tNot Enrolled\tCurrent
Ash Supply\t6035XX1184\t$95.00\tEnrolled\t1,240 days
Yew Supply\t6035XX2184\t$96.00\tEnrolled\t60`;
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ current }) => current)).toEqual(['90days', '30days', 'current', null, null]);
});
