import { expect, it } from 'vitest';
import { plainlyOwed } from '../../../../src/creditReport/layouts/tables/plainlyOwed';

it.each([
  ['right beside each other', [['4100', '2200'], ['110', '65']], { owed: 0, paid: 1 }],
  ['behind a name', [['Oak', 'Elm'], ['4100', '900'], ['110', '']], { owed: 1, paid: 2 }],
  ['with a rate between', [['4100'], ['29.99'], ['110']], { owed: 0, paid: 2 }],
  ['of another length', [['900', '12000'], ['35', '310.25']], { owed: 0, paid: 1 }],
])('finds what is owed before what is paid each month: %s', (_, columns, places) => {
  expect(plainlyOwed(columns)).toEqual(places);
}); // biome-ignore format: columns are read in lines

it.each([
  ['a zero first', [['0411'], ['35']]],
  ['as much behind it', [['4411'], ['4100']]],
  [
    'one row with less',
    [
      ['4411', '1007'],
      ['110', '2000'],
    ],
  ],
  ['signs of money behind it', [['4411'], ['$110']]],
  ['two sums behind it', [['4411'], ['4100'], ['110']]],
  ['what is paid before it', [['110.00'], ['4411']]],
  ['nothing behind it', [['4411'], ['Oak']]],
])('finds none in %s', (_, columns) => {
  expect(plainlyOwed(columns)).toBeUndefined();
});
