import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../src/money/money';
import { leftWords } from '../../src/plan/leftWords';

describe('leftWords', () => {
  it.each([
    ['100', '312.4', '$212.40 left'],
    ['312.40', '312.4', '$0.00 left'],
    ['312.41', '312.4', '$0.01 short'],
    ['5', '0', ''],
  ])('say in short of $%s a month from an available income of $%s: %s', (monthly, available, words) => {
    expect(leftWords(parseMoney(monthly), parseMoney(available))).toBe(words);
  });
});
