import { describe, expect, it } from 'vitest';
import {
  isStatusOnly,
  readStatus,
  readStatusText,
  worseStatus,
} from '../../../src/creditReport/pieces/statuses';

it.each([
  'Current', 'Collection', 'Charge-off', 'Late 60 Days', 'OK', 'Never late', '', '--', 'open', 'Paid', 'PAID AS AGREED', 'Current, paying',
  'Too new, not rated', 'Voluntary surrender', '30-59 days past due date', '>Current<', 'chargeoff', 'up to date', `current${' '.repeat(53)}`,
])('takes %j for a status and nothing else', (text) => {
  expect(isStatusOnly(text)).toBe(true);
}); // biome-ignore format: words are read in lines
it.each([
  'CURRENT BANK', 'ACE COLLECTION SERVICES', 'CHASE', 'OPEN SKY', 'Charge-off date', 'Closed date:', 'Potentially negative', 'Placed', '09/01/2022', `current${' '.repeat(54)}`,
])('takes %s for more than a status', (text) => {
  expect(isStatusOnly(text)).toBe(false);
}); // biome-ignore format: words are read in lines

describe('readStatus', () => {
  it.each([
    ['>R2<', undefined, '30days'],
    ['2', 'rate', '30days'],
    ['05', 'mop', '90days'],
    ['05', 'metro2', null],
    ['Late 30 Days', 'metro2', '30days'],
  ] as const)('reads %s in the scheme %s as %s', (value, scheme, current) => {
    expect(readStatus(value, scheme).current).toBe(current);
  });
});

describe('worseStatus', () => {
  const current = readStatusText('Current');
  const open = readStatusText('Open');
  const late30 = readStatusText('Late 30 Days');
  const collection = readStatusText('Collection');
  const chargeOff = readStatusText('Charge-off');
  const silent = readStatusText('');
  const unclear = readStatusText('Purple');
  const closed = readStatusText('Closed');

  it.each([
    ['30 days over current', current, late30, late30],
    ['90 days over 30', collection, late30, collection],
    ['current over none', silent, current, current],
    ['current over one that is not clear', current, unclear, current],
    ['the one that says why over silence', silent, closed, closed],
    ['the one that says why over one that is not clear', closed, unclear, closed],
    ['the one that says why over one that is not clear before it', unclear, closed, closed],
    ['of two alike the first', late30, readStatusText('30'), late30],
  ])('takes %s', (_, one, other, worse) => {
    expect(worseStatus(one, other)).toBe(worse);
  });
  it('keeps the reasons of both that are as late, each once', () => {
    expect(worseStatus(collection, chargeOff)).toEqual({
      current: '90days',
      flags: ['collection', 'charge-off'],
    });
    expect(worseStatus(collection, readStatusText('Placed for collection')).flags).toEqual(['collection']);
    expect(worseStatus(current, open).flags).toEqual(['status-open-only']);
  });
});
