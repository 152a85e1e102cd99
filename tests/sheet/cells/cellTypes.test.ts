import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, MONEY, TEXT } from '../../../src/sheet/cells/cellTypes';

const CHOICE = choice([
  { value: '30days', label: '30 Days Late' },
  { value: '90days', label: '90+ Days Late' },
]);

describe('a text cell', () => {
  it.each(['', ' Chase  Bank ', '$1.2.3', '=1+1'])('shows and keeps %j as typed', (text) => {
    expect(TEXT.show(text)).toBe(text);
    expect(TEXT.sanitize(text)).toBe(text);
    expect(TEXT.take(text)).toEqual({ text });
  });

  it.each([
    ['  Chase\r\n\tBank ', 'Chase Bank'],
    ['a\u0000b', 'ab'],
    ['', ''],
  ])('reads of %j, written elsewhere, one line: %j', (written, text) => {
    expect(TEXT.read(written)).toEqual({ text });
  });

  it('offers no choices', () => {
    expect(TEXT.choices).toEqual([]);
  });
});

describe('a money cell', () => {
  it.each([
    ['', ''],
    ['1234.5', '$1,234.50'],
    ['0', '$0.00'],
    ['.5', '$0.50'],
    ['1.005', '$1.01'],
    ['1.2.3', '$1.2.3'],
    ['.', '$.'],
    ['9'.repeat(61), `$${'9'.repeat(61)}`],
  ])('shows the text %j as %j', (text, shown) => {
    expect(MONEY.show(text)).toBe(shown);
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['-75', '75'],
    ['x', ''],
  ])('keeps of a typed %j %j', (typed, kept) => {
    expect(MONEY.sanitize(typed)).toBe(kept);
    expect(MONEY.take(typed).text).toBe(kept);
  });

  it('is copied as the text it holds, and read as amounts are written', () => {
    expect(MONEY.copy('1234.50')).toBe('1234.50');
    expect(MONEY.read('$1,234.50')).toEqual({ text: '1234.50' });
    expect(MONEY.read('(50.25)')).toEqual({ text: '0.00', note: expect.stringContaining('$50.25') });
    expect(MONEY.read('Salary')).toEqual({ note: expect.stringContaining('“Salary” is not an amount') });
  });

  it('keeps what it keeps, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(MONEY.sanitize(MONEY.sanitize(typed))).toBe(MONEY.sanitize(typed));
      }),
    );
  });

  it('offers no choices', () => {
    expect(MONEY.choices).toEqual([]);
  });
});

describe('a dropdown cell', () => {
  it.each([
    ['30days', '30 Days Late'],
    ['90days', '90+ Days Late'],
    ['', ''],
    ['60days', ''],
    ['30 Days Late', ''],
  ])('shows the value %j as %j', (value, label) => {
    expect(CHOICE.show(value)).toBe(label);
  });

  it.each([
    ['30days', '30days'],
    ['30 Days Late', '30days'],
    [' 90+days\u00a0LATE ', '90days'],
    ['90 days late', '90days'],
    ['30-days-late.', '30days'],
    ['(30 Days)', '30days'],
    ['', ''],
    ['  ', ''],
  ])('reads a value or a label, whatever the case, the spacing and the signs: %j as %j', (written, text) => {
    expect(CHOICE.read(written)).toEqual({ text });
  });

  it.each([
    '30',
    '90+',
    '60',
    'charge-off',
    '30 days late, 90 days late',
    '3.0 days late',
    '+',
    '30 days past due',
  ])('stays empty for %j, and says so', (written) => {
    expect(CHOICE.read(written)).toEqual({ text: '', note: expect.stringContaining(`“${written}”`) });
  });

  it('is copied as its label', () => {
    expect(CHOICE.copy('90days')).toBe('90+ Days Late');
    expect(CHOICE.copy('')).toBe('');
  });

  it('stays as it was where a word is typed that is none of its choices, and says so', () => {
    expect(CHOICE.take('Charged off')).toEqual({
      note: '“Charged off” is none of the choices, so the cell stays as it was.',
    });
  });

  it('opens at any letter, and offers its choices in their order', () => {
    expect(CHOICE.sanitize('x')).toBe('x');
    expect(CHOICE.take('90days')).toEqual({ text: '90days' });
    expect(CHOICE.choices.map(({ value }) => value)).toEqual(['30days', '90days']);
  });
});
