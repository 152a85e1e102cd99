import { describe, expect, it } from 'vitest';
import { belowInEachRow, plainlyOwed } from '../../../../src/creditReport/layouts/tables/plainlyOwed';

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

describe('two columns of sums with less in the second in every row', () => {
  it.each([
    ['of other lengths', [['1500', '900'], ['750', '450']], false],
    ['of which one has cents', [['Oak', 'Elm'], ['1500', '2118.60'], ['750', '1059.30']], false],
    ['with commas', [['1,500', '2,118'], ['750', '$1,059']], false],
    ['with a row of nothing', [['6204.18', '0', '900'], ['187.44', '0', '45']], false],
    ['all round', [['1500', '2100'], ['750', '1059.30']], false],
    ['which may be the last digits of accounts', [['4411', '3207'], ['2200', '900']], true],
  ])('are what is owed and what is paid: %s', (_, columns, mayBeNumbers) => {
    expect(belowInEachRow(columns)).toEqual({ owed: columns.length - 2, paid: columns.length - 1, mayBeNumbers });
  });

  it.each([
    ['a single row', [['1500'], ['750']]],
    ['a single row beside one of nothing', [['1500', '0'], ['750', '0']]],
    ['more in one row', [['1500', '900'], ['750', '950']]],
    ['an empty cell', [['1500', '900'], ['750', '']]],
    ['as much in one row', [['1500', '900'], ['750', '900']]],
    ['days', [['4,100', '3,300'], ['30', '60']]],
    ['counts', [['12', '14'], ['5', '3']]],
    ['a third column of sums', [['1500', '900'], ['750', '450'], ['75', '45']]],
    ['digits before sums with marks', [['4411', '320'], ['$220', '$90']]],
    ['digits before cents', [['4411', '3207', '981'], ['812.50', '90.00', '12.10']]],
    ['digits with a zero first', [['0411', '3207'], ['220', '90']]],
  ])('are none: %s', (_, columns) => {
    expect(belowInEachRow(columns)).toBeUndefined();
  });
}); // biome-ignore format: columns are read in lines
