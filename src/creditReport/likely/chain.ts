import { addAt, at, type Figures, most, toOne } from './figures';
import { FIRST_STEP, PARTS, START, STATES, STEPS } from './parts';
import { GAPS } from './words';

/** How much each piece of evidence speaks for each part (`PARTS.length` figures each), and each step at each gap (`STEP_COUNT` figures each). */
export interface Weights {
  ofEvidence: Figures;
  ofSteps: Figures;
}

/** The words of a page as the chain sees them: the evidence of each, and the gap before it, by their numbers. */
export interface Chain {
  evidence: readonly (readonly number[])[];
  gaps: readonly number[];
}

export const STATE_COUNT = STATES.length;
export const STEP_COUNT = STEPS.length;
export const GAP_COUNT = GAPS.length;
export const PART_OF = Int32Array.from(STATES, ({ part }) => part);
export const FROM = Int32Array.from(STEPS, ({ from }) => from);
export const TO = Int32Array.from(STEPS, ({ to }) => to);
const PART_COUNT = PARTS.length;
const FIRST = Int32Array.from(FIRST_STEP);
/** A state that is less likely is not gone on from, nor one whose logarithm lies farther below the best. */
const LEAST_LIKELY = 1e-7;
const FARTHEST_BELOW = 25;

/** The words of a page with how much speaks for each part of each: `PARTS.length` figures for each word. */
export interface Scored {
  scores: Float64Array;
  gaps: readonly number[];
}

/** Weighs the evidence of each word. */
export function scored({ evidence, gaps }: Chain, { ofEvidence }: Weights): Scored {
  const scores = new Float64Array(evidence.length * PART_COUNT);
  for (const [word, found] of evidence.entries())
    for (const one of found)
      for (let part = 0; part < PART_COUNT; part += 1)
        addAt(scores, word * PART_COUNT + part, at(ofEvidence, one * PART_COUNT + part));
  return { scores, gaps };
}

/** The likeliest state of each word, as that of a path through all of them (the algorithm of Viterbi). */
export function likeliestStates({ scores, gaps }: Scored, weights: Weights): number[] {
  const count = gaps.length;
  const origins = new Int32Array(count * STATE_COUNT);
  let before = new Float64Array(STATE_COUNT).fill(Number.NEGATIVE_INFINITY);
  before[START] = 0;
  for (const [word, gap] of gaps.entries()) {
    const here = new Float64Array(STATE_COUNT).fill(Number.NEGATIVE_INFINITY);
    const least = most(before) - FARTHEST_BELOW;
    for (let from = 0; from < STATE_COUNT; from += 1) {
      const so = at(before, from);
      if (so < least) continue;
      for (let step = at(FIRST, from); step < at(FIRST, from + 1); step += 1) {
        const to = at(TO, step);
        const score = so + at(weights.ofSteps, gap * STEP_COUNT + step);
        if (score <= at(here, to)) continue;
        here[to] = score;
        origins[word * STATE_COUNT + to] = from;
      }
    }
    for (let state = 0; state < STATE_COUNT; state += 1)
      addAt(here, state, at(scores, word * PART_COUNT + at(PART_OF, state)));
    before = here;
  }
  let state = before.indexOf(most(before));
  const path = new Array<number>(count);
  for (let word = count - 1; word >= 0; word -= 1) {
    path[word] = state;
    state = at(origins, word * STATE_COUNT + state);
  }
  return path;
}

/** What is known of each word by itself, from the words before it, and from those behind it. */
interface Passes {
  steps: Float64Array;
  own: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
}

/** The states of the word before one; before the first word no debt has begun. */
function before(forward: Float64Array, word: number): Float64Array {
  if (word > 0) return forward.subarray((word - 1) * STATE_COUNT, word * STATE_COUNT);
  return Float64Array.from(STATES, (_, state) => (state === START ? 1 : 0));
}

/** Goes through the words once each way (the forward-backward algorithm), each figure a share of its word's. */
function passesOf({ scores, gaps }: Scored, weights: Weights): Passes {
  const count = gaps.length;
  const steps = Float64Array.from(weights.ofSteps, Math.exp);
  const [own, forward] = [new Float64Array(count * STATE_COUNT), new Float64Array(count * STATE_COUNT)];
  for (const [word, gap] of gaps.entries()) {
    const first = word * PART_COUNT;
    const best = most(scores.subarray(first, first + PART_COUNT));
    for (let state = 0; state < STATE_COUNT; state += 1)
      own[word * STATE_COUNT + state] = Math.exp(at(scores, first + at(PART_OF, state)) - best);
    const earlier = before(forward, word);
    const here = forward.subarray(word * STATE_COUNT, (word + 1) * STATE_COUNT);
    for (let from = 0; from < STATE_COUNT; from += 1) {
      const share = at(earlier, from);
      if (share < LEAST_LIKELY) continue;
      for (let step = at(FIRST, from); step < at(FIRST, from + 1); step += 1)
        addAt(here, at(TO, step), share * at(steps, gap * STEP_COUNT + step));
    }
    for (let state = 0; state < STATE_COUNT; state += 1)
      here[state] = at(here, state) * at(own, word * STATE_COUNT + state);
    toOne(here);
  }
  const backward = new Float64Array(count * STATE_COUNT).fill(1);
  for (let word = count - 2; word >= 0; word -= 1) {
    const gap = (gaps[word + 1] ?? 0) * STEP_COUNT;
    const behind = (word + 1) * STATE_COUNT;
    const here = backward.subarray(word * STATE_COUNT, behind).fill(0);
    for (let from = 0; from < STATE_COUNT; from += 1) {
      if (at(forward, word * STATE_COUNT + from) < LEAST_LIKELY) continue;
      let sum = 0;
      for (let step = at(FIRST, from); step < at(FIRST, from + 1); step += 1) {
        const to = behind + at(TO, step);
        sum += at(steps, gap + step) * at(own, to) * at(backward, to);
      }
      here[from] = sum;
    }
    toOne(here);
  }
  return { steps, own, forward, backward };
}

/** How likely each word is in each state, given all of the page: `STATE_COUNT` figures for each word, which come to one. */
export function likelihoods(words: Scored, weights: Weights): Float64Array {
  return inStates(passesOf(words, weights));
}

function inStates({ forward, backward }: Passes): Float64Array {
  const all = forward.slice();
  for (let index = 0; index < all.length; index += 1) all[index] = at(forward, index) * at(backward, index);
  for (let from = 0; from < all.length; from += STATE_COUNT) toOne(all.subarray(from, from + STATE_COUNT));
  return all;
}

/** The same, and how likely each step is at each gap of the page, added up: `STEP_COUNT` figures for each gap. */
export function likelihoodsOfSteps(
  words: Scored,
  weights: Weights,
): { states: Float64Array; steps: Float64Array } {
  const passes = passesOf(words, weights);
  const all = new Float64Array(GAP_COUNT * STEP_COUNT);
  const likely = new Float64Array(STEP_COUNT);
  for (const [word, gap] of words.gaps.entries()) {
    const earlier = before(passes.forward, word);
    for (let step = 0; step < STEP_COUNT; step += 1) {
      const to = word * STATE_COUNT + at(TO, step);
      const weight = at(passes.steps, gap * STEP_COUNT + step);
      likely[step] = at(earlier, at(FROM, step)) * weight * at(passes.own, to) * at(passes.backward, to);
    }
    toOne(likely);
    for (let step = 0; step < STEP_COUNT; step += 1) addAt(all, gap * STEP_COUNT + step, at(likely, step));
  }
  return { states: inStates(passes), steps: all };
}
