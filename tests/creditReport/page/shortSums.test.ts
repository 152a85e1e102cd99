import { expect, it } from 'vitest';
import { withPlainShortSums } from '../../../src/creditReport/page/shortSums';

it.each([
  ['Oak .5k', 'Oak 0.5k'],
  ['Oak ($.25 k)', 'Oak ($0.25 k)'],
  ['Oak 4,1k', 'Oak 4.1k'],
  ['Oak 1/2k', 'Oak 0.5k'],
  ['Oak $½k', 'Oak $0.5k'],
  ['Oak 2 1/2k, Elm 3¼ k', 'Oak 2.5k, Elm 3.25 k'],
  ['Oak 1/2 grand', 'Oak 0.5 grand'],
  ['Oak $0.4M', 'Oak $400,000'],
  ['Oak 1.2M current', 'Oak 1,200,000 current'],
  ['Oak $1.25 million', 'Oak $1,250,000'],
  ['debo 2 mil a Oak', 'debo 2,000 a Oak'],
  ['tarjeta Oak $2 mil 300', 'tarjeta Oak $2,300'],
])('writes a shortened sum in full: %s', (text, plain) => {
  expect(withPlainShortSums(text)).toBe(plain);
});

it.each([
  'Oak 4.1k',
  'Oak 24M',
  'Oak 1/2 paid',
  '401k 4,100',
  'a 5.2M members union',
  'Oak 1.5 mi',
  'Oak 12 mil',
  'debo 2 milagros',
  'due 1/2 Kohls',
  'Oak 3,1kg',
])('leaves what is no shortened sum: %s', (text) => {
  expect(withPlainShortSums(text)).toBe(text);
});
