import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const named = (text: string) => readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it('bills of each month with the numbers of their accounts are no debts', () => {
  const text =
    'Rent - Oak Apts\tUnit 14C\t$1,325.00\tcurrent\nSpectrum\t8260 11 004\t$79.99\tcurrent\nState Farm auto\tK41 0882\t$164.00\tcurrent';
  expect(named(text)).toEqual([]);
});

it.each([
  [
    'late',
    'Rent - Oak Apts\tUnit 14C\t$1,325.00\t30 days late\nSpectrum\t8260 11 004\t$79.99\t60 days late',
    2,
  ],
  ['of companies that may be owed', 'Verizon 340\nT-Mobile 512\nComcast 210', 3],
  ['beside a card', 'Xcel Energy\t53-002\t$112.36\tcurrent\nOak Visa\t9921044\t$2,112.00\tcurrent', 2],
])('they stay where they are %s', (_, text, count) => {
  expect(named(text)).toHaveLength(count);
});

it('the total below them is one of them', () => {
  const text =
    'Account\tAcct #\tAmount\tStatus\nRent - Oak Apts\t14C\t$1,325.00\tpaid\nSpectrum\t8260\t$79.99\tcurrent\nTOTAL GOING OUT\t\t$1,838.78\t';
  expect(named(text)).toEqual([]);
});
