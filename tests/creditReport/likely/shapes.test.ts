import { expect, it } from 'vitest';
import { maySum, shapeOf, sortOf } from '../../../src/creditReport/likely/shapes';

it.each([
  ['$1,318.20', 'dollars-and-cents', 'sum'],
  ['($318', 'dollars', 'sum'],
  ['1,318.20', 'thousands-and-cents', 'sum'],
  ['12,318', 'thousands', 'sum'],
  ['318.20', 'cents', 'sum'],
  ['2019', 'year', 'figure'],
  ['318', 'digits-3', 'figure'],
  ['123456789', 'digits-7', 'figure'],
  ['XXXX1234', 'masked', 'figure'],
  ['****', 'masked', 'figure'],
  ['4th', 'code', 'figure'],
  ['R1', 'lettered-code', 'figure'],
  ['24.99%', 'percent', 'word'],
  ['10/19', 'date', 'word'],
  ['A', 'capital', 'word'],
  ['OAK', 'capitals', 'word'],
  ['Oak', 'capitalised', 'word'],
  ['oak', 'small', 'word'],
  ['欠款', 'letters', 'word'],
  [':', 'mark-:', 'mark'],
])('%s is %s, and a %s', (text, shape, sort) => {
  expect(shapeOf(text)).toBe(shape);
  expect(sortOf(shape)).toBe(sort);
});

it.each([
  ['a plain figure', '1300', true],
  ['a year', '2019', true],
  ['one digit', '7', false],
  ['a number with marks', 'XX13', false],
])('%s may be a sum or not', (_, text, may) => {
  expect(maySum(shapeOf(text))).toBe(may);
});
