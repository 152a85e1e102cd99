import { expect, it } from 'vitest';
import { GAP_COUNT, STEP_COUNT } from '../../../src/creditReport/likely/chain';
import { LOOKS } from '../../../src/creditReport/likely/looks';
import { LOOKS_AT_READING } from '../../../src/creditReport/likely/looksAtReading';
import { PARTS } from '../../../src/creditReport/likely/parts';
import { learnedFrom, learnedWeights, UNIT } from '../../../src/creditReport/likely/weights';
import { EVIDENCE_TABLE } from '../../../src/creditReport/likely/weightTables';

it('reads tables by look and by what it told; what is left out is zero', () => {
  const { idsOf, ofEvidence, ofSteps } = learnedFrom(
    '# sum shape\ndollars\t-4\t\t\t\t8\n# word word\noak\t\t2',
    'glued\t4',
  );
  const dollars = idsOf('sum', 'shape')?.get('dollars') ?? -1;
  expect(ofEvidence.slice(dollars * PARTS.length, dollars * PARTS.length + 6)).toEqual(
    Float32Array.of(-4 / UNIT, 0, 0, 0, 8 / UNIT, 0),
  );
  expect(idsOf('word', 'word')?.get('elm')).toBeUndefined();
  expect(idsOf('word', 'shape')).toBeUndefined();
  expect(ofSteps).toHaveLength(GAP_COUNT * STEP_COUNT);
  expect(ofSteps[0]).toBe(4 / UNIT);
});

it('every look of the table that is shipped is one that is taken', () => {
  const looks = new Set([...Object.keys(LOOKS), ...Object.keys(LOOKS_AT_READING)]);
  const headings = EVIDENCE_TABLE.split('\n').filter((row) => row.startsWith('# '));
  expect(headings.length).toBeGreaterThan(looks.size);
  for (const heading of headings)
    expect(looks).toContain(heading.replace(/^# (?:sum|figure|mark|word) /, ''));
});

it('the weights that are shipped are all figures', () => {
  const { ofEvidence, ofSteps } = learnedWeights();
  expect(ofEvidence.every(Number.isFinite)).toBe(true);
  expect(ofSteps.every(Number.isFinite)).toBe(true);
  expect(ofSteps.some((weight) => weight !== 0)).toBe(true);
});
