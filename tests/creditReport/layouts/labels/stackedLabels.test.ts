import { expect, it } from 'vitest';
import { withStackedLabels } from '../../../../src/creditReport/layouts/labels/stackedLabels';
import { readLines } from '../../../../src/creditReport/page/lines';

const cellsOf = (text: string) => withStackedLabels(readLines(text)).map(({ cells }) => cells);

it('a label over its value stands beside it, where all that stands beside the value has a label of its own', () => {
  expect(cellsOf('Status:\nPast due 90 days.\tStatus Details: On record until 2027.')).toEqual([
    ['Status: Past due 90 days.'],
    ['', 'Status Details: On record until 2027.'],
  ]);
});

it.each([
  'Status:\nPast due 90 days.\tsince May',
  'Status:\n\nPast due 90 days.\tStatus Details: On record until 2027.',
  'Status\nPast due 90 days.\tStatus Details: On record until 2027.',
])('a label stays where it is: %j', (text) => {
  expect(cellsOf(text)).toEqual(readLines(text).map(({ cells }) => cells));
});
