import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountNumber } from '../../src/debts/accountNumber';

describe('maskAccountNumber', () => {
  it.each([
    ['', ''],
    ['1234', '1234'],
    ['12345', 'X2345'],
    ['4111111111111234', 'XXXXXXXXXXXX1234'],
    ['4111 1111 1111 1234', 'XXXX XXXX XXXX 1234'],
    ['4111-1111-1111-1234', 'XXXX-XXXX-XXXX-1234'],
    ['AB-20391-77', 'AB-XXX91-77'],
    ['CVQR-1', 'CVQR-1'],
    ['CVQR-20391', 'CVQR-X0391'],
  ])('shows of %j the last four alone: %j', (text, masked) => {
    expect(maskAccountNumber(text)).toBe(masked);
  });

  it.each(['XXXX-1234', 'xxxx1234', '****1234', '••• 1234', '517805******', '517805XXXXXXXXXX', 'XXXX'])(
    'leaves %j, which is masked already',
    (text) => {
      expect(maskAccountNumber(text)).toBe(text);
    },
  );

  it.each([
    ['XX41111111111234', 'XXXXXXXXXXXX1234'],
    ['411111 1111 11XX', 'XXXXXX XX11 11XX'],
    ['55211234XXXX', 'XXXX1234XXXX'],
    ['5521-9001-XXXX', 'XXXX-9001-XXXX'],
    ['5521xxxxxxxx9', 'X521xxxxxxxx9'],
  ])('masks of %j what a partial mask leaves open: %j', (text, masked) => {
    expect(maskAccountNumber(text)).toBe(masked);
  });

  it('never shows more than four digits of a number, and keeps its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 -]{0,30}$/), (text) => {
        const masked = maskAccountNumber(text);
        expect(masked.replace(/\D/g, '').length).toBe(Math.min(text.replace(/\D/g, '').length, 4));
        expect(masked).toHaveLength(text.length);
      }),
    );
  });
});
