import { describe, expect, it } from 'vitest';
import {
  isAmountShaped,
  isEmptyValue,
  isMoneyWord,
  readAmount,
} from '../../../src/creditReport/pieces/amounts';

function read(value: string) {
  const amount = readAmount(value);
  return [amount?.text, amount?.amount?.toFixed(), amount?.decimalComma];
}

it('a line to write on is empty, however long', () => {
  expect(isEmptyValue('_'.repeat(30))).toBe(true);
  expect(isEmptyValue(`${'_'.repeat(30)}x`)).toBe(false);
});

describe('readAmount', () => {
  it.each([
    ['$4,230.55', '$4,230.55', '4230.55'],
    ['1245', '1245', '1245'],
    ['1.5', '1.5', '1.5'],
    ['.05', '.05', '0.05'],
    ['$.50', '$.50', '0.5'],
    ['00.5', '00.5', '0.5'],
    ['0.125', '0.125', '0.125'],
    ['1.2345', '1.2345', '1.2345'],
    ['12.23456', '12.23456', '12.23456'],
    ['1,234,567.8', '1,234,567.8', '1234567.8'],
    ['12,345.6789', '12,345.6789', '12345.6789'],
    ['$1,234.', '$1,234.', '1234'],
    ['5.,', '5.,', '5'],
    ['USD 30', 'USD 30', '30'],
    ['zero', 'zero', '0'],
    ['No balance', 'No balance', '0'],
    ['75 cents', '75 cents', '0.75'],
    ['5¢', '5¢', '0.05'],
    ['14.2k', '14.2k', '14200'],
    ['$14k', '$14k', '14000'],
    ['$ 3.25 k', '$ 3.25 k', '3250'],
    ['1234k', '1234k', '1234000'],
    ['.99?', '.99', '0.99'],
    ['$5 daylight', '$5', '5'],
    ['$5 (-3', '$5', '5'],
    ['US$5', 'US$5', '5'],
    ['usd5', 'usd5', '5'],
    ['5 usd', '5 usd', '5'],
    ['5USD', '5USD', '5'],
    ['$ 5', '$ 5', '5'],
    ['$808 as of 08/2026', '$808', '808'],
    ['$0 /paid as of 02/2023', '$0', '0'],
    ['$5 of 100 %', '$5', '5'],
    ['>$1,245<', '$1,245', '1245'],
    ['$5>6', '$5', '5'],
    ['1'.repeat(59), '1'.repeat(59), '1'.repeat(59)],
  ])('reads %s', (value, text, amount) => {
    expect(read(value)).toEqual([text, amount, false]);
  });

  it.each([
    ['$(50.25)', '$(50.25)', '-50.25'],
    ['(50.25)', '(50.25)', '-50.25'],
    ['($50)', '($50)', '-50'],
    ['-75', '-75', '-75'],
    ['−75', '−75', '-75'],
    ['-$75', '-$75', '-75'],
    ['- $75', '- $75', '-75'],
    ['–$75', '–$75', '-75'],
    ['$–75', '$–75', '-75'],
    ['$ -75', '$ -75', '-75'],
    ['(-75)', '(-75)', '-75'],
    ['75 credit balance', '75 credit balance', '-75'],
    ['$-75.00', '$-75.00', '-75'],
    ['$ - 75', '$ - 75', '-75'],
    ['$-( 75)', '$-( 75)', '-75'],
    ['75-', '75-', '-75'],
    ['75 -', '75 -', '-75'],
    ['75- as of 08/2026', '75-', '-75'],
    ['75 CR', '75 CR', '-75'],
    ['75cr', '75cr', '-75'],
    ['$75CR in May', '$75CR', '-75'],
    ['-0', '-0', '0'],
    ['0 CR', '0 CR', '0'],
  ])('reads %s as a credit, and nothing as nothing', (value, text, amount) => {
    expect(read(value)).toEqual([text, amount, false]);
  });

  it.each([
    ['$500 - closed', '$500'],
    ['500 - 12 payments', '500'],
    ['500-12', '500'],
    ['500--', '500'],
    ['500 crown', '500'],
    ['500 usdx', '500'],
    ['500/mo', '500'],
    ['500/ month', '500'],
  ])('takes what follows %s for no sign', (value, text) => {
    expect(read(value)).toEqual([text, '500', false]);
  });

  it.each([
    ['1.234,56', '1234.56'],
    ['12.345.678,5', '12345678.5'],
    ['123.456,78', '123456.78'],
    ['12,5', '12.5'],
    ['1234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['123.456.789', '123456789'],
    ['10 045,50', '10045.5'],
    ['1 234 567,89', '1234567.89'],
    ['12.345.678.901', '12345678901'],
  ])('reads %s as written with a decimal comma', (value, amount) => {
    expect(read(value)).toEqual([value, amount, true]);
  });

  it.each([' $-   ', '$-', 'US$ --', 'usd –', '$ —'])('reads %j as zero', (value) => {
    expect(read(value)).toEqual([value.trim(), '0', false]);
  });

  it.each([
    '30-60-90: 2-1-0',
    '30(2) 60(1) 90(0)',
    'Lates 30: 2 60: 1 90: 0',
    '30/60/90 1/0/0',
    '2-1-0',
    '04-11-2025',
  ])('knows no sum in %s, which counts or dates', (value) => {
    expect(readAmount(value)?.amount).toBeUndefined();
  });

  it.each(['', '-', '--', '—', 'N/A', 'NA', 'None', 'Not reported'])('reads nothing from %j', (value) => {
    expect(readAmount(value)).toBeUndefined();
  });

  it.each([
    ['####', '####'],
    ['$9■,118', '$9■,118'],
    ['4█', '4█'],
    ['$12�.50', '$12�.50'],
    ['1.234', '1.234'],
    ['10.125', '10.125'],
    ['1.2.3', '1.2.3'],
    ['1.234.56', '1.234.56'],
    ['1.2345.678', '1.2345.678'],
    ['1.2345,67', '1.2345,67'],
    ['1.2345.6', '1.2345.6'],
    ['1234.567.890', '1234.567.890'],
    ['1.234.5678', '1.234.5678'],
    ['1234.567,89', '1234.567,89'],
    ['1.234,567', '1.234,567'],
    ['12,34,5', '12,34,5'],
    ['$ 2,7 88', '$ 2,7 88'],
    ['1234,567', '1234,567'],
    ['12,345,67', '12,345,67'],
    ['1,2345', '1,2345'],
    ['1,234.5.6', '1,234.5.6'],
    ['0.1.2', '0.1.2'],
    ['1.0.1', '1.0.1'],
    ['1.23456.7', '1.23456.7'],
    ['10.1234.5', '10.1234.5'],
    ['$25%', '$25%'],
    ['5?7.10', '5?7.10'],
    ['25 %', '25 %'],
    ['$5a', '$5a'],
    ['$5/more', '$5/more'],
    ['5é', '5é'],
    ['5*', '5*'],
    ['x5', 'x5'],
    ['x$-', 'x$-'],
    ['$-x', '$-x'],
    ['$', '$'],
    ['see statement', 'see statement'],
    ['1.2E+04', '1.2E+04'],
    ['10/20/2026', '10/20/2026'],
    ['400012XXXX', '400012XXXX'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['9'.repeat(200), '9'.repeat(60)],
  ])('takes %j for printed, and no amount that can be trusted', (value, text) => {
    expect(readAmount(value)).toEqual({ text, amount: undefined, decimalComma: false });
  });
});

const EMPTY = ['', '-', '--', '---', '–', '—', 'N/A', 'na', 'N.A.', 'None', 'null', 'Not reported'];
it.each([...EMPTY, 'not  available', 'No data', 'UNKNOWN', 'Not Applicable', ' - '])(
  'takes %j for empty',
  (text) => {
    expect(isEmptyValue(text)).toBe(true);
  },
);
it.each(['0', '$-', '----', 'nothing', 'no', 'not reported yet'])('takes %j for a value', (text) => {
  expect(isEmptyValue(text)).toBe(false);
});

it.each(['30 days', '36 Months', '2 payments'])('takes %j for a count, no amount', (text) => {
  expect(isAmountShaped(text)).toBe(false);
});
it.each(['$5', '-', '', '####', '(1.00)', '$ -', '>$5<', '> > $5', '5'])(
  'finds an amount’s shape in %j',
  (value) => {
    expect(isAmountShaped(value)).toBe(true);
  },
);
it.each(['Current', '10/20/2026', 'CHASE', 'Sep 2026', '****1234', '##', 'a####', '1.234', '$'])(
  'finds no amount’s shape in %j',
  (value) => {
    expect(isAmountShaped(value)).toBe(false);
  },
);

it.each([
  '$5', '$1,204.50', '-$5', '($5)', '$(5)', '$-5', '>$5<', '$5-', '5.00', '(5.00)', '12.34', '999.99',
  '1,204.50', '-1,204.50', '1,204,999.50', '1,204', '(12,204)', '123,204,999', '$.50', '.00', '$ 5.00', '$ (5.00)',
])('takes the word %s for money beyond doubt', (word) => {
  expect(isMoneyWord(word)).toBe(true);
}); // biome-ignore format: words are read in lines
it.each([
  '5', '2026', '1234', 'a$5', '$', '$  5', '$5a', '$5x-', '$a5', '5.0', '5.000', '1234.50', '1,20', '1,2045', '12,34.50',
  '1,204x', 'x1,204', 'a5.00', '5.00a', '1,a04', ',204', '1,20a.50', 'a,204', '1,204.5a', `$${'5'.repeat(60)}`,
])('takes the word %s for no sure money', (word) => {
  expect(isMoneyWord(word)).toBe(false);
}); // biome-ignore format: words are read in lines

it('reads a sum before a bar and the word that it is paid', () => {
  expect(read('$0/paid as of Mar 2010')).toEqual(['$0', '0', false]);
  expect(read('$0/x')[1]).toBeUndefined();
});

it.each([
  ['–$42.10', '-42.1'],
  ['$–42.10', '-42.1'],
  ['$42.10 credit balance', '-42.1'],
  ['$500 credit limit', '500'],
  ['– $42.10', undefined],
])(
  'an amount with a long dash right before it, or called a credit balance, is a credit: %s',
  (value, amount) => {
    expect(readAmount(value)?.amount?.toFixed()).toBe(amount);
  },
);

it.each(['30 day', '30 days', '30 dias', '30 días', '2 month', '2 months', '2 mo', '2 mos', '2 meses', '1 year', '2 years', '1 yr', '2 yrs', '1 payment', '2 payments', '3 times'])(
  'what %s counts is no money',
  (text) => {
    expect(readAmount(text)?.amount).toBeUndefined();
  },
); // biome-ignore format: texts are read in lines

it.each(['$2,7 88', '2,7 88', '$ 2,78 8', '12,7 88', '123,78 8'])('a torn sum is not read: %s', (text) => {
  expect(readAmount(text)?.amount).toBeUndefined();
});

it.each([
  ['$2,788 12', '2788'],
  ['$2,788 124', '2788'],
])('what stands behind a whole sum tears it not: %s', (text, amount) => {
  expect(readAmount(text)?.amount?.toFixed()).toBe(amount);
});

it.each(['zeros', 'subzero', '12345k', '3.125k', 'x 14k', '14km'])(
  'is not read for a sum of its own: %s',
  (text) => {
    expect(readAmount(text)?.amount).toBeUndefined();
  },
);

it('of the two that a sum lies between the larger is read, also where it is doubted', () => {
  expect(read('$400-$500')).toEqual(['$400-$500', '500', false]);
  expect(read('$400-$500 ?')).toEqual(['$400-$500 ?', '500', false]);
  expect(read('$400-$500?')).toEqual(['$400-$500?', '500', false]);
});

it.each([
  ['1 200.50', '1200.5'],
  ['$1 022 450', '1022450'],
])('blanks may part the thousands where nothing else is printed: %s', (text, amount) => {
  expect(readAmount(text)?.amount?.toFixed()).toBe(amount);
});

it.each(['1,000 + fees', '500+', '500 approx', '2,000 ?', '$300 (est)', '600 maybe 700', '800 less 50'])(
  'reads %s as about so much',
  (text) => {
    expect(readAmount(text)?.isAbout).toBe(true);
  },
);

it.each(['$808 as of 08/2026', '1,000.00+', '$35/mo', '500', '1,200 CR', '450 owed'])(
  'reads %s as so much',
  (text) => {
    expect(readAmount(text)?.isAbout).toBeUndefined();
  },
);

it.each(['2 x 150', '3x $200', '2 @ 300', '4 × 25'])('reads no sum in %s', (text) => {
  expect(readAmount(text)?.amount).toBeUndefined();
});
