import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeMoney } from '../../src/money/money';
import { readMoney } from '../../src/money/readMoney';
import { anyText } from '../support/texts';

describe('readMoney', () => {
  it.each([
    ['$1,234.50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['$123,456,789', '123456789'],
    [' $ 4,230.55 ', '4230.55'],
    ['USD 30', '30'],
    ['30 USD', '30'],
    ['US$30', '30'],
    ['$1245', '1245'],
    ['$5.', '5.'],
    ['$.05', '.05'],
    ['\u00a01\u00a0234.50\u00a0', '1234.50'],
    ['1  234', '1234'],
    ['12 345 678', '12345678'],
    ['1,234,567', '1234567'],
    ['.5', '.5'],
    ['1245', '1245'],
    [' $-   ', '0.00'],
    ['$ -', '0.00'],
    ['(0.00)', '0.00'],
    ['', ''],
    [' ', ''],
    ['-', ''],
    ['—', ''],
    ['1.2.3', '1.2.3'],
    [' 1.2.3 ', '1.2.3'],
  ])('reads %j as %j, with nothing to check', (written, text) => {
    expect(readMoney(written)).toEqual({ text });
  });

  it.each([
    ['-75', '$75.00'],
    ['−75', '$75.00'],
    ['–75', '$75.00'],
    ['75-', '$75.00'],
    ['(50.25)', '$50.25'],
    ['( 50.25 )', '$50.25'],
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
    ['123.456,5', '123456.5', '$123,456.50'],
    ['1.234.567', '1234567', '$1,234,567.00'],
    ['12,5', '12.5', '$12.50'],
    ['1234,56', '1234.56', '$1,234.56'],
    ["1'234,56", '1234.56', '$1,234.56'],
    ['1 234,56', '1234.56', '$1,234.56'],
    ['1,23,456.00', '123456.00', '$123,456.00'],
    ['1,2345', '12345', '$12,345.00'],
    ['6.011E+15', '6011000000000000', '$6,011,000,000,000,000.00'],
    ['6E+3', '6000', '$6,000.00'],
    ['6e3', '6000', '$6,000.00'],
    ['1.25E2', '125', '$125.00'],
  ])('reads %j as %j and has it checked', (written, text, shown) => {
    expect(readMoney(written)).toEqual({ text, note: `Read as ${shown} from “${written}”. Please check.` });
  });

  it.each([
    '5%',
    'abc',
    '$',
    '$1.2.3',
    'about 1,234.50',
    '1,234.50 or so',
    'x 1 234',
    '1 234 x',
    'No 12',
    '12 34',
    '1234 567',
    '1 2345',
    'x1.234,56',
    '1.234,56x',
    'x12,5',
    '12,5x',
    ',',
    '1,2.3x',
    '1.5E+0',
    '1.255E2',
    '12E3',
    '5E100',
    '1e-5',
    'E5',
    '30 Days Late',
    '$808 as of 08/2026',
    '(n/a)',
    '()',
    '(5',
    '5)',
    '4(5)',
    '(5)6',
    'CR 5',
    '1-2',
    '5 CREDIT',
    '--5',
  ])('makes no amount of %j, leaves the cell as it is, and says so', (written) => {
    expect(readMoney(written)).toEqual({
      note: `“${written}” is not an amount, so the cell stays as it was.`,
    });
  });

  it.each([
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(40)}…`],
  ])('quotes of %j no more than a note can hold', (written, quoted) => {
    expect(readMoney(written).note).toBe(`“${quoted}” is not an amount, so the cell stays as it was.`);
  });

  it('gives a money text or a reason for any text, and never a number that does not stand in it', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const { text, note } = readMoney(written);
        if (text === undefined) {
          expect(note).toBeDefined();
          return;
        }
        expect(sanitizeMoney(text)).toBe(text);
        if (!note && !/^0?\.?0*$/.test(text)) expect(sanitizeMoney(written)).toContain(text);
      }),
    );
  });
});
