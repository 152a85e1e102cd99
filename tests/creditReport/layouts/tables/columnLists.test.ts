import { expect, it } from 'vitest';
import { readColumnLists } from '../../../../src/creditReport/layouts/tables/columnLists';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const WHO = ['WHO', 'Oak Bank', 'Elm Card'];
const NUMBER = ['ACCT NO', '1XXXX', '2XXXX'];
const BALANCE = ['BALANCE', '500.00', '60.00'];
const STATUS = ['LATE?', 'current', '30 days'];
const pageOf = (...lists: readonly (readonly string[])[]) =>
  lists.map((list) => list.join('\n')).join('\n\n');
const OAK_AND_ELM = ['Oak Bank | 1XXXX | 500.00 | current', 'Elm Card | 2XXXX | 60.00 | 30days'];
const countIn = (text: string) => readColumnLists(readLines(text)).length;

it('columns that stand one below the other are read across', () => {
  expect(debtsIn(pageOf(WHO, NUMBER, BALANCE, STATUS))).toEqual(OAK_AND_ELM);
});

it('every value keeps its own place', () => {
  const text = pageOf(WHO, NUMBER, BALANCE);
  const spans = readColumnLists(readLines(text)).map(({ facts }) =>
    facts.map(({ span: { from, to } }) => text.slice(from, to)),
  );
  expect(spans).toEqual([
    ['Oak Bank', '1XXXX', '500.00'],
    ['Elm Card', '2XXXX', '60.00'],
  ]);
});

it('a title above the first column and a total below the last are none of theirs', () => {
  expect(debtsIn(pageOf(['For Mr. Patel', ...WHO], NUMBER, BALANCE, [...STATUS, 'TOTAL', '560.00']))).toEqual(
    OAK_AND_ELM,
  );
});

it('columns without a blank line between them are read where their headings are known', () => {
  const [head, ...rest] = [WHO, NUMBER, BALANCE, ['STATUS', 'current', '30 days']].flat();
  expect(countIn(['For Mr. Patel', head, ...rest].join('\n'))).toBe(2);
});

it('columns without a blank line between them are read where the words of their headings are known', () => {
  const columns = [['Pangalan', 'Oak Bank', 'Elm Card'], BALANCE, ['Hulog / buwan', '50.00', '6.00']];
  expect(countIn(columns.flat().join('\n'))).toBe(2);
});

it('columns are read whose headings ask how much and how late', () => {
  const columns = [
    ['Who', 'Oak Bank', 'Elm Card'],
    ['How much', '500.00', '60.00'],
    ['Each month', '50.00', '6.00'],
    ['How late', 'current', '30 days'],
  ];
  expect(countIn(columns.flat().join('\n'))).toBe(2);
});

it('names with no heading that is known stand over the columns of what is owed and paid', () => {
  const names = ['Oak Bank', 'Elm Card', 'My uncle'];
  const owed = ['balance', '4,120.00', '96', '500'];
  const columns = (...above: readonly string[]) =>
    [...above, ...owed, 'pay', '120', '20', '0', 'TOTAL 4,716.00', 'call Oak!'].join('\n');
  expect(debtsIn(columns('Bills', 'what we owe   Jan.', ...names))).toEqual([
    'Oak Bank |  | 4,120.00 |  | 120 |  | no-status',
    'Elm Card |  | 96 |  | 20 |  | no-status',
    'My uncle |  | 500 |  | 0 |  | no-status',
  ]);
  expect(countIn(columns(...names.slice(1)))).toBe(0);
  expect(countIn([...names, ...owed].join('\n'))).toBe(0);
});

it('sums below some of the columns are of none of the others, and a heading that nobody knows begins the next', () => {
  const columns = [
    ['OAK + ELM', 'What we pay'],
    ['Who', 'Oak Bank', 'Elm Card', 'Yew Store', 'Total'],
    ['Last 4', '7016', '-', '4427'],
    ['How much', '$500.00', '$60.00', '$7.00', '$567.00'],
    ['Each mo.', '$50.00', '$6.00', '$0.00', '$56.00'],
    ['How are we', 'ok', '1 mo. late', 'collection'],
  ];
  expect(debtsIn(columns.flat().join('\n'))).toEqual([
    'Oak Bank | 7016 | $500.00 | current | $50.00',
    'Elm Card |  | $60.00 | 30days | $6.00 |  | digits-unused',
    'Yew Store | 4427 | $7.00 | 90days | $0.00 |  | collection original-missing',
  ]);
});

it('a blank line in the place of the last value is a blank, and a question that follows it a heading', () => {
  const text = `Who\n1. Oak Bank\n2. Elm Card\n3. Ash Loan\nOwe\n500.00\n60.00\n7.00\nTOTAL 567.00\nPay/mo\n50\n6\n\nBehind?\nno\n30 days\ncollections\ncall Ash back`;
  expect(debtsIn(text)).toEqual([
    'Oak Bank |  | 500.00 | current | 50',
    'Elm Card |  | 60.00 | 30days | 6',
    'Ash Loan |  | 7.00 | 90days |  |  | collection original-missing',
  ]);
});

it('a row of sums is no debt', () => {
  expect(countIn(pageOf([...WHO, 'Total'], [...NUMBER, 'n/a'], [...BALANCE, '560.00']))).toBe(2);
});

it.each([
  ['two columns', pageOf(WHO, BALANCE)],
  ['columns of different lengths', pageOf(WHO, [...NUMBER, '3XXXX'], [...BALANCE, '7.00', '8.00'])],
  ['a single value in each', pageOf(WHO.slice(0, 2), NUMBER.slice(0, 2), BALANCE.slice(0, 2))],
  ['columns that name nobody', pageOf(['LATE?', 'current', 'current'], NUMBER, BALANCE)],
  ['columns of one name', pageOf(['WHO', 'Oak', 'Oak'], NUMBER, BALANCE)],
  ['values of bureaus', `Experian\nEquifax\n\n${pageOf(WHO, NUMBER, BALANCE)}`],
  ['columns that say nothing of what is owed', pageOf(WHO, NUMBER, ['PHONE', '555-0142', '555-0143'])],
  ['values in place of headings', pageOf(WHO.slice(1), NUMBER.slice(1), BALANCE.slice(1))],
])('%s are no table', (_, text) => {
  expect(countIn(text)).toBe(0);
});
