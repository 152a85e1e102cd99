import { describe, expect, it } from 'vitest';
import { areAlike, haveTooLittle } from '../../../src/creditReport/judge/refusal';
import type { Line } from '../../../src/creditReport/page/lines';

function lines(count: number, characters: number): Line[] {
  const text = 'a'.repeat(characters);
  return Array(count).fill({ text, cells: [text], afterBlank: false, from: 0, to: characters });
}

describe('lines hold too little', () => {
  it.each([
    ['5,001 lines of one character', lines(5001, 1)],
    ['5,001 lines of four characters but for one', [...lines(5000, 4), ...lines(1, 3)]],
    ['120,001 lines, however long', lines(120_001, 12)],
  ])('where they are %s', (_, all) => {
    expect(haveTooLittle(all)).toBe(true);
  });

  it.each([
    ['none', []],
    ['5,000 lines of one character', lines(5000, 1)],
    ['5,001 lines of four characters', lines(5001, 4)],
    ['120,000 lines', lines(120_000, 12)],
  ])('but not where they are %s', (_, all) => {
    expect(haveTooLittle(all)).toBe(false);
  });
});

describe('lines are alike', () => {
  const different = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      text: `${at}`,
      cells: [`${at}`],
      afterBlank: false,
      from: 0,
      to: 1,
    }));
  it.each([
    ['one line 2,001 times', lines(2001, 9), true],
    ['one line 2,000 times', lines(2000, 9), false],
    ['a different one among 200', [...lines(3981, 9), ...different(19)], true],
    ['more different ones', [...lines(3980, 9), ...different(20)], false],
  ])('or not: %s', (_, all, areSo) => {
    expect(areAlike(all)).toBe(areSo);
  });

  it('but not in a report of 20 accounts, where three bureaus say how each was paid in 84 months', () => {
    const accounts = different(20 * 25).flatMap((line, at) =>
      at % 25 === 0 ? [line, ...lines(252, 2)] : [line],
    );
    expect(areAlike(accounts)).toBe(false);
  });
});
