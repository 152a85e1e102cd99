import { expect, it } from 'vitest';
import {
  isOverMonths,
  lateInYear,
  withoutMonthGrids,
} from '../../../../src/creditReport/layouts/labels/historyGrid';
import { readLines } from '../../../../src/creditReport/page/lines';

const [line] = [
  (text: string) => readLines(text)[0] ?? { text: '', cells: [], afterBlank: false, from: 0, to: 0 },
];

it.each([
  ['2024 60 90 – – – – – – – – – –', ['60 days as of jan 2024', '90 days as of feb 2024']],
  ['2024\t60\t\t\t\t\t\t\t\t\t\t\t30', ['60 days as of jan 2024', '30 days as of dec 2024']],
  ['2024 C C C C C C C C C C 30 60', ['30 days as of nov 2024', '60 days as of dec 2024']],
  ['2024 ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓', []],
  ['2024 60', []],
  ['2024', []],
  ['60 90 – – – – – – – – – –', []],
])('tells of a year how late the debt was in its months: %j', (text, told) => {
  expect(lateInYear(line(text))).toEqual(told);
});

it('knows the line of the months, by their names and by their letters', () => {
  const lines = ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', 'J F M A M J J A S O N D', 'Jan Feb Mar'];
  expect(lines.map((text) => isOverMonths(line(text)))).toEqual([true, true, false]);
});

it.each([
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\nPast Due\t$0\t$0\nOAK', ['OAK']],
  ['08/2022\t07/2022\nBalance\t$5\t$6\nOAK', ['OAK']],
  ['08/2022\t07/2022\n$5\t$6\t$7', ['08/2022 07/2022', '$5 $6 $7']],
  ['Month\tAug 2022\tJul 2022\nScheduled Payment\t$5\nOAK', ['OAK']],
  ['\t08/2022\t07/2022\nBalance\t$5\t$6\n\nBalance\t$7\t$8', ['Balance $7 $8']],
  ['Debt\t08/2022\t07/2022\nOAK\t$5\t$6', ['Debt 08/2022 07/2022', 'OAK $5 $6']],
  ['\t08/2022\t07/2022\nOAK\t$5\t$6', ['OAK $5 $6']],
  ['Date Opened\n\t08/2022\t07/2022\nBalance\t$5\t$6', ['Date Opened', '08/2022 07/2022', 'Balance $5 $6']],
  ['\tTransUnion\tExperian\nBalance\t$5\t$6', ['TransUnion Experian', 'Balance $5 $6']],
])('leaves out what a grid tells of former months: %j', (text, left) => {
  expect(withoutMonthGrids(readLines(text)).map((one) => one.text)).toEqual(left);
});
