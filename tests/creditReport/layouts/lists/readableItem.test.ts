import { expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';

it('what is past due on a bill of its own is not said of the debt above it', () => {
  const text = 'Target card 1,688\nElm bill past due 143.77';
  expect(readReport({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Target card', amountText: '1,688', statusText: '' },
    { accountName: 'Elm', amountText: '143.77' },
  ]);
});
