import { expect, it } from 'vitest';
import { hasNotesBelow, withNotesBehind } from '../../../../src/creditReport/layouts/lists/notesBelow';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const put = (text: string) => withNotesBehind(readLines(text)).map((line) => line.text);

it('what is marked below debts without marks is noted of the one above', () => {
  const text =
    'Oak (8812) 6,478.00\n  - 30 days late, hardship plan 110/mo\nElm (2231) 4,871.90\n  - called 11/12\n - current\nFir $90.00';
  expect(put(text)).toEqual([
    'Oak (8812) 6,478.00, 30 days late, hardship plan 110/mo',
    'Elm (2231) 4,871.90, called 11/12, current',
    'Fir $90.00',
  ]);
  expect(hasNotesBelow(readLines(text))).toBe(true);
});

it('how a debt stands below each of them is of the one above, whatever is said besides', () => {
  const text = 'Oak $6,478.00\n30 days late, hardship plan $110\nElm $4,871.90\n60 days late';
  expect(put(text)).toEqual([
    'Oak $6,478.00, 30 days late, hardship plan $110',
    'Elm $4,871.90, 60 days late',
  ]);
  expect(withNotesBehind(readLines(text)).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Oak $6,478.00\n30 days late, hardship plan $110',
    'Elm $4,871.90\n60 days late',
  ]);
});

it.each([
  ['their marks begin debts', '- oak 500.00\n- elm 900.00\n- 60 days late'],
  ['some that are marked are debts', 'Oak $500.00\n- 60 days late\nElm $900.00\n- Visa $300.00'],
  [
    'debts stand under what they come to',
    'Cards 1,100.00\n- chase 500.00\n- citi 600.00\nLoans 900.00\n- ally 900.00',
  ],
  ['they stand above the debts', '60 days late, in a plan\nOak $500.00\ncurrent\nElm $900.00'],
  ['a debt has none', 'Oak $500.00\n30 days late, in a plan\nElm $900.00\nFir $90.00\ncurrent'],
  ['they are all alike', 'Oak $500.00\n30 days late\nElm $900.00\ncurrent'],
  ['there is but one debt', 'Oak $500.00\n- 30 days late\n- in a plan\n- called'],
])('lines stay as they are where %s', (_, text) => {
  expect(withNotesBehind(readLines(text))).toEqual(readLines(text));
});

it('a list with notes below each debt has no debt more, and none of the next one', () => {
  const text =
    'Oak (2231) 4,871.90\n - called 11/12, offered 50% settlement = 2,435.95\nElm (8812) 6,478.00\n - 30 days late, plan 110/mo\nFir (0098) 412.50\n - current';
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['Oak', '2231', '4,871.90', '', ''],
    ['Elm', '8812', '6,478.00', '30days', '110'],
    ['Fir', '0098', '412.50', 'current', ''],
  ]);
});
