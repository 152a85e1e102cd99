import { expect, it } from 'vitest';
import { firstIndex } from '../../../src/creditReport/page/firstIndex';

const PLACES = [2, 3, 3, 7];

it.each([
  { least: 0, first: 0 },
  { least: 2, first: 0 },
  { least: 3, first: 1 },
  { least: 4, first: 3 },
  { least: 7, first: 3 },
])('finds the first of several places that is at least $least', ({ least, first }) => {
  expect(firstIndex(PLACES.length, (index) => (PLACES[index] ?? 0) >= least)).toBe(first);
});

it('gives the count where the test holds for none', () => {
  expect(firstIndex(PLACES.length, () => false)).toBe(4);
  expect(firstIndex(0, () => true)).toBe(0);
});

it('asks but a few of many', () => {
  let asked = 0;
  firstIndex(1_000_000, (index) => {
    asked += 1;
    return index >= 700_000;
  });
  expect(asked).toBeLessThanOrEqual(20);
});
