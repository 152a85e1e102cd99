import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../../src/money/money';
import { isWithin } from '../../../src/plan/months/withinIncome';

describe('isWithin', () => {
  it.each([
    ['100', '100', true],
    ['100.01', '100', false],
    ['100.004', '100', true],
    ['100.005', '100', false],
    ['100', '99.995', true],
    ['100', '99.994', false],
    ['0', '0', false],
    ['0', '0.01', true],
  ])('says of $%s a month against $%s available: %s', (monthly, available, answer) => {
    expect(isWithin(parseMoney(monthly), parseMoney(available))).toBe(answer);
  });
});
