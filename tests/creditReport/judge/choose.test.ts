import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStretches } from '../../../src/creditReport/judge/choose';

/** Stretches as `from-to layout weight`. */
const choose = (...words: string[]) => {
  const stretches = words.map((word) => {
    const [span = '', layout = 0, weight = 0] = word.split(' ');
    const [from = 0, to = 0] = span.split('-').map(Number);
    return { word, from, to, layout: Number(layout), weight: Number(weight) };
  });
  return chooseStretches(stretches).map(({ word }) => word);
};

describe('of several readings of a text', () => {
  it.each([
    ['nothing, where there is none', [], []],
    ['the only one', ['0-5 0 1'], ['0-5 0 1']],
    ['none that is worth nothing', ['0-5 0 0', '5-9 0 -1'], []],
    ['all that stand apart', ['0-5 0 1', '5-9 0 1'], ['0-5 0 1', '5-9 0 1']],
    ['those in the order of the text', ['5-9 0 1', '0-5 0 1'], ['0-5 0 1', '5-9 0 1']],
    ['the heavier of two that overlap', ['0-5 0 1', '4-9 1 3'], ['4-9 1 3']],
    ['two small ones before a large one that is worth less', ['0-9 1 3', '0-4 0 2', '5-9 0 2'], ['0-4 0 2', '5-9 0 2']],
    ['a large one before two small ones that are worth less', ['0-9 1 5', '0-4 0 2', '5-9 0 2'], ['0-9 1 5']],
    ['one layout, where another is but little better', ['0-4 0 3', '5-9 0 3', '5-9 1 4'], ['0-4 0 3', '5-9 0 3']],
    ['another layout, where it is much better', ['0-4 0 3', '5-9 0 3', '5-9 1 6'], ['0-4 0 3', '5-9 1 6']],
    ['no other layout for next to nothing', ['0-4 0 3', '5-9 1 1'], ['0-4 0 3']],
  ])('chooses %s', (_, words, chosen) => {
    expect(choose(...words)).toEqual(chosen);
  });
  it('chooses none that overlap, in the order of the text', () => {
    const stretch = fc.record({ from: fc.nat(40), length: fc.integer({ min: 1, max: 9 }), layout: fc.nat(3), weight: fc.integer({ min: -2, max: 9 }) });
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 30 }), (given) => {
        const chosen = chooseStretches(given.map(({ length, ...rest }) => ({ ...rest, to: rest.from + length })));
        for (const [index, { from, weight }] of chosen.entries()) {
          expect(from).toBeGreaterThanOrEqual(chosen[index - 1]?.to ?? 0);
          expect(weight).toBeGreaterThan(0);
        }
      }),
    );
  });
}); // biome-ignore format: stretches are read in lines
