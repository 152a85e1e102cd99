import { expect, it } from 'vitest';
import { isNewer } from '../../../src/creditReport/meaning/newerLabel';

it.each([
  ['Owed 10/1', 'Owed 9/1', true],
  ['Owed 9/1', 'Owed 10/1', false],
  ['Owed 9/15', 'Owed 9/1', true],
  ['Owed 1/1', 'Owed 12/1', true],
  ['Balance Oct', 'Balance Sep', true],
  ['Balance Jan', 'Balance Dec', true],
  ['Owed 10/1', 'Paid 9/1', false],
  ['Owed', 'Owed 9/1', false],
])('whether the column %j is newer than %j: %s', (later, earlier, is) => {
  expect(isNewer(later, earlier)).toBe(is);
});
