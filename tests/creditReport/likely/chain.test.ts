import { describe, expect, it } from 'vitest';
import {
  FROM,
  GAP_COUNT,
  likeliestStates,
  likelihoods,
  likelihoodsOfSteps,
  PART_OF,
  STATE_COUNT,
  STEP_COUNT,
  scored,
  TO,
} from '../../../src/creditReport/likely/chain';
import { PARTS, START, STATES, STEPS, stateBehind } from '../../../src/creditReport/likely/parts';

const COUNT = PARTS.length;
const part = (name: (typeof PARTS)[number]) => PARTS.indexOf(name);

/** Weights without any order in them. */
const weights = {
  ofEvidence: Float64Array.from({ length: 3 * COUNT }, (_, index) => Math.sin(index * 7)),
  ofSteps: Float64Array.from({ length: GAP_COUNT * STEP_COUNT }, (_, index) => Math.cos(index * 5)),
};
const chain = { evidence: [[0], [1, 2], [2]], gaps: [4, 1, 3] };

/** Every path of three words, with the logarithm of its weight. */
function paths(): { states: number[]; steps: number[]; weight: number }[] {
  let all = [{ states: [START], steps: [] as number[], weight: 0 }];
  for (const [word, gap] of chain.gaps.entries())
    all = all.flatMap((path) =>
      STEPS.flatMap(({ from, to }, step) => {
        if (from !== path.states.at(-1)) return [];
        const own = (chain.evidence[word] ?? []).reduce(
          (sum, one) => sum + (weights.ofEvidence[one * COUNT + (PART_OF[to] ?? 0)] ?? 0),
          weights.ofSteps[gap * STEP_COUNT + step] ?? 0,
        );
        return [{ states: [...path.states, to], steps: [...path.steps, step], weight: path.weight + own }];
      }),
    );
  return all.map((path) => ({ ...path, states: path.states.slice(1) }));
}

describe('a chain of words', () => {
  const all = paths();
  const whole = all.reduce((sum, { weight }) => sum + Math.exp(weight), 0);

  it('is most likely in the states of the path that weighs most', () => {
    const best = all.reduce((most, next) => (next.weight > most.weight ? next : most));
    expect(likeliestStates(scored(chain, weights), weights)).toEqual(best.states);
  });

  it('has each word in each state as likely as all paths through it are', () => {
    const figures = likelihoods(scored(chain, weights), weights);
    for (const word of [0, 1, 2])
      for (let state = 0; state < STATE_COUNT; state += 1) {
        const through = all.filter(({ states }) => states[word] === state);
        const share = through.reduce((sum, { weight }) => sum + Math.exp(weight), 0) / whole;
        expect(figures[word * STATE_COUNT + state]).toBeCloseTo(share, 6);
      }
  });

  it('has each step at each gap as likely as all paths that take it are', () => {
    const { steps } = likelihoodsOfSteps(scored(chain, weights), weights);
    const taken = all.filter((path) => path.steps[1] === 20);
    const share = taken.reduce((sum, { weight }) => sum + Math.exp(weight), 0) / whole;
    expect(steps[STEP_COUNT + 20]).toBeCloseTo(share, 6);
  });

  it('stays finite over thousands of words', () => {
    const long = {
      evidence: Array.from({ length: 5000 }, () => [1]),
      gaps: Array.from({ length: 5000 }, () => 1),
    };
    expect(likelihoods(scored(long, weights), weights).every(Number.isFinite)).toBe(true);
  });
});

describe('the states of a word', () => {
  it('know that a second name begins the next debt, and that a name goes on only behind one', () => {
    const named = { part: part('name'), hasName: true, hasBalance: true };
    const state = STATES.findIndex((one) => one.part === named.part && one.hasName && one.hasBalance);
    const behind = STEPS.filter(({ from }) => from === state).map(({ to, isNext }) => ({
      ...STATES[to],
      isNext,
    }));
    const names = behind.filter((one) => one.part === part('name'));
    expect(names).toEqual([{ part: part('name'), hasName: true, hasBalance: false, isNext: true }]);
    expect(behind.some((one) => one.part === part('goesOn'))).toBe(true);
    expect(STEPS.some(({ from, to }) => from === START && STATES[to]?.part === part('goesOn'))).toBe(false);
  });

  it('keep what a debt has until the next one begins', () => {
    const before = { part: part('balance'), hasName: true, hasBalance: true };
    expect(STATES[stateBehind(before, part('none'), false)]).toEqual({
      part: 0,
      hasName: true,
      hasBalance: true,
    });
    const next = STATES[stateBehind(before, part('number'), true)];
    expect(next).toEqual({ part: part('number'), hasName: false, hasBalance: false });
  });

  it('are told by the same numbers in steps', () => {
    expect(STEPS.map(({ from }) => from)).toEqual([...FROM]);
    expect(STEPS.map(({ to }) => to)).toEqual([...TO]);
  });
});
