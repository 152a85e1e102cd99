import { expect, it } from 'vitest';
import { debtsIn } from '../../../support/reports';

it.each([
  ['10/14 ', '10/20 '],
  ['10/14/2026 - ', '10/20/2026 - '],
  ['2026-10-14 ', '2026-10-20 '],
  ['Oct 14: ', 'October 20, 2026 '],
  ['3/5 2:00p ', '3/6 11:15 AM - '],
])('reads a list whose lines begin with days, such as %j', (first, second) => {
  const debts = debtsIn(`${first}Oak Store 1,288.09\n${second}Elm Bank 2,845.00`);
  expect(debts.map((debt) => debt.split(' | ').slice(0, 3))).toEqual([
    ['Oak Store', '', '1,288.09'],
    ['Elm Bank', '', '2,845.00'],
  ]);
});
