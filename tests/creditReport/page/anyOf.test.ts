import { expect, test } from 'vitest';
import { anyOf, either, inTurn } from '../../../src/creditReport/page/anyOf';

test('ways of a part stand in a group of their own', () => {
  const whole = new RegExp(`^the ${either(/loans?/, 'cards?')}$`);
  expect(['the loan', 'the cards', 'the bill'].map((text) => whole.test(text))).toEqual([true, true, false]);
});

test('the first way that fits is taken', () => {
  expect(anyOf('', /card/, /card number/).exec('card number')?.[0]).toBe('card');
  expect(anyOf('', /card number/, /card/).exec('card number')?.[0]).toBe('card number');
});

test('an anchor binds within its own way', () => {
  const one = anyOf('', /^loan/, /card$/, /bill|note/);
  expect(['loan 2', 'a loan', 'a card', 'card 2', 'my notes'].map((text) => one.test(text))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('the flags are those of the whole, whatever flags a way has', () => {
  expect(anyOf('iu', /\p{Lu}1/u, /LOAN/g).flags).toBe('iu');
  expect(anyOf('i', /loan/).test('LOAN')).toBe(true);
  expect(anyOf('', /loan/i).test('LOAN')).toBe(false);
});

test('groups are counted through all ways', () => {
  expect(anyOf('', /a(\d)/, /b(\d)/).exec('b7')?.slice(1)).toEqual([undefined, '7']);
});

test('parts stand one behind the other, and the ways of each bind within it', () => {
  const whole = inTurn('i', /^my|^our/, ' ', either(/loan/, /card/), /s?$/);
  expect(['My loans', 'our card', 'my bill', 'our'].map((text) => whole.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
