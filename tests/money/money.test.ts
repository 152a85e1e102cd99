import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  moneyFromNumber,
  moneyProblem,
  parseMoney,
  sanitizeMoney,
  sum,
  ZERO,
} from '../../src/money/money';

const FORTY_DIGITS = '1234567890123456789012345678901234567890';

/** Amounts in whole cents, far beyond what a floating-point number holds. */
const cents = fc.bigInt({ min: 0n, max: 10n ** 40n });

/** The money text of an amount in cents. */
function moneyText(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
}

/** What is shown for an amount in cents, reckoned without the rule under test. */
function shown(amount: bigint): string {
  return `$${moneyText(amount).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

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
      fc.property(fc.string({ unit: 'binary' }), (text) => {
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

  it('read any amount of cents exactly', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseMoney(moneyText(amount)).toFixed(2)).toBe(moneyText(amount));
      }),
    );
  });
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

  it('shows what reads back as the same amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = formatMoney(parseMoney(moneyText(amount)));
        expect(text).toBe(shown(amount));
        expect(parseMoney(sanitizeMoney(text)).toFixed(2)).toBe(moneyText(amount));
      }),
    );
  });

  it('rounds the quotient of any amount half up to the cent', () => {
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 1n, max: 600n }), (amount, parts) => {
        const quotient = parseMoney(moneyText(amount)).div(Number(parts));
        expect(formatMoney(quotient)).toBe(shown((2n * amount + parts) / (2n * parts)));
      }),
    );
  });
});

describe('sum', () => {
  it('is zero where there are no amounts', () => {
    expect(sum([]).eq(ZERO)).toBe(true);
  });

  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(sum([parseMoney('0.1'), parseMoney('0.2')]).toFixed()).toBe('0.3');
  });

  it('adds any amounts to the cent', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const total = amounts.reduce((left, right) => left + right, 0n);
        expect(sum(amounts.map(moneyText).map(parseMoney)).toFixed(2)).toBe(moneyText(total));
      }),
    );
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
