import { expect, it } from 'vitest';
import {
  withLinesSaid,
  withoutReactions,
  withShortAnswers,
} from '../../../../src/creditReport/page/repair/said';

it.each([
  'Liked “Oak 500”',
  'Laughed at "Oak 500"',
  'Removed a heart from “Oak 500”',
  'Reacted 😂 to “Oak 500”',
  '👍 to “Oak 500”',
  'Le gustó «Oak 500»',
])('what somebody reacted to is said once: %s', (reaction) => {
  expect(withoutReactions(`Oak 500\n${reaction}\nok`)).toBe('Oak 500\nok');
});

it.each(['Liked “Oak” and owe it 500', 'I liked “Oak 500”', 'Liked Oak 500'])('%s is said', (text) => {
  expect(withoutReactions(text)).toBe(text);
});

it.each([
  ['Oak 500 new line Elm 600. New paragraph, Ash 700', 'Oak 500\nElm 600.\nAsh 700'],
  ['Oak 500 next line Elm 600 next line', 'Oak 500\nElm 600\n'],
])('a dictated text has its lines: %s', (text, lines) => {
  expect(withLinesSaid(text)).toBe(lines);
});

it.each(['a new line at Oak 500', 'renew line, new lines', 'new lines and new lines'])(
  'no line ends in %s',
  (text) => {
    expect(withLinesSaid(text)).toBe(text);
  },
);

it.each([
  ['Oak is 6,240\nmin?\n187\nok', 'Oak is 6,240\nmin 187\nok'],
  ["what's the payment??\n$98.50 a month", "what's the payment $98.50 a month"],
  ['and the balance?\n4,100', 'and the balance 4,100'],
])('a sum answers the question above it: %j', (text, told) => {
  expect(withShortAnswers(text)).toBe(told);
});

it.each(['min?\nElm 187', 'min?\n\n187', 'is that the min?\n187', 'who?\n187', 'min?\n3 of them'])(
  'nothing is answered in %j',
  (text) => {
    expect(withShortAnswers(text)).toBe(text);
  },
);
