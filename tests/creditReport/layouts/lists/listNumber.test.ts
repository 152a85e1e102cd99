import { expect, it } from 'vitest';
import { numberIn } from '../../../../src/creditReport/layouts/lists/listNumber';

it.each([
  ['案号 8592204417', '8592204417'],
  ['编号 77-1200', '77-1200'],
  ['贷款号 3418822907', '3418822907'],
  ['尾号4471', '4471'],
  ['acct 5571', '5571'],
])('the number in %s is told by the word before it', (piece, number) => {
  expect(numberIn(piece)).toBe(number);
});

it.each(['电话 6265550158', '月供 436', 'lot 12'])('there is none in %s', (piece) => {
  expect(numberIn(piece)).toBe('');
});
