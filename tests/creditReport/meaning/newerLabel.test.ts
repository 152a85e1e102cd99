import { expect, it } from 'vitest';
import { differInDate, isDay, isNewer } from '../../../src/creditReport/meaning/newerLabel';

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
  ['30-Apr', '31-Mar', true],
  ['Saldo fev/25', 'Saldo jan/25', true],
  ['Saldo abr/25', 'Saldo mar/25', true],
  ['Saldo jan/25', 'Saldo dez/24', true],
  ['Saldo out/24', 'Saldo set/24', true],
  ['Apr-25', 'Mar-25', true],
  ['Jan-25', 'Dec-24', true],
  ['Balance 11/2026', 'Balance 10/2026', true],
  ['Balance 12/2025', 'Balance 1/2026', false],
  ['2026-02', '2025-12', true],
  ['Owed 2026-02-14', 'Owed 2026-02-28', false],
  ['Saldo enero', 'Saldo abril', false],
  ['Balance outstanding', 'Balance settled', false],
  ['31-Mar', '30-Apr', false],
  ['Balance now', 'Balance at separation (6/30/2023)', true],
  ['Balance today', 'Balance 3/1/2025 (separation)', true],
  ['Balance 3/1/2025', 'Balance today', false],
  ['Now', 'Jan balance', true],
  ['Today', 'Feb', true],
  ['Jan balance', 'Now', false],
  ['Now', 'Limit', false],
  ['Paid now', 'Balance 3/1/2025', false],
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

it.each([
  ['31-Jan', true],
  ['May', true],
  ['9/1/2025', true],
  ['Balance May', false],
  ['Balance', false],
])('whether %j is a day and nothing else: %s', (label, is) => {
  expect(isDay(label)).toBe(is);
});
