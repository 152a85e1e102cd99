import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  fractionDoubt,
  moneyFromNumber,
  moneyProblem,
  parseMoney,
  sanitizeMoney,
  sum,
  ZERO,
} from '../../src/money/money';
import { anyText } from '../support/texts';

const FORTY_DIGITS = '1234567890123456789012345678901234567890';

describe('sanitizeMoney', () => {
  it.each([
    ['$1,234.50', '1234.50'],
    ['USD 30', '30'],
    ['-75', '75'],
    ['1e5', '15'],
    ['1.2.3', '1.2.3'],
    ['abc', ''],
    ['', ''],
    ['٣٫٥', ''],
  ])('makes %j to %j', (text, sanitized) => {
    expect(sanitizeMoney(text)).toBe(sanitized);
  });

  it('keeps the digits and the points of any text in their order, and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(sanitizeMoney(text)).toBe([...text].filter((sign) => '0123456789.'.includes(sign)).join(''));
      }),
    );
  });
});

describe('parseMoney and moneyProblem', () => {
  it.each([
    ['1234.50', '1234.5'],
    ['007', '7'],
    ['5.', '5'],
    ['.5', '0.5'],
    ['.25', '0.25'],
    ['0', '0'],
    ['0.1', '0.1'],
    [`${FORTY_DIGITS}.01`, `${FORTY_DIGITS}.01`],
    ['9'.repeat(60), '9'.repeat(60)],
  ])('read %j as %s dollars', (text, dollars) => {
    expect(parseMoney(text).toFixed()).toBe(dollars);
    expect(moneyProblem(text)).toBeUndefined();
  });

  it('read an empty text as zero, and find nothing wrong with it', () => {
    expect(parseMoney('').toFixed()).toBe('0');
    expect(moneyProblem('')).toBeUndefined();
  });

  it.each(['1.2.3', '.', '..', '1..2', '-5', '1e5', 'Infinity', ' 5'])(
    'count %j as zero, and say why',
    (text) => {
      expect(parseMoney(text).toFixed()).toBe('0');
      expect(moneyProblem(text)).toContain(`“${text}” is not an amount`);
    },
  );

  it('count more than 60 characters as zero, and say why', () => {
    expect(parseMoney('9'.repeat(61)).toFixed()).toBe('0');
    expect(moneyProblem('9'.repeat(61))).toMatch(/^More than 60 characters/);
  });
});

describe('fractionDoubt', () => {
  it.each(['100.001', '100.0049', '.0051', '18.090000001'])(
    'says that %s is finer than it is shown',
    (amount) => {
      const shown = formatMoney(parseMoney(amount));
      expect(fractionDoubt(amount)).toBe(`Shown as ${shown}, added up as ${amount}.`);
    },
  );

  it.each(['', '0', '100', '100.', '100.5', '100.01', '100.010', '18.0900', '1000'])(
    'has nothing to say of %j, which is shown as it is',
    (amount) => {
      expect(fractionDoubt(amount)).toBeUndefined();
    },
  );
});

describe('formatMoney', () => {
  it.each([
    ['1234.5', '$1,234.50'],
    ['0', '$0.00'],
    ['1.005', '$1.01'],
    ['1.00499999999999999999999', '$1.00'],
    ['999.995', '$1,000.00'],
    [FORTY_DIGITS, '$1,234,567,890,123,456,789,012,345,678,901,234,567,890.00'],
  ])('shows %s dollars as %s', (text, dollars) => {
    expect(formatMoney(parseMoney(text))).toBe(dollars);
  });

  it.each([
    ['5300.7', '-$5,300.70'],
    ['0.005', '-$0.01'],
    ['0.004', '$0.00'],
    ['0', '$0.00'],
  ])('shows %s dollars below zero as %s, never as a negative zero', (text, dollars) => {
    expect(formatMoney(parseMoney(text).neg())).toBe(dollars);
  });
});

describe('sum', () => {
  it('is zero where there are no amounts', () => {
    expect(sum([]).eq(ZERO)).toBe(true);
  });

  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(sum([parseMoney('0.1'), parseMoney('0.2')]).toFixed()).toBe('0.3');
  });
});

describe('moneyFromNumber', () => {
  it.each([
    [0.1, '$0.10'],
    [-5300.7, '-$5,300.70'],
    [-0, '$0.00'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    [1e-7, '$0.00'],
  ])('makes of %d what is shown as %s', (dollars, text) => {
    expect(formatMoney(moneyFromNumber(dollars))).toBe(text);
  });
});
