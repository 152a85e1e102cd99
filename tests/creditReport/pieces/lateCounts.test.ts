import { expect, it } from 'vitest';
import { countsDaysLate, countsLates, withoutLateCounts } from '../../../src/creditReport/pieces/lateCounts';

it.each([
  '30-60-90: 2-1-0',
  'Lates 30x2 60x1 90x0',
  '30/60/90 1/0/0',
  '30(1) 60(0) 90(0)',
  'times late 30: 4 60: 0 90: 0',
])('%s counts how often it was late', (text) => {
  expect(countsLates(text)).toBe(true);
});

it.each(['30 days late', '$30.60', '3060 90', '30, 60', '60 30 90', 'over 90 days', 'Card 30 ends in 6090'])(
  '%s does not',
  (text) => {
    expect(countsLates(text)).toBe(false);
  },
);

it.each(['Late 30', 'late 60', 'past due 90', 'Past due: 120', 'behind 30', 'delinquent 180'])(
  '%s counts days',
  (text) => {
    expect(countsDaysLate(text)).toBe(true);
  },
);

it.each(['late 35', 'late $30', 'late 300', 'late 30.00', 'late', '30', 'too late 30', 'late 60 payment 25'])(
  '%s counts no days',
  (text) => {
    expect(countsDaysLate(text)).toBe(false);
  },
);

it.each([
  'Late payments: 30 days: 0, 60 days: 0, 90 days: 0',
  'Late payments (last 7 years): 30 days: 2, 60 days: 1, 90 days: 0',
  'Late 30 days: 0 Late 60 days: 0 Late 90 days: 0',
  '30=2 60=1 90+=0',
])('%s is all about how often it was late', (text) => {
  expect(withoutLateCounts(text).trim()).toBe('');
});

it.each([
  '60 days late',
  '30 days: $120, 60 days: $80',
  '30: 120.00 60: 80.00',
  'late 30 days: 1',
  'rate 30: 9',
])('%s is kept', (text) => {
  expect(withoutLateCounts(text)).toBe(text);
});
