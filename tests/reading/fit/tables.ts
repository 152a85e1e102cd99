import { STEP_COUNT, type Weights } from '../../../src/creditReport/likely/chain';
import { PARTS } from '../../../src/creditReport/likely/parts';
import { LOOK, UNIT } from '../../../src/creditReport/likely/weights';
import { GAPS } from '../../../src/creditReport/likely/words';

/** Evidence that speaks for no part more than this, or against it, is left out: it says next to nothing. */
const LEAST = 0.6;

/**
 * Weights as tables that a person can read, in the order of their names.
 *
 * @param names of each piece of evidence its look, a tab, and what it told
 */
export function tablesOf(weights: Weights, names: readonly string[]): { evidence: string; steps: string } {
  const looks = new Map<string, string[]>();
  for (const [id, name] of names.entries()) {
    const figures = Array.from(weights.ofEvidence.subarray(id * PARTS.length, (id + 1) * PARTS.length));
    if (!figures.some((figure) => Math.abs(figure) >= LEAST)) continue;
    const [look = '', told = ''] = name.split('\t');
    const rows = looks.get(look) ?? [];
    rows.push(rowOf(told, figures));
    looks.set(look, rows);
  }
  const evidence = [...looks].sort().flatMap(([look, rows]) => [LOOK + look, ...rows.sort()]);
  const steps = GAPS.map((gap, index) =>
    rowOf(gap, Array.from(weights.ofSteps.subarray(index * STEP_COUNT, (index + 1) * STEP_COUNT))),
  );
  return { evidence: evidence.join('\n'), steps: steps.join('\n') };
}

function rowOf(name: string, figures: readonly number[]): string {
  const units = figures.map((figure) => Math.round(figure * UNIT) || '');
  return [name, ...units].join('\t').trimEnd();
}
