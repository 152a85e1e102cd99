import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeMoney } from '../../../src/money/money';
import { withEdit, withRefused } from '../../../src/sheet/cells/typedText';

/** Types characters one after the other at the end, as a field of an amount takes them; `<` takes the last one back. */
function typedAtEnd(keys: string): string {
  return [...keys].reduce((typed, key) => {
    const shown = sanitizeMoney(typed);
    if (key === '<') return withEdit(typed, shown.slice(0, -1), sanitizeMoney);
    return sanitizeMoney(key) === ''
      ? withRefused(typed, key, shown.length, sanitizeMoney)
      : withEdit(typed, shown + key, sanitizeMoney);
  }, '');
}

describe('a typed text', () => {
  it.each([
    ['100+50', '100+50'],
    ['=12*3', '=12*3'],
    ['1k', '1k'],
    ['1+<2', '2'],
    ['10+<2', '12'],
    ['10+5<6', '10+6'],
    ['1+1<<', ''],
  ])('of the keys %j is %j', (keys, typed) => {
    expect(typedAtEnd(keys)).toBe(typed);
  });

  it.each([
    ['in front', '100', 0, '-', '-100'],
    ['in the middle', '100', 1, ',', '1,00'],
    ['behind another refused one', '1+0', 1, '-', '1+-0'],
    ['at the end', '100', 3, 'k', '100k'],
  ])('keeps a refused character where it is typed: %s', (_, typed, at, refused, next) => {
    expect(withRefused(typed, refused, at, sanitizeMoney)).toBe(next);
  });

  it.each([
    ['a text pasted at the end', '5', '5$1,2 total', '5$1,2 total'],
    ['all replaced by a paste', '12+3', '(7)', '(7)'],
    ['a stretch in the middle', '12+34', '19', '19'],
    ['a refused text alone', '', 'abc', ''],
  ])('follows %s', (_, typed, field, next) => {
    expect(withEdit(typed, field, sanitizeMoney)).toBe(next);
  });

  it('always shows what the field holds', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789.+-k$ ') });
    fc.assert(
      fc.property(texts, texts, texts, texts, (typed, before, inserted, after) => {
        const shown = sanitizeMoney(typed);
        const cut = Math.min(before.length, shown.length);
        const rest = shown.slice(Math.min(cut + after.length, shown.length));
        const field = shown.slice(0, cut) + inserted + rest;
        expect(sanitizeMoney(withEdit(typed, field, sanitizeMoney))).toBe(sanitizeMoney(field));
      }),
    );
  });
});
