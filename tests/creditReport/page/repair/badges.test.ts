import { expect, it } from 'vitest';
import { withoutBadges } from '../../../../src/creditReport/page/repair/badges';

it.each([
  ['OAK BANKPotentially negative', 'OAK BANK'],
  ['Elm Credit UnionPotentially negative', 'Elm Credit Union'],
  ['ASH LLC.Exceptional payment history', 'ASH LLC.'],
  ['FIR 1ST (CARD)Good payment history', 'FIR 1ST (CARD)'],
  ['PINE FINANCENo missed payments', 'PINE FINANCE'],
  ['YEW INCNeeds attention\nxxxx-1107', 'YEW INC\nxxxx-1107'],
])('a badge that is glued to a name is taken off: %j', (text, plain) => {
  expect(withoutBadges(text)).toBe(plain);
});

it.each([
  'Potentially negative',
  'Potentially negative items',
  'OAK BANK Potentially negative',
  'OAK BANK\tPotentially negative',
  'OAK BANKPotentially negative since May',
  '2 missed payments',
  'Account needs attention',
  'OAK NEEDS ATTENTION',
])('what stands by itself, or goes on, is no badge that is glued: %j', (text) => {
  expect(withoutBadges(text)).toBe(text);
});

it.each(['Exceptional', 'Very good', 'Fair', 'Needs work'])(
  'a grade between what an app says of an account and its sum is taken out: %j',
  (grade) => {
    expect(withoutBadges(`OAK BANK\nOpened 3/14/2017\n${grade}\n$2,318`)).toBe(
      'OAK BANK\nOpened 3/14/2017\n$2,318',
    );
  },
);

it.each(['\nExceptional\n$2,318', 'OAK BANK\n\nPoor\n$2,318', 'FICO 712\nExcellent\nOAK BANK'])(
  'a grade that stands nowhere between stays: %j',
  (text) => {
    expect(withoutBadges(text)).toBe(text);
  },
);
