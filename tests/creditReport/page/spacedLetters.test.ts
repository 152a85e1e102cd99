import { expect, it } from 'vitest';
import { withLettersTogether } from '../../../src/creditReport/page/spacedLetters';

it.each([
  ['D E B T   T R A C K E R', 'DEBT TRACKER'],
  ['  M Y  D E B T  D A T E    ____', 'MY DEBT DATE    ____'],
  ['a\nM Y   D E U D A\nb', 'a\nMY DEUDA\nb'],
])('sets the letters of %j together', (text, plain) => {
  expect(withLettersTogether(text)).toBe(plain);
});

it.each([
  'J F M   A M J   J A S   O N D',
  'O K   O K   O K   O K',
  'C C C   C A C   C C C',
  'J F M A M J J A S O N D',
  'OAK A B   C D E',
  'A Visa   E Loan',
])('leaves %j as it is', (text) => {
  expect(withLettersTogether(text)).toBe(text);
});
