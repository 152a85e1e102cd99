import { expect, it } from 'vitest';
import { isOwnersTitle, whoseIn } from '../../../../src/creditReport/layouts/tables/whoseDebt';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['Hers', ['Oak Bank', '500']],
  ['Joint debts', ['Oak Bank', '500']],
  ['His own cards', ['Oak Bank', '500']],
  ['Karen', ['Oak Bank', 'Karen', '500']],
  ["Karen's debts", ['Oak Bank', 'karen', '500']],
  ['KAREN', ['Oak Bank', '500', 'Karen']],
])('%s over %j says whose they are', (title, cells) => {
  expect(isOwnersTitle(title, cells)).toBe(true);
});

it.each([
  ['Karen', ['Oak Bank', 'Tom', '500']],
  ['Karen', ['Karen', '500']],
  ['Oak', ['Bank', '500']],
  ['Ours Funding', ['LLC', '500']],
  ['Joint Venture Credit', ['Union', '500']],
  ["'s", ['Oak Bank', '', '500']],
])('%s over %j may be a part of the name', (title, cells) => {
  expect(isOwnersTitle(title, cells)).toBe(false);
});

it('whose debts stand below is no part of the name of the first', () => {
  const rows = ['Creditor\tWhose\tBalance\tMonthly', 'Oak Bank\tboth\t$900\t$40', 'Ana', 'Elm Visa\tAna\t$500\t$25', 'Hers', 'Ash Loan\tLuis\t$300\t$20'];
  const { debts } = readByRules({ text: rows.join('\n'), tables: [] });
  expect(debts.map(({ accountName }) => accountName)).toEqual(['Oak Bank', 'Elm Visa', 'Ash Loan']);
  expect(debts.flatMap(({ review }) => review)).not.toContain('multi-line-name');
}); // biome-ignore format: rows are read in lines

it.each([
  [
    ['J OAK BANK', 'B 1ST ELM BANK'],
    [2, 2],
  ],
  [
    ['J OAK BANK', 'ELM BANK'],
    [0, 0],
  ],
  [['T MOBILE'], [0]],
  [
    ['2 J OAK BANK', '1 B ELM BANK'],
    [4, 4],
  ],
])('the letters before all names of %j say whose they are', (names, lengths) => {
  expect(whoseIn(names)).toEqual(lengths);
});

it.each([
  [['ELM BANK', 'ASH LOANS'], [0]],
  [['B ELM BANK', 'J C ASH LOANS'], [4]],
])(
  'a name alone in its part has such letters where those of the other parts, %j, have them all',
  (beside, lengths) => {
    expect(whoseIn(['B B OAK BANK'], beside)).toEqual(lengths);
  },
);
