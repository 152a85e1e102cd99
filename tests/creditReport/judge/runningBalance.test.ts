import { expect, it } from 'vitest';
import { runningBalances } from '../../../src/creditReport/judge/runningBalance';
import { pageOfElements } from '../../../src/creditReport/page/page';

const runsIn = (...rows: string[]) => {
  const page = pageOfElements(rows.map((row) => [row]));
  return runningBalances(page).map(({ from, to }) => page.source.slice(from, to).split('\n'));
};
const OLDEST_FIRST = ['Open 10.00 100.00', 'Oak -20.00 80.00', 'Elm 5.50 85.50', 'Ash 85.50 0.00'];
const NEWEST_FIRST = ['Ash 85.50 0.00', 'Elm 5.50 85.50', 'Oak -20.00 80.00', 'Open 10.00 100.00'];

it('rows whose balance runs on are found, the oldest or the newest first', () => {
  expect(runsIn('Chase 500.00 20.00', ...OLDEST_FIRST)).toEqual([OLDEST_FIRST]);
  expect(runsIn(...NEWEST_FIRST.slice(0, 3), 'Fir 1.00 100.00')).toEqual([
    [...NEWEST_FIRST.slice(0, 3), 'Fir 1.00 100.00'],
  ]);
});

it.each([
  ['too few rows', OLDEST_FIRST.slice(0, 3)],
  ['values that are the same in all columns', ['3.00 3.00', '0.00 0.00', '5.00 5.00', '0.00 0.00']],
  ['a balance that stays', ['1.00 80.00', '1.00 80.00', '2.00 80.00', '3.00 80.00']],
  [
    'balances that have nothing to do with each other',
    ['1.00 80.00', '2.00 70.00', '3.00 60.00', '4.00 50.00'],
  ],
  [
    'what was paid on all debts before, beside what is owed on each',
    ['214.06 27.00 27.00', '655.90 35.00 62.00', '812.00 50.00 112.00', '2940.18 71.00 183.00'],
  ],
])('%s are none', (_, rows) => {
  expect(runsIn(...rows)).toEqual([]);
});
