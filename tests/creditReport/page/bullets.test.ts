import { expect, it } from 'vitest';
import { areBulleted } from '../../../src/creditReport/page/bullets';

it.each([
  ['dashes', ['- Oak', '- Elm', 'Ash'], true],
  ['dashes without a blank', ['-Oak', '-Elm'], true],
  ['numbers', ['1. Oak', '2) Elm'], true],
  ['letters', ['a) Oak', 'b) Elm'], true],
  ['ticks, also as the sign of a root', ['√ Oak', '✔ Elm'], true],
  ['minuses before sums', ['-500', '-700'], false],
  ['one of several', ['- Oak', 'Elm', 'Ash'], false],
])('texts are the lines of a list by the marks that most begin with: %s', (_, texts, are) => {
  expect(areBulleted(texts)).toBe(are);
});
