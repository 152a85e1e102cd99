import { expect, it } from 'vitest';
import { isOfThePast, withoutPast } from '../../../src/creditReport/pieces/pastLateness';
import { readStatusText } from '../../../src/creditReport/pieces/statuses';

it.each(['was 30 days late', 'it was 60 late in march', 'was current until june', '30 days late 2x in 2022', 'late twice', '60 late last year', 'last late 11/2023', '1x30', 'missed 2 payments in 2020'])(
  'tells how late a debt was once: %s',
  (text) => {
    expect(isOfThePast(text)).toBe(true);
  },
); // biome-ignore format: statuses are read in lines

it.each(['30 days late', 'was charged off', 'late since 2022', 'was late and still is', '0x30', 'current', 'never late in 2022', 'charged off in 2022', '60 days late now'])(
  'tells how a debt stands today: %s',
  (text) => {
    expect(isOfThePast(text)).toBe(false);
  },
); // biome-ignore format: statuses are read in lines

it('leaves what is told of today', () => {
  expect(withoutPast('was 60 late in march, current now')).toBe('current now');
  expect(withoutPast('open/was 30 days past due')).toBe('open');
  expect(withoutPast('we got behind in may but caught up in june')).toBe('caught up in june');
  expect(withoutPast('paid 30 days late')).toBe('paid 30 days late');
  expect(withoutPast('was 30 days late')).toBe('once');
});

it.each([
  ['was 60 late in March, current now', 'current'],
  ['pays as agreed, 30 days late 2x in 2022', 'current'],
  ['current (30 days late twice)', 'current'],
  ['Current (30 days late 6/2025)', 'current'],
  ['current (60 days late in March)', 'current'],
  ['Current, 30 days late', '30days'],
  ['current 06/2024; 60 days late 09/2024', '60days'],
  ['paid late once (30 days) in 2023 but fine now', 'current'],
  ['90 late last year, caught up since', 'current'],
  ['it was current until June, now 60 days late', '60days'],
  ['we were two months behind, all caught up now', 'current'],
  ['30 days late twice in 2022', null],
  ['PAID ACCOUNT/WAS CURRENT', 'current'],
])('the present one of several statuses counts: %s', (text, current) => {
  expect(readStatusText(text).current).toBe(current);
});
