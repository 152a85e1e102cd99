import { expect, it } from 'vitest';
import { readReport } from '../../../src/creditReport/readReport';

const LOANS = [
  ['Oak Loan', '$3,211.04', '$41.20'],
  ['Elm Loan', '$9,800.76', '$118.66'],
].map(
  ([name, balance, payment]) =>
    `${name}\nCurrent balance: ${balance}\nMonthly payment: ${payment}\nStatus: Current\n`,
);
const namesIn = (due: string) =>
  readReport({
    text: `Fir Servicing\n\nTotal amount due: ${due}\n\n${LOANS.join('\n')}`,
    tables: [],
  }).debts.map(({ accountName }) => accountName);

it('what is due on all loans together is no debt beside them', () => {
  expect(namesIn('$159.86')).toEqual(['Oak Loan', 'Elm Loan']);
  expect(namesIn('$500.00')).toHaveLength(3);
});
