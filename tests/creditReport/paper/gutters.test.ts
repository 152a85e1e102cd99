import { expect, it } from 'vitest';
import { areApart } from '../../../src/creditReport/paper/gutters';
import { paperText } from '../../support/paperPages';

it('two sums stand in columns of their own, and in a sentence where a comma parts them', () => {
  expect(areApart(paperText(0, 0, '$866.00'), paperText(40, 0, '$35.00'))).toBe(true);
  expect(areApart(paperText(0, 0, '$866.00,'), paperText(45, 0, '$35.00'))).toBe(false);
});

it('a masked number and a date with its month in letters stand in columns of their own', () => {
  expect(areApart(paperText(0, 0, '****4419'), paperText(43, 0, '12-MAR-2017'))).toBe(true);
  expect(areApart(paperText(0, 0, '****4419'), paperText(43, 0, '12-MAR-'))).toBe(true);
  expect(areApart(paperText(0, 0, '5424'), paperText(23, 0, '18**'))).toBe(false);
});
