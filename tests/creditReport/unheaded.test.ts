import { expect, it } from 'vitest';
import { readUnheaded } from '../../src/creditReport/unheaded';

it('takes more rows than a call takes arguments', () => {
  const line = { cells: ['1'], text: '1', afterBlank: false };
  expect(readUnheaded(Array.from({ length: 500_000 }, () => line)).accounts).toEqual([]);
});
