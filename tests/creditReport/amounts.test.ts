import { describe, expect, it } from 'vitest';
import { isAmountShaped, readAmount } from '../../src/creditReport/amounts';

describe('readAmount', () => {
  it.each([
    ['$4,230.55', '$4,230.55', 4230.55],
    ['1245', '1245', 1245],
    ['USD 30', 'USD 30', 30],
    ['$808 as of 08/2026', '$808', 808],
    ['$0 /paid as of 02/2023', '$0', 0],
    ['>$1,245<', '$1,245', 1245],
    [' $-   ', '$-', 0],
    ['$(50.25)', '$(50.25)', -50.25],
    ['(50.25)', '(50.25)', -50.25],
    ['-75', '-75', -75],
    ['-$75', '-$75', -75],
    ['$-75.00', '$-75.00', -75],
    ['75-', '75-', -75],
    ['75 CR', '75 CR', -75],
    ['1.234,56', '1.234,56', 1234.56],
    ['12,5', '12,5', 12.5],
    ['1.234.567', '1.234.567', 1_234_567],
    ['1,234,567.8', '1,234,567.8', 1_234_567.8],
  ])('reads %s', (value, text, amount) => {
    const read = readAmount(value);
    expect([read?.text, read?.amount?.toNumber()]).toEqual([text, amount]);
  });

  it.each(['', '-', '--', '—', 'N/A', 'NA', 'None', 'Not reported'])(
    'takes %j for nothing printed',
    (value) => {
      expect(readAmount(value)).toBeUndefined();
    },
  );

  it.each([
    '####',
    '1.234',
    '25%',
    '25 %',
    'see statement',
    '1.2.3',
    '12,34,5',
    '1.2E+04',
    '10/20/2026',
    '400012XXXX',
    '9'.repeat(200),
  ])('takes %j for printed, and no amount that can be trusted', (value) => {
    expect(readAmount(value)).toMatchObject({ amount: undefined });
  });

  it.each([
    ['1.234,56', true],
    ['12,50', true],
    ['1,234.56', false],
    ['1,234', false],
  ])('says of %s whether it has a decimal comma: %s', (value, decimalComma) => {
    expect(readAmount(value)?.decimalComma).toBe(decimalComma);
  });
});

describe('isAmountShaped', () => {
  it.each(['$5', '-', '', '####', '(1.00)', '$ -'])('accepts %j', (value) => {
    expect(isAmountShaped(value)).toBe(true);
  });
  it.each(['Current', '10/20/2026', 'CHASE', 'Sep 2026', '****1234'])('refuses %j', (value) => {
    expect(isAmountShaped(value)).toBe(false);
  });
});
