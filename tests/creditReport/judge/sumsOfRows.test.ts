import { expect, it } from 'vitest';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { withoutSums } from '../../../src/creditReport/judge/sumsOfRows';
import { account } from '../../support/reports';

type Facts = Parameters<typeof account>[0];

function names(...rows: readonly Facts[]): string[] {
  const read = rows.map((facts) => {
    const debt = debtOf(account(facts));
    if (!debt) throw new Error(`no debt: ${JSON.stringify(facts)}`);
    return { debt };
  });
  return withoutSums(read).map(({ debt }) => debt.accountName);
}

const OAK = { name: 'Oak', number: '1XXX', balance: '$5.10' };
const ELM = { name: 'Elm', number: '2XXX', balance: '$6.20' };
const ASH = { name: 'Ash', number: '3XXX', balance: '$70' };
const CARDS = { name: 'Cards', balance: '$11.30' };

it.each([
  ['before its accounts', [CARDS, OAK, ELM, ASH]],
  ['behind its accounts', [ASH, OAK, ELM, CARDS]],
])('what the accounts of one kind come to is no debt, %s', (_, rows) => {
  expect(names(...rows)).not.toContain('Cards');
});

it.each([
  ['it has a number', [{ ...CARDS, number: '9XXX' }, OAK, ELM, ASH]],
  ['it has an original creditor', [{ ...CARDS, original: 'Fir' }, OAK, ELM, ASH]],
  [
    'other rows have no number, as those of a list',
    [CARDS, { ...OAK, number: '' }, { ...ELM, number: '' }, ASH],
  ],
  ['another account stands between them', [CARDS, OAK, ASH, ELM]],
  ['it comes to as much as a single one', [{ ...CARDS, balance: '$5.10' }, OAK, ELM, ASH]],
])('a row that comes to what others do stays where %s', (_, rows) => {
  expect(names(...rows)).toContain('Cards');
});
