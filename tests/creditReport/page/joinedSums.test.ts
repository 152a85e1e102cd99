import { expect, it } from 'vitest';
import { withJoinedSumsApart } from '../../../src/creditReport/page/joinedSums';

it.each([
  [
    'a hyphen',
    'Chase-6,218.44 min 243\nAlly car-16,744.09',
    'Chase - 6,218.44 min 243\nAlly car - 16,744.09',
  ],
  ['plain figures of several lengths', 'T-Mobile-388\nAlly-16744', 'T-Mobile - 388\nAlly - 16744'],
  ['dots', 'Oak...4,400\nElm (2nd)..388.00', 'Oak - 4,400\nElm (2nd) - 388.00'],
  ['a sign of dollars', '- Oak/$44\n- ELM_$1,500, late', '- Oak - $44\n- ELM - $1,500, late'],
  ['half of the lines', 'my debts\nowed\nOak…4,400\nElm-90.00', 'my debts\nowed\nOak - 4,400\nElm - 90.00'],
])('parts the names and the sums of a note that a mark joins: %s', (_, text, parted) => {
  expect(withJoinedSumsApart(text)).toBe(parted);
});

it.each([
  ['a single line', 'Chase-6,218.44'],
  ['fewer than half of the lines', 'Oak-44.00\nElm-50.00\nAsh $4\nFir $5\nYew $6'],
  ['the last digits of accounts', 'Chase-6218\nAlly-1744'],
  ['months', 'Nov-26\nDecember-2026'],
  ['codes', 'CP-5511\nLN-20417'],
  ['words behind the figures', 'Oak-44th\nElm-50days'],
])('leaves a text as it is that has %s', (_, text) => {
  expect(withJoinedSumsApart(text)).toBe(text);
});
