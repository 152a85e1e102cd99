import { expect, it } from 'vitest';
import { withLabelsFirst } from '../../../../src/creditReport/layouts/labels/sumsFirst';

const NAME = 'OAK VISA ...2290';

it.each([
  [
    [NAME, '$4,780.12', 'Outstanding balance', '$219.88 Available credit'],
    [NAME, 'Outstanding balance', '$4,780.12', 'Available credit', '$219.88'],
  ],
  [
    [NAME, '$6,114.20', 'Principal balance'],
    [NAME, 'Principal balance', '$6,114.20'],
  ],
  [
    [NAME, '$6,114.20 Principal balance'],
    [NAME, 'Principal balance', '$6,114.20'],
  ],
  [
    [NAME, '$2,410.00', 'Current balance', '$590.00 Available to spend'],
    [NAME, 'Current balance', '$2,410.00'],
  ],
])('a label behind its sum is read with it: %j', (cells, turned) => {
  expect(withLabelsFirst(cells)).toEqual(turned);
});

it.each([
  [[NAME, 'Balance', '$400', 'Minimum payment', '$25']],
  [[NAME, '$400', 'Past due']],
  [[NAME, '$400', 'Current']],
  [[NAME, '$400', 'Oak Street']],
  [[NAME, '$400', '$25', 'Current balance']],
  [[NAME, '$219.88', 'Available credit']],
  [['$400', 'Current balance']],
  [[NAME, 'Current balance']],
])('any other row stays as it is: %j', (cells) => {
  expect(withLabelsFirst(cells)).toBe(cells);
});
