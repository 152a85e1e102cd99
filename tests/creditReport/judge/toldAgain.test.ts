import { expect, it } from 'vitest';
import { withoutToldAgain } from '../../../src/creditReport/judge/toldAgain';
import { readByRules } from '../../../src/creditReport/readReport';

const LIST =
  'You said:\nOak Gold 8,200 min 246\nElm Finance 3,025, 141 a month, 30 days late\nFir Furniture 1,750 min 97\n';
const HEAD = 'Sorted for you:\n\n| # | Debt | Balance | Minimum |\n|---|---|---|---|\n';
const FIR = '| 1 | Fir Furniture | $1,750.00 | $97.00 |\n';
const ELM = '| 2 | Elm Finance | $3,025.00 | $141.00 |\n';
const OAK = '| 3 | Oak Gold | $8,200.00 | $246.00 |\n';
const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amount, current }) => `${accountName} ${amount} ${current}`,
  );
const TOLD = ['Oak Gold 8200 null', 'Elm Finance 3025 30days', 'Fir Furniture 1750 null'];

it('a list that is told again in another order tells the same debts', () => {
  expect(read(LIST + HEAD + FIR + ELM + OAK)).toEqual(TOLD);
});

it.each([
  ['another debt among them', `${FIR}${ELM}${OAK}| 4 | Ash Loan | $400.00 | $20.00 |\n`, 7],
  ['another sum', `${FIR}${ELM}| 3 | Oak Gold | $8,100.00 | $246.00 |\n`, 6],
  ['another payment', `${FIR}${ELM}| 3 | Oak Gold | $8,200.00 | $200.00 |\n`, 6],
  ['but two of them', FIR + ELM, 5],
])('a list with %s is one of its own', (_, rows, count) => {
  expect(read(LIST + HEAD + rows)).toHaveLength(count);
});

it('leaves no rows as they are', () => {
  expect(withoutToldAgain([])).toEqual([]);
});
