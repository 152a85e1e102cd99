import { expect, it } from 'vitest';
import { withoutSlips } from '../../../../src/creditReport/page/repair/slips';

function repaired(text: string): string {
  return withoutSlips({ text, guesses: [] }).text;
}

it.each([
  ['Balance: $2,18O', 'Balance: $2,180'],
  ['$S47', '$547'],
  ['$O', '$0'],
  ['$l,2l4.OO', '$1,214.00'],
  ['$3l7/mo', '$317/mo'],
  ['5,OOO', '5,000'],
  ['S7,400.00', '$7,400.00'],
  ['35.OO', '35.00'],
  ['S4,877.l2', '$4,877.12'],
  ['S1,O44.5O', '$1,044.50'],
  ['45.— current', '45.00 current'],
  ['$   514 . 20   $9', '   $514.20   $9'],
  ['11O.—', '110.00'],
  ['$9,O88.–', '$9,088.00'],
  ['$ 7 4 5 .00', '    $745.00'],
  ['$ 1 , 3 2 0 .00', '      $1,320.00'],
  ['1O/07/2024', '10/07/2024'],
  ['ll/2019', '11/2019'],
  ['3O DAYS PAST DUE', '30 DAYS PAST DUE'],
  ['9OO71532', '90071532'],
  ['4l4709XXXX', '414709XXXX'],
  ['Ba1ance:', 'Balance:'],
  ['3O days beh ind', '30 days behind'],
  ['2 months l ate', '2 months late'],
  ['in 30 days be hired', 'in 30 days be hired'],
  ['Cred1tor', 'Creditor'],
  ['Month1y', 'Monthly'],
  ['0pened', 'Opened'],
  ['C0NSUMER', 'CONSUMER'],
  ['CAP1TAL 0NE', 'CAPITAL ONE'],
  ['Capital 0ne', 'Capital One'],
  ['CREDlT', 'CREDIT'],
  ['ok currenl', 'ok current'],
  ['how far behlnd', 'how far behind'],
  ['Coilection', 'Collection'],
  ['1,129 .80', '1,129.80'],
  ['$1 ,129.80', '$1,129.80'],
  ['$1, 129.80', '$1,129.80'],
  ['$ 11, 306.50', '$11,306.50'],
  ['$ 2,7 88', '$2,788'],
  ['Oak 1,955. 47', 'Oak 1,955.47'],
  ['Oak 1,955. 47 58', 'Oak 1,955.47 58'],
  ['Oak 12,004. 60 $45', 'Oak 12,004.60 $45'],
  ['..9O06', '..9006'],
  ['...8O0l', '...8001'],
  ['$14,30 2.10', '$14,302.10'],
])('puts %j right', (damaged, right) => {
  expect(repaired(damaged)).toBe(right);
});

it('sets a far dollar sign before its digits, and leaves the columns where they are', () => {
  expect(repaired('A    $    35.00  B')).toBe('A        $35.00  B');
});

it('joins a torn sum, and leaves the columns where they are', () => {
  expect(repaired('5049 9401  $ 1 ,105.30  $  40.00')).toBe('5049 9401    $1,105.30    $40.00');
  expect(repaired('4419 | 3,8 12.60 | 98.00')).toBe('4419 | 3,812.60 | 98.00');
  expect(repaired('Oak  9,6 62   pay 318')).toBe('Oak   9,662   pay 318');
  expect(repaired('Oak 9,6 62 pay 318')).toBe('Oak 9,6 62 pay 318');
  expect(repaired('Owe 2, 875.00')).toBe('Owe 2,875.00');
  expect(repaired('balance: 1, 250')).toBe('balance: 1,250');
  expect(repaired('Oak: 12, 875.00, current')).toBe('Oak: 12,875.00, current');
  expect(repaired('Balance:    $2, 687    Open')).toBe('Balance:     $2,687    Open');
  expect(repaired('Oak  7714  1, 284.00     45.')).toBe('Oak  7714   1,284.00     45.');
  expect(repaired('Oak  377.19      3 4.    no')).toBe('Oak  377.19       34.    no');
});

it.each([
  ['a unit of millions', '$2B'],
  ['twenties', '$20s'],
  ['an amount', '$1,234.56'],
  ['a capital before a number', 'L1877204'],
  ['a prefix of a number', 'JC3390218'],
  ['a suffix of an account', 'S0010'],
  ['letters and a digit before a mask', '8PXQ****'],
  ['a plan', '401k'],
  ['an ordinal', '1ST NATIONAL'],
  ['an ordinal of small letters', '5th'],
  ['a nickname that ends in a digit', 'Cap1'],
  ['a name of a machine', 'BxBXxLj1m4HMXBm9WZ'],
  ['a mail address', 'd0e@mail.example'],
  ['an item and an amount', 'the 5, 120.00 left'],
  ['a count and an amount', 'Cards: 2, 875.00'],
  ['a name that ends in a digit, and an amount', 'Oak 2, 875.00'],
  ['a count and a sum in a sentence', 'of  12, 875.00 is late'],
  ['two plain figures behind a name', 'Oak: 12, 875'],
  ['a sum and a day', 'owe 12, 101-day plan'],
  ['a rate', '5 .25%'],
  ['a sum and another sentence', 'owe 1,955. 47 days late'],
  ['a sum and a counted line', 'owe 1,955. 12. Oak'],
  ['a sum and a rate', 'owe 1,955. 24% on it'],
  ['dots and a word', '..Oo'],
  ['a word in capitals with a small ending', 'ATMs'],
])('leaves %s alone: %j', (_, text) => {
  expect(repaired(text)).toBe(text);
});

it('keeps every changed word as a guess, in its place', () => {
  const { text, guesses } = withoutSlips({ text: 'Ba1ance $2,18O of 3O days', guesses: [] });
  expect(guesses.map(({ from, to }) => text.slice(from, to))).toEqual(['Balance', '$2,180', '30']);
});
