import { describe, expect, it } from 'vitest';
import { isToldPaidOff } from '../../../../src/creditReport/layouts/lists/paidOff';

describe('what is told to be paid off', () => {
  it.each([
    'Target card was paid off in May',
    "Lowe's card I already paid off last year",
    'Kohls has been paid in full',
    "Macy's ya la liquidé en julio",
  ])('is known by its words: %s', (words) => {
    expect(isToldPaidOff(words)).toBe(true);
  });
  it.each([
    'Citi is not paid off yet',
    'Citi is almost paid off',
    'Citi will be paid off in May',
    'Citi I want to have paid off by May',
    'Citi I paid some of it',
  ])('is not what is still owed: %s', (words) => {
    expect(isToldPaidOff(words)).toBe(false);
  });
});
