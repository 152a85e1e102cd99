import { expect, it } from 'vitest';
import { beginsWithCollector, isCollector } from '../../../src/creditReport/lexicon/collectors';

it.each([
  ['Midland Credit Mgmt', true, true],
  ['LVNV FUNDING LLC', true, true],
  ['I.C. System', true, true],
  ['Credence', true, true],
  ['Phillips & Cohen Associates', true, true],
  ['Elm Recovery Group', false, true],
  ['ELM COLL SVCS', false, true],
  ['Elm Coll Cottage', false, false],
  ['State Collection Svc', false, true],
  ['Midland States Bank', false, false],
  ['Prairie Bank', false, false],
  ['Collections', false, false],
  ['Recovery', false, false],
  ['Elm Recoveryware', false, false],
  ['Oak Bank', false, false],
])('%s begins as a known collector: %s; it names one who collects: %s', (name, begins, is) => {
  expect(beginsWithCollector(name)).toBe(begins);
  expect(isCollector(name)).toBe(is);
});
