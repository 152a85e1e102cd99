import { expect, it } from 'vitest';
import { thingBehind } from '../../../src/creditReport/debts/thingBehind';
import { debtsIn } from '../../support/reports';

it.each([
  ['Oak Financial', ' (RAV4) 18,207.33', ' (RAV4)'],
  ['Oak Financial', ' (Nissan Rogue 2019) debo $900', ' (Nissan Rogue 2019)'],
  ['Oak Financial', ' - 2017 Escape. They took it', ' - 2017 Escape'],
  ['Oak Financial', ' - 2017 Escape - $900', ' - 2017 Escape'],
  ['Oak Financial', ' (2019 Equinox), balance $900', ' (2019 Equinox)'],
  ['Oak Health', ' (surgery) billed us $900', ' (surgery)'],
  ['Rosa Elm', ' (my mom) 2,000', ' (my mom)'],
  ['Chase Sapphire', ' (thẻ tín dụng) số cuối 1147', ' (thẻ tín dụng)'],
  ['Elm Auto', ' (sapatos ng mga bata) 96.00', ' (sapatos ng mga bata)'],
  ['Klarna', ' – tires – $212.64', ' – tires'],
  ['Klarna', ' - kids shoes 88.40', ' - kids shoes'],
  ['Snap Finance', ' – tires    946.22', ' – tires'],
  ['Oak Hospital', ' – Ken’s knee, account F2207741', ' – Ken’s knee'],
  ['Oak Financial', ' - 2019 Equinox  14,880.03', ' - 2019 Equinox'],
  ['Oak Financial', ' - 2015 Altima: 9,480.16', ' - 2015 Altima'],
  ['Oak Bank', ' - Silverado, $21,340.18', ' - Silverado'],
  ['Oak Bank', ' – Honda CR-V | 9,480.16', ' – Honda CR-V'],
  ['Oak Mortgage', ' — house on Birch St., loan no. 067', ' — house on Birch St.'],
  ['Elm Rentals', ' – broken lease at Oaks\n3,275', ' – broken lease at Oaks'],
  ['Oak Bank', ' - bed ..4416 $1,566.75', ' - bed'],
  ['Oak Bank', ' - wedding loan ..7221 $11,480', ' - wedding loan'],
  ['Oak Mortgage', ' - double wide .... Acct# 1408827', ' - double wide'],
  ['Oak Bank', ' - CR-V #6630 $900', ' - CR-V'],
  ['Oak Bank', ' - Kubota .... $900', ' - Kubota'],
  ['Elm Cash', ' (title loan, 09 Ranger) .. no number', ' (title loan, 09 Ranger)'],
  ['Oak Financial', '(CR-V), $900', '(CR-V)'],
  ['舅舅', '(妈妈的弟弟),欠$5,000', '(妈妈的弟弟)'],
])('what was bought right behind a name belongs to it: %s%s', (name, behind, thing) => {
  expect(thingBehind(name, behind)).toBe(thing);
});

it.each([
  ['Oak Bank', ' (x4471) 3,812'],
  ['Oak Bank', ' (ending 4471) 3,812'],
  ['Oak Bank', ' (số cuối 3391) $900'],
  ['Oak Bank', ' (26.99%) $900'],
  ['Oak Bank', ' (was Elm Bank) $900'],
  ['Oak Bank', ' (por Elm Hospital) $900'],
  ['Oak Bank', ' (closed) $900'],
  ['Oak Bank', ' (30 days late) $900'],
  ['Oak Bank', ' (charged off) $900'],
  ['Oak Bank', ' (la de mi esposo) $900'],
  ['Oak Bank', ' (mine) $900'],
  ['Oak Bank', ' (la mía) $900'],
  ['Oak Bank', ' - Honda Financial, $900'],
  ['Oak Bank', ' (they took it back) $900'],
  ['Truck', ' (Santander) $900'],
  ['LVNV Funding', ' (Elm Clinic) $900'],
  ['Oak Bank', ' – roughly 3-4k'],
  ['Oak Bank', ' – past due – $900'],
  ['Oak Bank', ' – paid off'],
  ['Oak Bank', ' – same story, $900'],
  ['Oak Bank', ' – owe $900'],
  ['Oak Bank', ' – balance $900'],
  ['Oak Bank', ' - monthly payment $25.40'],
  ['Oak Bank', ' - credit card - $900'],
  ['Oak Bank', ' – they say we owe it twice and we do not'],
  ['Elm Collections', ' – Oak Bank – $900'],
  ['Oak Bank', '- tires 40'],
  ['Oak Bank', ' - 2019 charge off, $900'],
  ['Oak Bank', ' - Elm Anders, $900'],
  ['Oak Bank', ' - Silverado is gone, $900'],
  ['Oak Bank', '(closed) $900'],
  ['Oak 信用卡', '(尾号 2205),欠$900'],
  ['Oak Bank', '(老婆的) $900'],
  ['Oak Bank', ' (Rosa, nursing school) $900'],
  ['Oak Bank', ' (au nom de ma femme, Rosa) $900'],
  ['Oak Bank', ' — карта *3071, $900'],
  ['Oak Bank', ' (closed, paid off) $900'],
  ['Oak Bank', ' (30 days late, card) $900'],
])('what says something else of a debt is no part of its name: %s%s', (name, behind) => {
  expect(thingBehind(name, behind)).toBe('');
});

it('a name that a sentence has ended before it is read with it', () => {
  expect(
    debtsIn(
      'Westlake (Altima) 17,230 still, 511 a month, never missed\nthe truck: Exeter Finance (F-150) $900.20, pay $40',
    ),
  ).toEqual([
    'Westlake (Altima) |  | 17,230 | current | 511',
    'Exeter Finance (F-150) |  | $900.20 |  | $40 |  | no-status',
  ]);
});
