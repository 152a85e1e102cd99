import { expect, it } from 'vitest';
import { isMaskedNumber, numberDoubts, readAccountNumber } from '../../src/creditReport/accountNumber';

it.each([
  '400012XXXXXXXXXX',
  'CVQR12XXXX',
  '400012345678....',
  '*6902',
  '414709000000****',
  '****4321',
  'XXXX-1234',
  '601100****',
  '••••1234',
  'xxxx1234',
  '31XXXXXXXXXX',
  '3715XXXXXXX1002',
])('takes %s for a masked number without a label', (word) => {
  expect(isMaskedNumber(word)).toBe(true);
});

it.each([
  'T-MOBILE',
  'SYNCB/AMAZON',
  'EXXON',
  '$1,234.50',
  '10/20/2026',
  '89193-8872',
  '(877)',
  '---',
  '....',
  'XXX',
  '12',
  '2026',
  '057',
])('refuses %s as a masked number without a label', (word) => {
  expect(isMaskedNumber(word)).toBe(false);
});

it.each([
  ['400012XXXXXXXXXX', '400012XXXXXXXXXX'],
  ['xxxx 9912', 'xxxx 9912'],
  ['XXXX XXXX XXXX 1234', 'XXXX XXXX XXXX 1234'],
  ['ending in 1234', 'ending in 1234'],
  ['CVQRXXXX', 'CVQRXXXX'],
  ['400012XXXX Individual', '400012XXXX'],
  ['6.011E+15', '6.011E+15'],
  ['>12345****<', '12345****'],
  ['AB-1234-56', 'AB-1234-56'],
  ['N/A', ''],
  ['-', ''],
  ['Not reported', ''],
  ['Individual', ''],
])('reads the labelled number %s as %j', (value, number) => {
  expect(readAccountNumber(value)).toBe(number);
});

it.each([
  ['6.011E+15', ['account-number-scientific']],
  ['6011000000001234', ['full-account-number']],
  ['6011 0000 0000 1234', ['full-account-number']],
  ['601100****', []],
  ['12345678', []],
])('doubts %s with %j', (number, flags) => {
  expect(numberDoubts(number)).toEqual(flags);
});
