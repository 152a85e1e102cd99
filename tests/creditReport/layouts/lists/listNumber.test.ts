import { expect, it } from 'vitest';
import { numberIn, wholeNumber } from '../../../../src/creditReport/layouts/lists/listNumber';

it.each([
  ['案号 8592204417', '8592204417'],
  ['编号 77-1200', '77-1200'],
  ['编号JC90017733', 'JC90017733'],
  ['贷款号 3418822907', '3418822907'],
  ['尾号4471', '4471'],
  ['acct 5571', '5571'],
  ['acct 70 4012 RV881', '70 4012 RV881'],
])('the number in %s is told by the word before it', (piece, number) => {
  expect(numberIn(piece)).toBe(number);
});

it.each([
  ['Elm (Oak) 6045 7811 0093 2216 bal 2,318.77', '6045 7811 0093 2216'],
  ['Elm 4417 1200 3450 2218', '4417 1200 3450 2218'],
  ['Elm 1200 1300 1400 1500', ''],
  ['Elm 4417 1200 3450 2218.50', ''],
])(
  'four groups of four behind a name are the number of a card, and other sums are none: %s',
  (piece, number) => {
    expect(numberIn(piece)).toBe(number);
  },
);

it.each([
  ['Elm Bank 0044190-09 bal 900', '0044190-09'],
  ['0044190-09 balance 900', '0044190-09'],
  ['614-555-0162 bal 900', ''],
  ['0044190-09 ballet', ''],
])('a number that hyphens join may stand before the word for what is owed: %s', (piece, number) => {
  expect(numberIn(piece)).toBe(number);
});

it.each(['电话 6265550158', '月供 436', 'lot 12'])('there is none in %s', (piece) => {
  expect(numberIn(piece)).toBe('');
});

it.each([
  ['My Chase card 4411 was closed', '4411'],
  ['Chase card 4411 is now closed but I owe 2,150', '4411'],
  ['Citi visa 0932 got closed with 640 on it', '0932'],
  ['card 8120 closed, balance 312', '8120'],
])('the digits of a card that is used no more are its last ones: %s', (piece, number) => {
  expect(numberIn(piece)).toBe(number);
});

it.each([
  'Chase card 4100 is late',
  'card 4411',
  'card 2024 closed',
  'Chase card 4,411 closed',
  'card 4100 closeout',
])('other digits behind a card may be a sum: %s', (piece) => {
  expect(numberIn(piece)).toBe('');
});

it.each(['ACCT 20481177', 'ACCOUNT: 20481177', 'Ref 20481177', 'NO. 20481177'])(
  'a word before a number is no part of it: %s',
  (piece) => {
    expect(wholeNumber(piece, true)).toBe('');
  },
);

it.each(['F150', 'F150 2020', '2020 CX-5', '2019 F-150'])('%s is a car, and no number', (piece) => {
  expect(wholeNumber(piece, true)).toBe('');
});

it('what looks like such a word is part of it', () => {
  expect(['NO20481177', 'REF-20481177'].map((piece) => wholeNumber(piece, true))).toEqual([
    'NO20481177',
    'REF-20481177',
  ]);
});

it('the last digits are told in Vietnamese', () => {
  expect(['Oak (đuôi 8841)', 'đuôi số 0917', 'đuôi xe 8841'].map(numberIn)).toEqual(['8841', '0917', '']);
});

it.each([
  ['acct 0177 4420 18', '0177 4420 18'],
  ['acct # 5517 3390 62, payoff', '5517 3390 62'],
  ['account 8812 0044 1905 331; auto', '8812 0044 1905 331'],
  ['no. 6020 1187 905 | current', '6020 1187 905'],
  ['acct 4417 1204 5678 9012 250', '4417 1204 5678 9012'],
  ['acct 4417 1204 5678 9012, 250', '4417 1204 5678 9012'],
  ['acct 0177 4420 18.50', '0177 4420'],
  ['acct 0177 4420 18 months', '0177 4420'],
])('a shorter group that ends what is told belongs to the groups of four before it: %s', (piece, number) => {
  expect(numberIn(piece)).toBe(number);
});

it.each([
  ['Oak #1098 3400 visa', '1098'],
  ['Oak ending in 4411 4210 visa', '4411'],
  ['Oak acct 0098 2000 30 days late', '0098'],
  ['Oak acct 1098 3400', '1098 3400'],
  ['Oak acct 1098 3400 closed $200', '1098 3400'],
])(
  'the second of two plain groups is what is owed where words follow and no other sum: %s',
  (piece, number) => {
    expect(numberIn(piece)).toBe(number);
  },
);
