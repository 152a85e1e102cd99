import { expect, it } from 'vitest';
import { knownPart } from '../../src/debts/knownPart';

it.each([
  ['4111-1111 1234', '411111111234'],
  ['XXXX-1234', '1234'],
  ['****1234', '1234'],
  ['ab 12', 'AB12'],
  ['X12', 'X12'],
])('knows of the account number %j: %j', (text, known) => {
  expect(knownPart(text)).toBe(known);
});
