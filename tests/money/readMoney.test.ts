import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeMoney } from '../../src/money/money';
import { readMoney } from '../../src/money/readMoney';

describe('readMoney', () => {
  it.each([
    ['$1,234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    [' $ 4,230.55 ', '4230.55'],
    ['USD 30', '30'],
    ['30 USD', '30'],
    ['US$30', '30'],
    ['\u00a01\u00a0234.50\u00a0', '1234.50'],
    ['1,234,567', '1234567'],
    ['.5', '.5'],
    ['1245', '1245'],
    [' $-   ', '0.00'],
    ['$ -', '0.00'],
    ['(0.00)', '0.00'],
    ['', ''],
    ['-', ''],
    ['—', ''],
    ['1.2.3', '1.2.3'],
  ])('reads %j as %j, with nothing to check', (written, text) => {
    expect(readMoney(written)).toEqual({ text });
  });

  it.each([
    ['-75', '$75.00'],
    ['−75', '$75.00'],
    ['75-', '$75.00'],
    ['(50.25)', '$50.25'],
    [' $(50.25)', '$50.25'],
    ['-$1,234.50', '$1,234.50'],
    ['75 CR', '$75.00'],
    ['$75cr', '$75.00'],
  ])('takes %j for a credit: nothing is owed', (written, credit) => {
    expect(readMoney(written)).toEqual({
      text: '0.00',
      note: `Credit balance of ${credit}, nothing owed.`,
    });
  });

  it.each([
    ['1.234,56', '1234.56', '$1,234.56'],
    ['1.234.567', '1234567', '$1,234,567.00'],
    ['12,5', '12.5', '$12.50'],
    ["1'234,56", '1234.56', '$1,234.56'],
    ['1,23,456.00', '123456.00', '$123,456.00'],
    ['6.011E+15', '6011000000000000', '$6,011,000,000,000,000.00'],
  ])('reads %j as %j and has it checked', (written, text, shown) => {
    expect(readMoney(written)).toEqual({ text, note: `Read as ${shown} from “${written}”. Please check.` });
  });

  it.each(['5%', 'abc', '30 Days Late', '$808 as of 08/2026', '1.5E+0', '(n/a)', ',', '12 34', '1e-5'])(
    'makes no amount of %j, and says so',
    (written) => {
      expect(readMoney(written)).toEqual({
        text: '',
        note: `“${written}” is not an amount, so the cell is left empty.`,
      });
    },
  );

  it('quotes no more of a long text than a note can hold', () => {
    expect(readMoney('x'.repeat(500)).note).toBe(
      `“${'x'.repeat(40)}…” is not an amount, so the cell is left empty.`,
    );
  });

  it('gives a money text for any text, and never a number that does not stand in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (written) => {
        const { text, note } = readMoney(written);
        expect(sanitizeMoney(text)).toBe(text);
        if (!note && !/^0?\.?0*$/.test(text)) expect(sanitizeMoney(written)).toContain(text);
      }),
    );
  });
});
