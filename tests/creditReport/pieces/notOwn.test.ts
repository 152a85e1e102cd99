import { describe, expect, it } from 'vitest';
import { isNotOwn, isNotOwnBeside, withoutNotOwn } from '../../../src/creditReport/pieces/notOwn';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  ['Oak 812 NOT MINE!!', 'Oak 812 '],
  ['NOT MINE - Oak 812', 'Oak 812'],
  ["Oak 812, this isn't mine", 'Oak 812, '],
  ['Oak 812 no es mía', 'Oak 812 '],
  ['Oak (not ours)', 'Oak '],
])('that a debt is not theirs is told by %j, and taken off', (text, rest) => {
  expect(isNotOwn(text)).toBe(true);
  expect(withoutNotOwn(text).trim()).toBe(rest.trim());
});

it.each(['Oak 812 mine', 'not mineral', 'Oak 812 is not my problem', 'Oak not minded'])(
  'it is not told by %j',
  (text) => {
    expect(isNotOwn(text)).toBe(false);
    expect(withoutNotOwn(text)).toBe(text);
  },
);

describe('the line beside a debt', () => {
  const beside = (text: string) => {
    const from = text.indexOf('Oak');
    return isNotOwnBeside(text, from, from + 'Oak 812'.length);
  };
  it.each(['Oak 812\n** NOT MINE - disputed **\nElm 5', 'Elm 5\n\n*** Disputed - not mine ***\nOak 812'])(
    'says so: %j',
    (text) => {
      expect(beside(text)).toBe(true);
    },
  );
  it.each(['Oak 812\nNot mine: Elm 5', 'Oak 812\nElm 5 not mine', 'Elm 5\nnot mine\nOak 812'])(
    'says it of another: %j',
    (text) => {
      expect(beside(text)).toBe(false);
    },
  );
});

it('a disputed debt that is not theirs keeps its row, and it alone is marked', () => {
  const text = 'Oak Card 2,300 current\nElm card 812 NOT MINE\nAsh Bank 500 current';
  const rows = readByRules({ text, tables: [] }).debts.map(
    ({ accountName, review }) =>
      `${accountName} ${review.includes('not-own') || review.includes('disputed')}`,
  );
  expect(rows).toEqual(['Oak Card false', 'Elm card true', 'Ash Bank false']);
});
