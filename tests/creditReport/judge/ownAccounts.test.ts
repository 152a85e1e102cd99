import { expect, it } from 'vitest';
import { ownAccountsIn } from '../../../src/creditReport/judge/ownAccounts';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';

const partsOf = (...lines: string[]) => {
  const [page] = pagesOfText(lines.join('\n'));
  if (!page) throw new Error('no page');
  return ownAccountsIn(page).map(({ from, to }) => page.source.slice(from, to).split('\n'));
};
const CARDS = ['Credit cards', '$311.40', 'Oak Blue', '••1008', '$200.00', 'Elm Edge', '••0193', '$111.40'];
const CASH = ['Cash', '$1,040.18', 'Fir One', '••2211', '$1,000.00', 'Ash Two', '••9086', '$40.18'];

it('are the accounts that come to the sum right below the title of own money', () => {
  expect(partsOf('All', 'Cash', 'Debt', ...CARDS, ...CASH, 'Home')).toEqual([CASH]);
  const { debts } = readByRules({ text: [...CARDS, ...CASH].join('\n'), tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Blue', 'Elm Edge']);
});

it.each(['Cash & savings (2)    $50.00', 'Investments $50.00', 'My bank accounts: $50.00'])(
  'are those that come to the sum beside it: %s',
  (title) => {
    expect(partsOf(title, 'Oak ••2211   $20.00', 'Elm   $30.00', 'Ash   $50.00')).toEqual([
      [title, 'Oak ••2211   $20.00', 'Elm   $30.00'],
    ]);
  },
);

it('are those that the form of an application asks for', () => {
  const bank = ['OAK BANK', 'Acct. no. 441-20 $ 8,114'];
  expect(partsOf('Name and address of Bank, S&L, or Credit Union', ...bank, 'Total')).toEqual([bank]);
});

it.each([
  ['come to another sum', ['Cash   $51.00', 'Oak   $20.00', 'Elm   $30.00', 'Ash   $50.00']],
  ['stand under the title of debts', ['Cash   $50.00', 'Loans', 'Oak   $20.00', 'Elm   $30.00']],
  ['stand under the name of a bank', ['Savings Bank   $50.00', 'Oak   $20.00', 'Elm   $30.00']],
])('are not what may %s', (_, lines) => {
  expect(partsOf(...lines)).toEqual([]);
});
