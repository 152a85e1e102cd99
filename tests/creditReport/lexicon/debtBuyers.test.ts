import { expect, it } from 'vitest';
import { headingKind, spelledKind } from '../../../src/creditReport/lexicon/labels';

it.each([
  ['Debt Buyer / Collector', 'agency'],
  ['Collector / Debt Buyer', 'agency'],
  ['Debt Buyer', 'agency'],
  ['Debt Type', undefined],
  ['Assigned Collector Notes', undefined],
])('a column under %s holds who has the debt now: %s', (heading, kind) => {
  expect(spelledKind(heading)).toBe(kind);
});

it.each(['Assigned To / Debt Buyer', 'Current Debt Buyer'])(
  'a heading tells by its words that who has bought the debt stands below it: %s',
  (heading) => {
    expect(headingKind(heading)).toBe('agency');
  },
);
