import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const statusesOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ current, review }) =>
      `${current} ${review.filter((flag) => /status|collection/.test(flag)).join(' ')}`,
  );

const COLLECTED = '90days collection status-guessed';
const UNTOLD = 'null no-status';

it.each([
  ['one who is known', 'Midland Credit Mgmt $1,200.50', COLLECTED],
  ['one whose name says so', 'Oak Valley Recovery $1,200.50', COLLECTED],
  [
    'one to whom it was sold',
    'Midland Credit Mgmt, $1,200.50. This was my Oak One card, they sold it.',
    COLLECTED,
  ],
  ['a lender', 'Oak Valley Bank $1,200.50', UNTOLD],
  ['one of whom it is told', 'Midland Credit Mgmt $1,200.50 current', 'current '],
  ['one to whom nothing is owed', 'Midland Credit Mgmt $0.00', UNTOLD],
])('what is owed to %s stands so', (_, line, status) => {
  expect(statusesOf('Elm Card $900.10', line, 'Ash Card $300.00')).toEqual([UNTOLD, status, UNTOLD]);
});

it.each(['Chapter 13 plan', 'Proof of claim', 'My bankruptcy', 'Schedule E/F'])(
  'a collector who files a claim in court says nothing: %s',
  (title) => {
    expect(statusesOf(title, 'Elm Card $900.10', 'Midland Credit Mgmt $1,200.50')).toEqual([UNTOLD, UNTOLD]);
  },
);

it('a table says nothing where the text beside it says that it is of a court', () => {
  const rows = [
    ['Creditor', 'Balance'],
    ['Elm Card', '$900.10'],
    ['Midland Credit Mgmt', '$1,200.50'],
  ];
  const read = (title: string) =>
    readByRules({
      text: [title, ...rows.map((row) => row.join('\t'))].join('\n'),
      tables: [rows],
    }).debts.map(({ current }) => current);
  expect(read('Claims of the Chapter 13 plan')).toEqual([null, null]);
  expect(read('Debts of the plan')).toEqual([null, '90days']);
});

it('who was owed first is to be asked of a debt that nothing but its collector tells to be collected', () => {
  const of = (line: string) =>
    readByRules({ text: `Elm Card $900.10\n${line}`, tables: [] }).debts.map(({ review }) =>
      review.includes('original-missing'),
    );
  expect(of('Midland Credit Mgmt $1,200.50')).toEqual([false, true]);
  expect(of('Midland Credit Mgmt (Chase) $1,200.50')).toEqual([false, false]);
});
