import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const rowsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, payingText, review }) =>
    [accountName, amountText, payingText, ...review.filter((flag) => /corrected|merged/.test(flag))].join(
      ' ',
    ),
  );

const NEW = 'Chase 4,020 min 110\nWells Fargo 8,900\nDiscover 1,150.00';
const OLD = ['Chase 4,200 min 110', 'Wells Fargo 9,800 min 210', 'Discover 1,150.00', 'Ally 300.00 min 20'];
const ANEW = [
  'Chase 4,020 110 amount-corrected',
  'Wells Fargo 8,900 210 amount-corrected',
  'Discover 1,150.00  duplicate-merged',
];
const WROTE = 'On Tue, Mar 4, 2025 at 9:12 AM Ann Lopez <ann@oak.example> wrote:';

it.each([
  [
    'quoted above',
    `${WROTE}\n${OLD.map((line) => `> ${line}`).join('\n')}\n\nThe new ones:\n${NEW}`,
    ['Ally 300.00 20', ...ANEW],
  ],
  [
    'quoted below',
    `${NEW}\n\n${WROTE}\n${OLD.map((line) => `> ${line}`).join('\n')}`,
    [...ANEW, 'Ally 300.00 20'],
  ],
  ['below its head', `${NEW}\n\n${WROTE}\n${OLD.join('\n')}`, [...ANEW, 'Ally 300.00 20']],
  [
    'below the head of an office program',
    `${NEW}\n\nFrom: Ann Lopez\nSent: Tuesday, March 4, 2025\nSubject: list\n\n${OLD.join('\n')}`,
    [...ANEW, 'Ally 300.00 20'],
  ],
])('what an earlier mail says %s is told anew by the one that answers it', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

it('an earlier mail that tells of more accounts of one creditor keeps them', () => {
  expect(rowsOf(`Chase 4,020 min 110\n\n${WROTE}\nChase 4,200 min 110\nChase 900.00 min 30`)).toHaveLength(3);
});

it.each([
  ['Elm Bank/Oak', 'Oak'],
  ['Oak (Elm Bank)', 'Oak'],
  ['Oak (Elm Bank)', 'Elm Bank'],
  ['Discover it', 'Discover'],
])('%s is told anew where the earlier mail calls it %s', (name, before) => {
  expect(rowsOf(`${name} 4,020.00\n\n${WROTE}\n${before} 4,200.00`)).toEqual([
    `${name} 4,020.00  amount-corrected`,
  ]);
});

it.each([
  ['Oakdale Bank', 'Oak'],
  ['Elm Bank/Oak', 'Ash'],
])('%s is another than %s', (name, before) => {
  expect(rowsOf(`${name} 4,020.00\n\n${WROTE}\n${before} 4,200.00`)).toHaveLength(2);
});

it('accounts with other numbers are others', () => {
  expect(rowsOf(`Chase acct 123456 $4,020.00\n\n${WROTE}\nChase acct 654321 $4,200.00`)).toHaveLength(2);
});
