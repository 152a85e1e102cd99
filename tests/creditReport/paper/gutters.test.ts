import { expect, it } from 'vitest';
import { areApart } from '../../../src/creditReport/paper/gutters';
import { paperText } from '../../support/paperPages';

it('two sums stand in columns of their own, and in a sentence where a comma parts them', () => {
  expect(areApart(paperText(0, 0, '$866.00'), paperText(40, 0, '$35.00'))).toBe(true);
  expect(areApart(paperText(0, 0, '$866.00,'), paperText(45, 0, '$35.00'))).toBe(false);
});
