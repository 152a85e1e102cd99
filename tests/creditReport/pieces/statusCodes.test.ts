import { expect, it } from 'vitest';
import { codeScheme, readStatusCode, statusCode } from '../../../src/creditReport/pieces/statusCodes';
import { readStatus } from '../../../src/creditReport/pieces/statuses';

it.each([
  ['11', 'current', []],
  ['71', '30days', []],
  ['78', '60days', []],
  ['80', '90days', []],
  ['84', '90days', []],
  ['93', '90days', ['collection']],
  ['97', '90days', ['charge-off']],
  ['96', '90days', ['repossession']],
  ['13', null, ['paid-closed']],
  ['62', null, ['paid-settled']],
  ['32', 'current', []],
  ['79', null, ['past-due-no-bucket']],
  ['02', '30days', []],
  ['9B', '90days', ['collection']],
  ['UR', null, ['no-status']],
  ['07', null, ['bankruptcy']],
  ['2', '30days', []],
  ['R5', '90days', []],
  ['I1', 'current', []],
  ['9', '90days', ['charge-off']],
  ['05', null, ['status-unclear']],
  ['0', null, ['status-unclear']],
  ['30', null, ['status-unclear']],
  ['55', null, ['status-unclear']],
] as const)('reads %s by itself as %s, %j', (code, current, flags) => {
  expect(readStatus(code)).toEqual({ current, flags });
});

it.each([
  [['11', '05'], '', '05', null],
  [['01', '05'], '', '05', '90days'],
  [['05'], 'mop', '05', '90days'],
  [['1', '2'], '', '3', '60days'],
] as const)('reads by the column %j under %j the code %s as %s', (column, label, code, current) => {
  expect(readStatusCode(code, codeScheme(column, label)).current).toBe(current);
});

it.each(['Current', '', '$11', '2026', '120', '1.0', 'A1B'])('takes %j for no code', (value) => {
  expect(statusCode(value)).toBeUndefined();
});

it.each([
  ['metro2', '11 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 C', 'current', []],
  ['metro2', '71 72 73 74 75 76 77', '30days', []],
  ['metro2', '78 22 23 24', '60days', []],
  ['metro2', '80 82 83 84', '90days', []],
  ['metro2', '97 L', '90days', ['charge-off']],
  ['metro2', '93 G', '90days', ['collection']],
  ['metro2', '95 96 J K', '90days', ['repossession']],
  ['metro2', '94 H', '90days', ['foreclosure']],
  ['metro2', '62 64 68', null, ['paid-settled']],
  ['metro2', '05', null, ['transferred']],
  ['metro2', '13 61 63 65', null, ['paid-closed']],
  ['metro2', '79 81', null, ['past-due-no-bucket']],
  ['mop', '01 1 C', 'current', []],
  ['mop', '02 2', '30days', []],
  ['mop', '03 3', '60days', []],
  ['mop', '04 05 4 5', '90days', []],
  ['mop', '07 7', null, ['bankruptcy']],
  ['mop', '08 8 8A 8C 8D 8P 8R K', '90days', ['repossession']],
  ['mop', '09 9 9P L', '90days', ['charge-off']],
  ['mop', '9B G', '90days', ['collection']],
  ['mop', '00 0 UC UR', null, ['no-status']],
  ['rate', '1', 'current', []],
  ['rate', '2', '30days', []],
  ['rate', '3', '60days', []],
  ['rate', '4 5', '90days', []],
  ['rate', '6', '90days', ['collection']],
  ['rate', '7', null, ['bankruptcy']],
  ['rate', '8', '90days', ['repossession']],
  ['rate', '9', '90days', ['charge-off']],
  ['rate', '0', null, ['no-status']],
  ['rate', '01 11', null, ['status-unclear']],
  ['metro2', '01 1 99', null, ['status-unclear']],
  ['mop', '11 06', null, ['status-unclear']],
  [undefined, '11 01 1 C', null, ['status-unclear']],
] as const)('reads in the scheme %s the codes %s as %s, %j', (scheme, codes, current, flags) => {
  for (const code of codes.split(' ')) expect(readStatusCode(code, scheme)).toEqual({ current, flags });
});

it.each([
  ['R1', '1'],
  ['I-02', '02'],
  ['O9', '9'],
  ['m-1', '1'],
  ['R9B', '9B'],
  [' 8a ', '8A'],
  ['ur', 'UR'],
  ['UC', 'UC'],
  ['h', 'H'],
])('takes %j for the code %s', (value, code) => {
  expect(statusCode(value)).toBe(code);
});
it.each(['R', 'R-', 'RR1', 'C 1', '7A', 'UX', 'A', '123', '1R', '11x', 'x11'])(
  'takes %j for no code',
  (value) => {
    expect(statusCode(value)).toBeUndefined();
  },
);

it.each([
  [['11'], '', 'metro2'],
  [['01'], '', 'mop'],
  [['R1', 'Current'], '', 'rate'],
  [['01', '11'], '', 'metro2'],
  [['1'], 'current mop', 'mop'],
  [['11'], 'manner of payment', 'mop'],
  [['1'], 'metro 2', 'metro2'],
  [['1'], 'tty code', 'metro2'],
  [['05'], '', undefined],
  [['05', '1'], '', 'rate'],
  [['Current'], 'status', undefined],
  [[], 'mops', undefined],
  [['99'], '', undefined],
] as const)('tells by %j under %j the scheme %s', (values, hint, scheme) => {
  expect(codeScheme(values, hint)).toBe(scheme);
});
it('tells no scheme without values and a label', () => {
  expect(codeScheme([])).toBeUndefined();
});
