import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ accountName }) => accountName);
const ACCOUNT = ['Navient', 'Account Number: 9955112233', 'Current Balance: $12,440.15'];
const LOANS = ['Loan 1 Stafford Sub $4,100.00', 'Loan 2 Stafford Unsub $8,340.15'];

it('the loans that an account is made up of are not counted beside it', () => {
  expect(namesOf(...ACCOUNT, ...LOANS)).toEqual(['Navient']);
});

it.each([
  [
    'come to another sum',
    [...ACCOUNT, 'Loan 1 Stafford Sub $4,100.00', 'Loan 2 Stafford Unsub $8,340.16'],
    3,
  ],
  ['name creditors of their own', [...ACCOUNT, 'Chase $4,100.00', 'Capital One $8,340.15'], 3],
  ['are of an account and a loan beside it', [...ACCOUNT, 'Stafford Loan $4,100.00', 'Oak Loan $900.00'], 3],
  ['stand under no number', ['Navient $12,440.15', 'Oak Card $4,100.00', 'Elm Card $8,340.15'], 3],
])('rows are debts of their own that %s', (_, lines, count) => {
  expect(namesOf(...lines)).toHaveLength(count);
});
