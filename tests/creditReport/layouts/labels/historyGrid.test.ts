import { expect, it } from 'vitest';
import { lateInYear } from '../../../../src/creditReport/layouts/labels/historyGrid';
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
  expect(lateInYear(line(text), undefined)).toEqual(told);
});

it.each([
  ['2024 ✓ ✓ ✓ 30', '2023 ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓', ['30 days as of apr 2024']],
  ['2024 60', '2023 C C', ['60 days as of jan 2024']],
  ['2024 60', '2022 C C', []],
  ['2024 was 30', '2023 C C', []],
])(
  'the marks of a year that is not over begin with January, above the year before: %j',
  (text, below, told) => {
    expect(lateInYear(line(text), line(below))).toEqual(told);
  },
);
