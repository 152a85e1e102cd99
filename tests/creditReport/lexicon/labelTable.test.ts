import { describe, expect, it } from 'vitest';
import { headingKind, labelAt } from '../../../src/creditReport/lexicon/labels';
import { COLUMN_HEADINGS, LABELS, type LabelKind } from '../../../src/creditReport/lexicon/labelTable';

const spellingsOf = (table: Readonly<Partial<Record<LabelKind, readonly string[]>>>) =>
  (Object.entries(table) as [LabelKind, readonly string[]][]).flatMap(([kind, spellings]) =>
    spellings.map((spelling) => [spelling, kind] as const),
  );

describe.each([
  ['labels', LABELS],
  ['headings of columns', COLUMN_HEADINGS],
] as const)('the table of %s', (_, table) => {
  it('has spellings for every kind', () => {
    for (const spellings of Object.values(table)) expect(spellings).not.toHaveLength(0);
  });
  it('writes every spelling small, without marks and odd blanks', () => {
    for (const [spelling] of spellingsOf(table))
      expect(spelling).toMatch(/^[a-z\d#$%/().,&?-]+(?: [a-z\d#$%/().,&?-]+)*$/);
  });
  it('gives every spelling one meaning', () => {
    const all = spellingsOf(table).map(([spelling]) => spelling);
    expect(new Set(all).size).toBe(all.length);
  });
});

it('lets every label be read as the longest at its place, with and without a colon', () => {
  for (const [spelling, kind] of spellingsOf(LABELS)) {
    expect(labelAt(spelling.split(' '), 0)).toMatchObject({ kind, text: spelling, colon: false });
    expect(labelAt(`${spelling.toUpperCase()}: x`.split(' '), 0)).toMatchObject({ kind, colon: true });
  }
});

it('lets every label and every heading stand over a column, where the meaning of a heading comes first', () => {
  const meanings = new Map([...spellingsOf(LABELS), ...spellingsOf(COLUMN_HEADINGS)]);
  for (const [spelling, kind] of meanings) expect(headingKind(spelling)).toBe(kind);
  expect(headingKind('Name')).toBe('name');
});
