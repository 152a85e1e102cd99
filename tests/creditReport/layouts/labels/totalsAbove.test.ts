import { expect, it } from 'vitest';
import {
  withoutTableOfTotals,
  withoutTotalsAbove,
} from '../../../../src/creditReport/layouts/labels/totalsAbove';
import type { LabelKind } from '../../../../src/creditReport/lexicon/labelTable';
import { readByRules } from '../../../../src/creditReport/readReport';

const fact = (kind: LabelKind, label: string, value: string, line: number) => ({
  kind,
  label,
  values: [value],
  span: { from: line, to: line + 1 },
});
const TOTAL = fact('money', 'total', '', 0);
const LOAN = [fact('name', 'lender', 'Oak Bank', 2), fact('balance', 'current balance', '$600', 3)];

it('takes the sum above all accounts for none of their balances', () => {
  const facts = [TOTAL, fact('balance', 'current balance', '$900', 0), ...LOAN];
  expect(withoutTotalsAbove(facts).map(({ kind }) => kind)).toEqual(['money', 'money', 'name', 'balance']);
});

it.each([
  ['no word for a sum stands before it', [fact('balance', 'current balance', '$900', 0), ...LOAN]],
  ['the word stands on another line', [TOTAL, fact('balance', 'current balance', '$900', 1), ...LOAN]],
  ['no account has such a sum again', [TOTAL, fact('paying', 'payment due', '$90', 0), ...LOAN]],
  ['it stands behind the first name', [...LOAN, TOTAL, fact('balance', 'current balance', '$900', 0)]],
])('keeps a balance where %s', (_, facts) => {
  expect(withoutTotalsAbove(facts)).toEqual(facts);
});

const loan = (count: number, title: string, balance: string) =>
  `Loan ${count}: ${title}\nAccount number\t99-71-0${count}\nLender\tOak Bank\nStatus\tCurrent\nCurrent balance\t${balance}\nMonthly payment\t$50.00`;

it('reads loans below their sum, each with its own balance and by who lent it', () => {
  const text = `My loans\nTotal current balance $3,000.00\n\n${loan(1, 'Smart Loan® - Undergraduate', '$1,000.00')}\n\n${loan(2, 'Graduate School Loan', '$2,000.00')}`;
  expect(
    readByRules({ text, tables: [] }).debts.map(({ accountName, accountNumber, amountText }) => [
      accountName,
      accountNumber,
      amountText,
    ]),
  ).toEqual([
    ['Oak Bank', '99-71-01', '$1,000.00'],
    ['Oak Bank', '99-71-02', '$2,000.00'],
  ]);
});

it('keeps the name that a servicer gives a counted loan', () => {
  const text = `My loans\nTotal current balance $3,000.00\n\n${loan(1, 'Direct Subsidized Loan', '$1,000.00')}\n\n${loan(2, 'Direct Unsubsidized Loan', '$2,000.00')}`;
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual([
    'Direct Subsidized Loan',
    'Direct Unsubsidized Loan',
  ]);
});

it('takes the sums of each kind, in a table below all accounts, for none of their balances', () => {
  const kinds = { ...fact('text', 'totals', '', 0), values: ['MORTGAGE', 'OTHER', 'ALL'] };
  const sums = { ...fact('balance', 'balance', '', 1), values: ['$5', '$6', '$11'] };
  expect(withoutTableOfTotals([...LOAN, kinds, sums]).map(({ kind }) => kind)).toEqual([
    'name',
    'balance',
    'text',
    'money',
  ]);
  for (const facts of [
    [sums, kinds],
    [{ ...kinds, values: ['$1', '$2', '$3'] }, sums],
    [{ ...kinds, label: 'bureaus' }, sums],
    [{ ...kinds, values: ['MORTGAGE', 'ALL'] }, sums],
  ])
    expect(withoutTableOfTotals(facts)).toEqual(facts);
});
