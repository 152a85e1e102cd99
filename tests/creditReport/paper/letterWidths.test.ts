import { expect, it } from 'vitest';
import { fontScales, listedWidth } from '../../../src/creditReport/paper/letterWidths';
import { paperText } from '../../support/paperPages';

it('a word is as wide as its letters are in Helvetica, Times or letters that are all as wide', () => {
  const word = (changes: object) => listedWidth(paperText(0, 0, 'Wi', { size: 1000, ...changes }));
  expect(word({ isFixed: false })).toBe(944 + 222);
  expect(word({ isFixed: false, isSerif: true })).toBe(944 + 278);
  expect(word({})).toBe(2000);
});

it('a font is as much wider than those that are known as its words without a blank are', () => {
  const bold = { isFixed: false, font: 'Bold', size: 1000 };
  const scales = fontScales([
    paperText(0, 0, 'Wi', { ...bold, width: 1.1 * (944 + 222) }),
    paperText(0, 0, 'W i', { ...bold, width: 9000 }),
  ]);
  expect(scales.get('Bold')).toBeCloseTo(1.1);
});

it('a font that takes other room by far is not known', () => {
  const narrow = { isFixed: false, font: 'Narrow', size: 1000 };
  expect(fontScales([paperText(0, 0, 'Wi', { ...narrow, width: 500 })]).has('Narrow')).toBe(false);
});
