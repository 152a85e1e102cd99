import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesIn = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);

it('is what aims at more than is there, also the row beside it that aims at nothing', () => {
  const savings = [
    'Account\tBalance\tMonthly\tGoal\tStatus',
    'Oak Direct – Vacation\t$1,840.00\t$150.00\t$3,000.00\tbehind 1 month',
    'Oak Direct – Roof\t$4,275.00\t$300.00\t$9,500.00\ton track',
    'Elm Direct\t$5,000.00\t–\t–\tmatures 8/14',
  ];
  expect(namesIn(...savings)).toEqual([]);
  expect(readByRules({ text: savings.join('\n'), tables: [] }).kind).toBe('nothing');
  const owed = ['', 'What we owe', '', 'Creditor\tBalance\tPayment', 'Ash Loans\t$900.00\t$40.00'];
  expect(namesIn(...savings, ...owed)).toEqual(['Ash Loans']);
});

it('is no debt that is to become less', () => {
  const rows = ['Oak Card\t$2,400.00\t$100.00\t$250', 'Elm Loan\t$1,150.00\t$75.00\t$0.00'];
  expect(namesIn('Card\tBalance\tMin\tGoal', ...rows)).toEqual(['Oak Card', 'Elm Loan']);
});
