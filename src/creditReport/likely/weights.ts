import { STEP_COUNT, type Weights } from './chain';
import type { IdsOf } from './evidence';
import { PARTS } from './parts';
import { EVIDENCE_TABLE, STEP_TABLE } from './weightTables';
import { GAPS } from './words';

/** What has been learned of words: how much each piece of evidence speaks for each part, and each step from word to word. */
export interface Learned extends Weights {
  idsOf: IdsOf;
}

/** The tables are in whole numbers: so many are one in the logarithm of a likelihood. */
export const UNIT = 4;

/** What begins the rows of a look: the sort of the words, and what is looked at. */
export const LOOK = '# ';

/**
 * Reads tables of weights. Of evidence: a line for each look at words of a sort, such as `# sum lead-in`; below it a row for
 * each thing that it may tell, with what that speaks for each part. Of steps: a row for each gap, with the weight of each
 * step. What is left out is zero.
 */
export function learnedFrom(ofEvidence: string, ofSteps: string): Learned {
  const rows = ofEvidence.split('\n');
  const steps = ofSteps.split('\n');
  const weights = {
    ofEvidence: new Float32Array(rows.length * PARTS.length),
    ofSteps: new Float32Array(GAPS.length * STEP_COUNT),
  };
  const looks = new Map<string, Map<string, number>>();
  let ids = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (row.startsWith(LOOK)) {
      ids = new Map();
      looks.set(row.slice(LOOK.length), ids);
    } else ids.set(takeRow(row, weights.ofEvidence, index * PARTS.length), index);
  }
  for (const [index, row] of steps.entries()) takeRow(row, weights.ofSteps, index * STEP_COUNT);
  return { ...weights, idsOf: (sort, look) => looks.get(`${sort} ${look}`) };
}

/** Takes the figures of a row; its name. */
function takeRow(row: string, into: Float32Array, at: number): string {
  const [name = '', ...figures] = row.split('\t');
  for (const [index, figure] of figures.entries()) into[at + index] = Number(figure) / UNIT;
  return name;
}

let known: Learned | undefined;

/** What `npm run fit` has learned; read when it is first asked for. */
export function learnedWeights(): Learned {
  known ??= learnedFrom(EVIDENCE_TABLE, STEP_TABLE);
  return known;
}
