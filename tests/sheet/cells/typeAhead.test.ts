import { describe, expect, it } from 'vitest';
import { chooseByLetters, typeOn } from '../../../src/sheet/cells/typeAhead';

const CHOICES = [
  { value: 'creditor1', label: 'Creditor 1' },
  { value: 'creditor2', label: 'Creditor 2' },
  { value: 'creditor3', label: 'Creditor 3' },
  { value: 'other', label: 'Other' },
];

describe('chooseByLetters', () => {
  it.each<[letters: string, after: string | undefined, value: string, words: string]>([
    ['o', undefined, 'other', 'the label that begins so'],
    ['O', undefined, 'other', 'whatever the case'],
    ['c', undefined, 'creditor1', 'the first of several'],
    ['c', '', 'creditor1', 'the first where nothing is chosen yet'],
    ['c', 'other', 'creditor1', 'the first where the present choice begins otherwise'],
    ['c', 'creditor1', 'creditor2', 'the next where one letter is typed again'],
    ['c', 'creditor3', 'creditor1', 'the first again after the last'],
    ['o', 'other', 'other', 'the only one again'],
    ['cr', 'creditor2', 'creditor2', 'the present choice while it begins with the longer text'],
    ['2', undefined, 'creditor2', 'a later word that begins so'],
    ['creditor 2', undefined, 'creditor2', 'a whole label with its spaces'],
    ['creditor 2', 'creditor1', 'creditor2', 'another than the present choice where the letters say so'],
  ])('finds by %j after %j %j: %s', (letters, after, value) => {
    expect(chooseByLetters(CHOICES, letters, after)).toBe(value);
  });

  it.each(['', 'x', 'reditor', 'creditor 4', 'creditor2', ' o'])('finds nothing by %j', (letters) => {
    expect(chooseByLetters(CHOICES, letters)).toBeUndefined();
    expect(chooseByLetters(CHOICES, letters, 'creditor1')).toBeUndefined();
  });

  it('finds nothing by a word that several labels have behind their first', () => {
    const late = ['30 Days Late', '60 Days Late'].map((label) => ({ value: label, label }));
    expect(chooseByLetters(late, 'late')).toBeUndefined();
    expect(chooseByLetters(late, '6')).toBe('60 Days Late');
  });

  it('finds nothing among no choices', () => {
    expect(chooseByLetters([], 'o')).toBeUndefined();
  });
});

describe('typeOn', () => {
  it.each([
    ['c', 'r', 100, 'cr', 'goes on with a word'],
    ['synchron', 'y', 1000, 'synchrony', 'goes on with a word that fits no choice'],
    ['x', 'o', 1001, 'o', 'begins another word after a second'],
    ['c', 'c', 100, 'c', 'asks for the next choice by the same letter'],
    ['creditor', ' ', 100, 'creditor ', 'takes a blank within a word'],
  ])('%j and %j after %d ms make %j: it %s', (word, letter, later, made) => {
    expect(typeOn({ word, at: 5000 }, letter, 5000 + later, true)).toEqual({ word: made, at: 5000 + later });
  });

  it('goes on with a letter typed again that no choice begins with', () => {
    expect(typeOn({ word: 'z', at: 5000 }, 'z', 5100, false)).toEqual({ word: 'zz', at: 5100 });
  });
});
