import { expect, it } from 'vitest';
import { withLeadersApart, withTypedLeadersBlank } from '../../../src/creditReport/page/plainLeaders';
import { debtsIn } from '../../support/reports';

it.each([
  ['Oak....$2,118.60...30 days', 'Oak .. $2,118.60 . 30 days'],
  ['Oak......900.00....current', 'Oak .... 900.00 .. current'],
  ['Oak....$900...$75...current', 'Oak .. $900 . $75 . current'],
  ['Elm....640...late\nOak.', 'Elm .. 640 . late\nOak.'],
])('dots that lead to a sum and on stand apart: %j', (text, apart) => {
  expect(withLeadersApart(text)).toBe(apart);
});

it.each([
  'Oak....$900',
  'Oak Visa...4417...current',
  'Oak...late...$900',
  'Oak....$900...',
  'well...ok...so',
])('other dots stay as they are: %j', (text) => {
  expect(withLeadersApart(text)).toBe(text);
});

it('dots that a typewriter leads with behind the dot of a name are blanks', () => {
  expect(withTypedLeadersBlank('Elm C.U. . . .  31-88   $9')).toBe('Elm C.U.        31-88   $9');
  expect(withTypedLeadersBlank('Elm Bank . . .  31-88   $9')).toBe('Elm Bank . . .  31-88   $9');
});

it('a list with such dots tells how each debt stands', () => {
  expect(debtsIn('Best Buy....$2,118.60...30 days\nCapital One....$3,871.00...current')).toEqual([
    'Best Buy |  | $2,118.60 | 30days',
    'Capital One |  | $3,871.00 | current',
  ]);
});
