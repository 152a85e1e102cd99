import { expect, it } from 'vitest';
import { type Debt, EMPTY_DEBT } from '../../../../src/debts/debt';
import { withUnnumbered } from '../../../../src/debts/report/review/unnumbered';

const debt = (accountName: string, amount: string): Debt => ({ ...EMPTY_DEBT, accountName, amount });
const pairs = (name: string) =>
  withUnnumbered(
    [undefined, undefined],
    [debt(name, '2600'), debt(name, '900')],
    [debt(name, '1000'), debt(name, '2500')],
  ).map((pair) => pair?.place);

it('debts of one name are each what it is among their amounts, and debts without a name none', () => {
  expect(pairs('Oak Bank')).toEqual([1, 0]);
  expect(pairs('')).toEqual([undefined, undefined]);
});
