import { expect, it } from 'vitest';
import { spelledKind } from '../../../src/creditReport/lexicon/labels';

it.each([
  ['Debt Buyer / Collector', 'agency'],
  ['Collector / Debt Buyer', 'agency'],
  ['Debt Buyer', 'agency'],
  ['Debt Type', undefined],
  ['Assigned Collector Notes', undefined],
])('a column under %s holds who has the debt now: %s', (heading, kind) => {
  expect(spelledKind(heading)).toBe(kind);
});
