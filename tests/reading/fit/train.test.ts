import { expect, it } from 'vitest';
import { likeliestStates, scored } from '../../../src/creditReport/likely/chain';
import { PARTS, START, STATES, stateBehind } from '../../../src/creditReport/likely/parts';
import { learnedFrom, UNIT } from '../../../src/creditReport/likely/weights';
import { tablesOf } from './tables';
import { train } from './train';

const COURSE = { rounds: 30, rate: 0.5, ridge: 1e-3, dropped: 0 };

/** The states of words that are these parts, each name the first of its debt. */
function statesOf(parts: readonly (typeof PARTS)[number][]): number[] {
  let state = START;
  return parts.map((part) => {
    const before = STATES[state];
    if (!before) throw new Error('no state');
    state = stateBehind(before, PARTS.indexOf(part), part === 'name');
    return state;
  });
}

const LESSONS = [
  { evidence: [[0], [1], [2]], gaps: [4, 1, 1], states: statesOf(['name', 'none', 'balance']) },
  {
    evidence: [[1], [0], [3], [2]],
    gaps: [4, 1, 1, 1],
    states: statesOf(['none', 'name', 'goesOn', 'balance']),
  },
];

it('finds weights under which lessons are read as they are, and texts like them', () => {
  const weights = train(LESSONS, 4, COURSE);
  for (const lesson of LESSONS)
    expect(likeliestStates(scored(lesson, weights), weights)).toEqual(lesson.states);
  const other = { evidence: [[0], [3], [1], [2], [0], [2]], gaps: [4, 1, 1, 1, 3, 1] };
  const parts = likeliestStates(scored(other, weights), weights).map(
    (state) => PARTS[STATES[state]?.part ?? 0],
  );
  expect(parts).toEqual(['name', 'goesOn', 'none', 'balance', 'name', 'balance']);
});

it('learns the same from the same', () => {
  expect(train(LESSONS, 4, COURSE)).toEqual(train(LESSONS, 4, COURSE));
});

it('writes tables that are read as they were, but for what says next to nothing', () => {
  const weights = train(LESSONS, 4, COURSE);
  const tables = tablesOf(weights, [
    'word shape\tcapitals',
    'word shape\tsmall',
    'sum shape\tdollars',
    'word word\tbank',
  ]);
  const { idsOf, ofEvidence, ofSteps } = learnedFrom(tables.evidence, tables.steps);
  const capitals = idsOf('word', 'shape')?.get('capitals') ?? -1;
  for (const [part, figure] of weights.ofEvidence.slice(0, PARTS.length).entries())
    expect(Math.abs((ofEvidence[capitals * PARTS.length + part] ?? 9) - figure)).toBeLessThanOrEqual(
      1 / UNIT,
    );
  for (const [step, figure] of weights.ofSteps.entries())
    expect(Math.abs((ofSteps[step] ?? 99) - figure)).toBeLessThanOrEqual(1 / UNIT);
});
