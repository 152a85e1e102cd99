import {
  type Chain,
  FROM,
  GAP_COUNT,
  likelihoodsOfSteps,
  PART_OF,
  STATE_COUNT,
  STEP_COUNT,
  scored,
  TO,
  type Weights,
} from '../../../src/creditReport/likely/chain';
import { addAt, at, type Figures } from '../../../src/creditReport/likely/figures';
import { PARTS, START } from '../../../src/creditReport/likely/parts';

const PART_COUNT = PARTS.length;

/** A text to learn from: its chain, and the state that each word is in. */
export interface Lesson extends Chain {
  states: readonly number[];
}

export interface Course {
  /** How often each lesson is looked at. */
  rounds: number;
  /** How far a weight goes at first. */
  rate: number;
  /** How strongly weights are drawn to zero. */
  ridge: number;
  /** The share of evidence that is left out of each look at a text, so that no weight leans on another. */
  dropped: number;
}

const STEP_INDEX = new Map(Array.from(FROM, (from, step) => [from * STATE_COUNT + at(TO, step), step]));
/** Longer texts count no more than those of so many words. */
const FULL_LENGTH = 400;
/** No weight goes farther from zero. */
const FARTHEST = 30;
/** So often in each round the mean of the weights is taken on. */
const A_ROUND = 4;
/** What a word was missed by less than this teaches nothing. */
const LEAST_MISS = 5e-4;

/** Figures between 0 and 1, the same ones in each run (a linear congruential generator). */
function dice(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Weights that are learned, each with the sum of the squares of its slopes so far: it goes shorter ways, the farther it has come (AdaGrad). */
class Learning {
  readonly #weights: Figures;
  readonly #squares: Float64Array;
  readonly #course: Course;

  constructor(weights: Figures, course: Course) {
    this.#weights = weights;
    this.#squares = new Float64Array(weights.length).fill(0.01);
    this.#course = course;
  }

  go(index: number, gradient: number): void {
    const { rate, ridge } = this.#course;
    const slope = gradient - ridge * at(this.#weights, index);
    addAt(this.#squares, index, slope * slope);
    const weight = at(this.#weights, index) + (rate * slope) / Math.sqrt(at(this.#squares, index));
    this.#weights[index] = Math.max(-FARTHEST, Math.min(FARTHEST, weight));
  }
}

/** The mean of weights over the places that they come by: it leans on no lesson that happens to be the last. */
class Mean {
  readonly figures: Figures;
  #places = 0;

  constructor(length: number) {
    this.figures = new Float64Array(length);
  }

  take(weights: Figures): void {
    this.#places += 1;
    for (let index = 0; index < weights.length; index += 1)
      addAt(this.figures, index, (at(weights, index) - at(this.figures, index)) / this.#places);
  }
}

/**
 * Weights under which the states of the lessons are likeliest: of each lesson in turn, in ever other orders, they go up the
 * slope of the logarithm of its likelihood. From the second round on, their mean four times a round.
 */
export function train(lessons: readonly Lesson[], evidence: number, course: Course): Weights {
  const weights = {
    ofEvidence: new Float64Array(evidence * PART_COUNT),
    ofSteps: new Float64Array(GAP_COUNT * STEP_COUNT),
  };
  const learning = {
    evidence: new Learning(weights.ofEvidence, course),
    steps: new Learning(weights.ofSteps, course),
  };
  const mean = {
    ofEvidence: new Mean(weights.ofEvidence.length),
    ofSteps: new Mean(weights.ofSteps.length),
  };
  const roll = dice();
  for (let round = 0; round < course.rounds; round += 1) {
    const order = lessons
      .map((lesson) => ({ lesson, place: roll() }))
      .sort((one, other) => one.place - other.place);
    for (const [place, { lesson }] of order.entries()) {
      const { states, gaps } = lesson;
      const looked = lesson.evidence.map((found) => found.filter(() => roll() >= course.dropped));
      const share = Math.min(1, FULL_LENGTH / Math.max(1, states.length));
      const likely = likelihoodsOfSteps(scored({ gaps, evidence: looked }, weights), weights);
      for (const [one, missed] of missedBy(looked, states, likely.states))
        for (let part = 0; part < PART_COUNT; part += 1)
          learning.evidence.go(one * PART_COUNT + part, at(missed, part) * share);
      for (const [step, gradient] of missedSteps(lesson, likely.steps).entries())
        if (gradient !== 0) learning.steps.go(step, gradient * share);
      if (round === 0 || (place + 1) % Math.ceil(order.length / A_ROUND) > 0) continue;
      mean.ofEvidence.take(weights.ofEvidence);
      mean.ofSteps.take(weights.ofSteps);
    }
  }
  return { ofEvidence: mean.ofEvidence.figures, ofSteps: mean.ofSteps.figures };
}

/** For each piece of evidence, by how much each part was missed in the words that have it. */
function missedBy(
  looked: readonly (readonly number[])[],
  states: readonly number[],
  likely: Float64Array,
): ReadonlyMap<number, Float64Array> {
  const sums = new Map<number, Float64Array>();
  for (const [word, found] of looked.entries()) {
    const missed = new Float64Array(PART_COUNT);
    for (let state = 0; state < STATE_COUNT; state += 1)
      addAt(missed, at(PART_OF, state), -at(likely, word * STATE_COUNT + state));
    addAt(missed, at(PART_OF, states[word] ?? START), 1);
    if (!missed.some((part) => Math.abs(part) > LEAST_MISS)) continue;
    for (const one of found) {
      const sum = sums.get(one) ?? new Float64Array(PART_COUNT);
      for (let part = 0; part < PART_COUNT; part += 1) addAt(sum, part, at(missed, part));
      sums.set(one, sum);
    }
  }
  return sums;
}

/** For each step at each gap, by how much it was missed. */
function missedSteps({ states, gaps }: Lesson, likely: Float64Array): Float64Array {
  const missed = likely.map((figure) => -figure);
  let before = START;
  for (const [word, state] of states.entries()) {
    const step = STEP_INDEX.get(before * STATE_COUNT + state);
    if (step !== undefined) addAt(missed, (gaps[word] ?? 0) * STEP_COUNT + step, 1);
    before = state;
  }
  return missed;
}
