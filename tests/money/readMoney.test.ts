import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeMoney } from '../../src/money/money';
import { readMoney, readTypedMoney } from '../../src/money/readMoney';
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
    ['$1,200 / mo', '1200', '$1,200.00'],
    ['5k', '5000', '$5,000.00'],
    ['$1.25 K', '1250', '$1,250.00'],
    ['1,200/mo.', '1200', '$1,200.00'],
    ['$1,200.50 /month', '1200.50', '$1,200.50'],
    ['1200 per month', '1200', '$1,200.00'],
    ['$85 a month', '85', '$85.00'],
    ['$85 monthly', '85', '$85.00'],
    ['30 Dollars', '30', '$30.00'],
  ])('reads %j as %j and has it checked', (written, text, shown) => {
    expect(readMoney(written)).toEqual({ text, note: `Read as ${shown} from “${written}”.` });
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
    '$14,400 / yr',
    '$50 a week',
    '401k',
    '5 months',
    '/ mo',
    '1,2 34 / mo',
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

it('says of a negative amount what it is where it stands', () => {
  const words = (dollars: string) => `-${dollars} is below zero.`;
  expect(readMoney('(1,050.25)', words)).toEqual({ text: '0.00', note: '-$1,050.25 is below zero.' });
  expect(readMoney('-0', words)).toEqual({ text: '0.00' });
});

describe('readTypedMoney', () => {
  it.each([
    ['100+50', '10050', 'Typed as 100+50, read as $10,050.00.'],
    ['1k', '1', 'Typed as 1k, read as $1.00. For $1,000.00 type 1000.'],
    ['=12*3', '123', 'Typed as =12*3, read as $123.00.'],
    ['12,5', '125', 'Typed as 12,5, read as $125.00. For $12.50 type 12.5.'],
    ['2.345,67', '2.34567', 'Typed as 2.345,67, read as $2.35. For $2,345.67 type 2345.67.'],
    ['-120.10', '120.10', 'Typed as -120.10, read as $120.10.'],
    ['-75', '75', 'Typed as -75, read as $75.00.'],
    ['5%', '5', 'Typed as 5%, read as $5.00.'],
    ['1,200 / mo', '1200', 'Typed as 1,200 / mo, read as $1,200.00.'],
    ['5 0', '50', 'Typed as 5 0, read as $50.00.'],
  ])('keeps of %j the digits and points, %j, and says what was typed', (typed, text, note) => {
    expect(readTypedMoney(typed)).toEqual({ text, note });
  });

  it.each([
    ['1234.5', '1234.5'],
    ['$1,234.50', '1234.50'],
    ['1 234', '1234'],
    ['USD 30', '30'],
    ['', ''],
    ['abc', ''],
    ['1.2.3x', '1.2.3'],
  ])('has nothing to say of %j, which is %j or no amount at all', (typed, text) => {
    expect(readTypedMoney(typed)).toEqual({ text });
  });
});
