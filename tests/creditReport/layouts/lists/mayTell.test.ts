import { expect, it } from 'vitest';
import { cardItems } from '../../../../src/creditReport/layouts/lists/item';
import { mayTellMoreThan } from '../../../../src/creditReport/layouts/lists/mayTell';
import { readLines } from '../../../../src/creditReport/page/lines';

it.each([
  ['more cards with a sum than so many', 'Oak Bank\n1600: 1\nElm Bank\n1601: 1', 1, true],
  ['as many', 'Oak Bank\n1600: 1\nElm Bank\n1601: 1', 2, false],
  ['cards without a sum', 'Oak Bank\nl6: 1\nElm Bank\nl7: 1', 1, false],
])('tells %s', (_, text, most, expected) => {
  expect(mayTellMoreThan(most, cardItems(readLines(text)))).toBe(expected);
});
