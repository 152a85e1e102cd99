import { expect, it } from 'vitest';
import { withoutOverview } from '../../../src/creditReport/debts/overview';
import { account, readOf } from '../../support/reports';

type Facts = Parameters<typeof account>[0];

function rows(...facts: Facts[]): string[] {
  const reads = facts.map((given) => readOf(account(given)));
  return withoutOverview(reads).map(({ debt }) =>
    [debt.accountName, debt.accountNumber, debt.current, debt.review.join(' ')].join('|'),
  );
}

const OAK = { name: 'OAK', balance: '$5', status: 'Late 30 Days' };
const ELM = { name: 'ELM', balance: '$6', status: 'Current' };

it('rows of an overview are one with the accounts below, and tell their status', () => {
  expect(
    rows(
      OAK,
      ELM,
      { name: 'OAK', number: '1XX', balance: '$5' },
      { ...ELM, number: '2XX', status: 'Late 60 Days' },
    ),
  ).toEqual(['OAK|1XX|30days|duplicate-merged', 'ELM|2XX|60days|duplicate-merged']);
});

it('a name that an overview cuts at its end is that of its account', () => {
  const accounts = [
    { name: 'OAK BANK', number: '1XX', balance: '$5' },
    { ...ELM, number: '2XX' },
  ];
  expect(rows(OAK, ELM, ...accounts)).toEqual([
    'OAK BANK|1XX|30days|duplicate-merged',
    'ELM|2XX|current|duplicate-merged',
  ]);
  const others = rows({ ...OAK, name: 'AK' }, ELM, ...accounts);
  expect(others).toHaveLength(4);
});

it.each([
  ['one of them has another balance', [OAK, { ...ELM, balance: '$7' }]],
  ['one of them has no account', [OAK, { ...ELM, name: 'FIR' }]],
  ['there is but one', [OAK]],
  ['two of them are alike', [OAK, OAK]],
])('all rows stay where %s', (_, overview) => {
  const accounts = [
    { ...OAK, number: '1XX' },
    { ...ELM, number: '2XX' },
  ];
  expect(rows(...overview, ...accounts)).toHaveLength(overview.length + 2);
});
