import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/creditReport/paper/letterWidths';
import { paperText } from '../../support/paperPages';

it('a run of words is divided by how wide its letters are', () => {
  // In Helvetica: W 944, i 222, space 278.
  const width = 944 + 278 + 222;
  const words = wordsOf(paperText(100, 0, 'W i', { width, isFixed: false }));
  expect(words.map(({ text, x, width: own }) => [text, Math.round(x), Math.round(own)])).toEqual([
    ['W', 100, 944],
    ['i', 100 + 944 + 278, 222],
  ]);
});

it('letters that are all as wide divide it evenly', () => {
  const words = wordsOf(paperText(0, 0, 'WW ii', { width: 50 }));
  expect(words.map(({ text, x }) => [text, x])).toEqual([
    ['WW', 0],
    ['ii', 30],
  ]);
});

it('a letter outside of the first plane counts once', () => {
  const [, behind] = wordsOf(paperText(0, 0, '😀 ab', { width: 40 }));
  expect(behind?.x).toBeCloseTo(20);
});
