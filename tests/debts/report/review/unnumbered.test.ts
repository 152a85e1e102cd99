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

const places = (own: readonly Debt[], entered: readonly Debt[]) =>
  withUnnumbered(
    own.map(() => undefined),
    own,
    entered,
  ).map((pair) => pair?.place);

it('debts without numbers are those of their name that have some, too', () => {
  const numbered = [debt('Oak Bank', '1000'), debt('Oak Bank', '2500')].map((one, index) => ({
    ...one,
    accountNumber: `xxxx 447${index}`,
  }));
  expect(places([debt('Oak Bank', '2600'), debt('Oak Bank', '900')], numbered)).toEqual([1, 0]);
});

it('a debt whose name is like that of one alone is that one, unless it is another one of that very name', () => {
  const [short, long] = [debt('Midland Credit', '500'), debt('MIDLAND CREDIT MGMT', '510')];
  expect(places([long], [debt('Elm', '5'), short])).toEqual([1]);
  expect(places([long], [short, short]), 'nobody knows which').toEqual([undefined]);
  expect(places([long, short], [short]), 'a namesake is no guess').toEqual([undefined, undefined]);
  expect(places([long, short], [short, debt('Midland Credit Management', '5')])).toEqual([1, undefined]);
});
