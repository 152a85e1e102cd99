// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { withStruckMarked } from '../../../src/debts/report/struckInHtml';

it.each([
  ['<p>Oak 5</p><p><s>Elm 6</s></p>', 'Oak 5\n ~~Elm 6~~ \n'],
  ['<p><del>Elm</del></p>', ' ~~Elm~~ \n'],
  ['<p><span style="text-decoration: line-through">Elm</span></p>', ' ~~Elm~~ \n'],
  ['<table><tr><td>Oak</td><td><strike>7</strike> 6</td></tr></table>', 'Oak\t ~~7~~  6\t\n'],
  ['<style>.xl6\n {color:red;text-decoration:line-through;}</style><p class=xl6>Elm</p>', ' ~~Elm~~ \n'],
])('marks in the text what HTML strikes out: %s', (html, text) => {
  expect(withStruckMarked({ text: 'plain', html }).text).toBe(text);
});

it.each(['<p>Elm 6</p>', '<style>s {text-decoration:line-through}</style><p>Elm</p>'])(
  'leaves a clipboard as it is in which nothing is struck out: %s',
  (html) => {
    expect(withStruckMarked({ text: 'Elm', html })).toEqual({ text: 'Elm', html });
  },
);
