import { expect, it } from 'vitest';
import { decidedKind, decidedLabels, whileDecided } from '../../../src/creditReport/lexicon/decided';
import { headingKind, headingWeight, labelAt } from '../../../src/creditReport/lexicon/labels';

const KINDS = new Map([
  ['zaldo hoi', 'balance'],
  ['balance', 'text'],
] as const);

it('holds while something is read, and no longer', () => {
  expect(whileDecided(KINDS, () => decidedKind('Zaldo hoi:'))).toBe('balance');
  expect(decidedKind('Zaldo hoi')).toBeUndefined();
  expect([...decidedLabels()]).toEqual([]);
});

it('holds no longer where the reading fails', () => {
  const fail = () => {
    throw new Error('broken off');
  };
  expect(() => whileDecided(KINDS, fail)).toThrow('broken off');
  expect(decidedKind('Zaldo hoi')).toBeUndefined();
});

it('stands above the tables of labels', () => {
  expect(whileDecided(KINDS, () => [headingKind('ZALDO HOI'), headingKind('Balance')])).toEqual([
    'balance',
    'text',
  ]);
  expect(whileDecided(KINDS, () => headingWeight('Zaldo hoi')?.weight)).toBeGreaterThan(100);
  expect(headingKind('Balance')).toBe('balance');
});

it.each([
  ['Zaldo hoi $5', { kind: 'balance', text: 'zaldo hoi', words: 2, colon: false }],
  ['Zaldo hoi: $5', { kind: 'balance', text: 'zaldo hoi', words: 2, colon: true }],
  ['Zaldo hoi Nov 9, 2025: $5', { kind: 'balance', text: 'zaldo hoi', words: 5, colon: true }],
  ['Zaldo $5', undefined],
  ['Balance $5', { kind: 'text', text: 'balance', words: 1, colon: false }],
])('is found where %j begins', (text, found) => {
  expect(whileDecided(KINDS, () => labelAt(text.split(' '), 0))).toEqual(found);
});
