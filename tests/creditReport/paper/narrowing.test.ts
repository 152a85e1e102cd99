import { expect, it } from 'vitest';
import { narrowed } from '../../../src/creditReport/paper/narrowing';
import { paperText } from '../../support/paperPages';

it.each([
  ['a little beside a blank', 44.8, true],
  ['inside of a word', 47, false],
])('a gutter %s of a text is kept only where words may stand beside their place', (_, right, isKept) => {
  const gutter = { left: right - 1, right, isSure: true, mayPart: false };
  const line = { y: 0, size: 10, texts: [paperText(5, 0, 'Original'), paperText(45.3, 0, 'HUDSON')] };
  expect(narrowed([gutter], line).includes(gutter)).toBe(isKept);
});
