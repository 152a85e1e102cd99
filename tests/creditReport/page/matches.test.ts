import { describe, expect, it } from 'vitest';
import { matchesIn } from '../../../src/creditReport/page/matches';

describe('the matches of a pattern', () => {
  it.each([
    ['that stand in a text', '12 and 345', /\d+/g],
    ['with what each holds', 'a1 b2', /([a-z])(\d)/g],
    ['of which none stands there', 'no figure', /\d+/g],
    ['that are empty', 'ab', /(?=\p{L})/gu],
    ['that are empty beside a sign of two halves', 'a💳b', /x*/gu],
    ['that are empty between the halves of a sign', 'a💳b', /x*/g],
  ])('are those that `matchAll` finds: %s', (_, text, pattern) => {
    expect([...matchesIn(text, pattern)]).toEqual([...text.matchAll(pattern)]);
  });

  it('are found where another text is looked through between two of them', () => {
    const pattern = /\d/g;
    const found = [];
    for (const [one] of matchesIn('1 2', pattern))
      found.push(one, ...Array.from(matchesIn('3', pattern), ([other]) => other));
    expect(found).toEqual(['1', '3', '2', '3']);
  });

  it('are found from the beginning where the last search was left early', () => {
    const pattern = /\d/g;
    const [first] = matchesIn('1 2', pattern);
    const [again] = matchesIn('1 2', pattern);
    expect([first?.[0], again?.[0]]).toEqual(['1', '1']);
  });
});
