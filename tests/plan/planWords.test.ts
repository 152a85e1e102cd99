import { describe, expect, it } from 'vitest';
import { parseMoney } from '../../src/money/money';
import {
  againstTotalWords,
  differenceWords,
  leftOverWords,
  leftToPayWords,
  paidOffWords,
} from '../../src/plan/planWords';

describe('differenceWords', () => {
  it.each([
    ['1920', '1800', '$120.00 more than the total'],
    ['1800.01', '1800', '$0.01 more than the total'],
    ['1440', '1800', '$360.00 short of the total'],
    ['1800', '1800.00', 'exactly the total'],
    ['0', '0', 'exactly the total'],
    ['1800.004', '1800', 'less than a cent more than the total'],
    ['1799.996', '1800', 'less than a cent short of the total'],
    ['1800.005', '1800', '$0.01 more than the total'],
    ['720.045', '800.05', '$80.00 short of the total'],
  ])('say of $%s paid for a total of $%s: %s', (paid, total, words) => {
    expect(differenceWords(parseMoney(paid), parseMoney(total))).toBe(words);
  });
});

describe('leftToPayWords', () => {
  it.each([
    ['1440', '1800', '$360.00'],
    ['1800', '1800', '$0.00'],
    ['1920', '1800', '$0.00'],
    ['1799.996', '1800', 'less than a cent'],
    // $90.05 and $10.00 are the $100.05 that are shown.
    ['90.045', '100.05', '$10.00'],
    ['8996.9475', '9840.415', '$843.47'],
  ])('say of $%s paid for a total of $%s: %s', (paid, total, words) => {
    expect(leftToPayWords(parseMoney(paid), parseMoney(total))).toBe(words);
  });
});

describe('againstTotalWords', () => {
  it.each([
    ['22385.21', '23468.37', '$1,083.16 less than the $23,468.37 to pay off'],
    ['1920', '1800', '$120.00 more than the $1,800.00 to pay off'],
    ['1800', '1800.00', 'exactly the $1,800.00 to pay off'],
    ['1799.996', '1800', 'a fraction of a cent less than the $1,800.00 to pay off'],
    ['1800.004', '1800', 'a fraction of a cent more than the $1,800.00 to pay off'],
    ['900.045', '1000.05', '$100.00 less than the $1,000.05 to pay off'],
  ])('say of $%s paid for a total of $%s: %s', (paid, total, words) => {
    expect(againstTotalWords(parseMoney(paid), parseMoney(total))).toBe(words);
  });
});

describe('paidOffWords', () => {
  it.each([
    [16, '1800', 18, 'Paid off in month 16, goes on to 18'],
    [18, '1800', 18, 'Paid off in month 18'],
    [undefined, '1800', 11, 'Not paid off in 11 months'],
    [undefined, '0', 11, undefined],
  ])('say of month %s for a total of $%s over %d months: %s', (coveredIn, total, months, words) => {
    expect(paidOffWords(coveredIn, parseMoney(total), months)).toBe(words);
  });
});

describe('leftOverWords', () => {
  it.each([
    ['100', '312.4', '$212.40 left over each month'],
    ['312.40', '312.4', '$0.00 left over each month'],
    ['0', '312.4', '$312.40 left over each month'],
    ['312.41', '312.4', 'short by $0.01'],
    ['312.404', '312.4', '$0.00 left over each month'],
    ['60.005', '100', '$39.99 left over each month'],
    ['100', '99.994', 'short by $0.01'],
  ])('say of $%s a month from an available income of $%s: %s', (monthly, availableIncome, words) => {
    expect(leftOverWords(parseMoney(monthly), parseMoney(availableIncome))).toBe(words);
  });
});
