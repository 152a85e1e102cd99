import { expect, it } from 'vitest';
import { differInDate, isNewer } from '../../../src/creditReport/meaning/newerLabel';

it.each([
  ['Owed 10/1', 'Owed 9/1', true],
  ['Owed 9/1', 'Owed 10/1', false],
  ['Owed 9/15', 'Owed 9/1', true],
  ['Owed 1/1', 'Owed 12/1', true],
  ['Balance Oct', 'Balance Sep', true],
  ['Balance Jan', 'Balance Dec', true],
  ['Owed 1/1/2026', 'Owed 12/1/2025', true],
  ['Owed 12/1/25', 'Owed 1/1/26', false],
  ['Owed 1/1/2025', 'Owed 12/1/2025', false],
  ['Owed as of Jan 31, 2026', 'Owed as of Dec 31, 2025', true],
  ['Owed Oct 2024', 'Owed Sep 2025', false],
  ['Owed 10/1', 'Paid 9/1', false],
  ['Owed', 'Owed 9/1', false],
])('whether the column %j is newer than %j: %s', (later, earlier, is) => {
  expect(isNewer(later, earlier)).toBe(is);
});

it.each([
  ['Owed 9/1/2025', 'Owed 10/1/2025', true],
  ['Owed Sep', 'Owed Oct', true],
  ['Owed 9/1', 'Owed 9/1', false],
  ['Owed 9/1', 'Paid 10/1', false],
  ['Owed 9/1', 'Owed', false],
])('whether %j and %j differ in their date alone: %s', (one, other, is) => {
  expect(differInDate(one, other)).toBe(is);
});
