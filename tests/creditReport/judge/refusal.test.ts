import { describe, expect, it } from 'vitest';
import { haveTooLittle } from '../../../src/creditReport/judge/refusal';
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
