import { expect, it } from 'vitest';
import { rewrite } from '../../../../src/creditReport/page/repair/rewrite';

it('moves earlier guesses along when text before them changes', () => {
  const first = rewrite({ text: 'aa bb cc', guesses: [] }, /cc/g, () => 'DDD', true);
  const { text, guesses } = rewrite(first, /aa/g, () => 'longer');
  expect(text).toBe('longer bb DDD');
  expect(guesses.map(({ from, to }) => text.slice(from, to))).toEqual(['DDD']);
});

it('widens a guess that a later change touches', () => {
  const first = rewrite({ text: 'a 1O0', guesses: [] }, /O/g, () => '0', true);
  const { text, guesses } = rewrite(first, /100/g, () => '$100');
  expect(guesses.map(({ from, to }) => text.slice(from, to))).toEqual(['$100']);
});

it('gives the same text back where nothing is replaced', () => {
  const page = { text: 'a', guesses: [{ from: 0, to: 1 }] };
  expect(rewrite(page, /a/g, () => undefined, true)).toEqual(page);
});
