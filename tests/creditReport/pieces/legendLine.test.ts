import { expect, it } from 'vitest';
import { isKeyOfCodes } from '../../../src/creditReport/pieces/legendLine';

it.each([
  ['Account Type Codes: R = Revolving, I = Installment, M = Mortgage, O = Open', true],
  ['Rating: 0 = Current, 1 = 30-59 days late, G=Collection; L = Charge-off', true],
  ['R = Revolving, I = Installment', false],
  ['Oak = $5, Elm = $6, Fir = $7, Ash = $8', false],
  ['a = b = c = d', false],
])('a key of codes says what each of several stands for: %j: %s', (line, isKey) => {
  expect(isKeyOfCodes(line)).toBe(isKey);
});
