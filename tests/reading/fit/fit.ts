import { withSecondReading } from '../../../src/creditReport/likely/secondReading';
import { learnedFrom } from '../../../src/creditReport/likely/weights';
import { readDebtsOf } from '../readDebt';
import { addScores, NO_SCORE, type Score, scoreClipboard } from '../score';
import { Evidence, type Labelled, type Labelling, labellingOf } from './lessons';
import { tablesOf } from './tables';
import { train } from './train';

/** As tried on folds that were left out: more rounds bring nothing. */
const COURSE = { rounds: 4, rate: 0.3, ridge: 1e-3, dropped: 0.2 };
/** Evidence of fewer clipboards may be chance. */
const MIN_CLIPBOARDS = 4;

/** What can be learned of all clipboards: evidence of few is left out. */
export function study(clipboards: readonly Labelled[]): { labellings: Labelling[]; names: string[] } {
  const evidence = new Evidence();
  const all = clipboards.flatMap((clipboard) => labellingOf(clipboard, evidence) ?? []);
  const names: string[] = [];
  const kept = evidence.names.map((name, id) =>
    (evidence.clipboards[id] ?? 0) < MIN_CLIPBOARDS ? undefined : names.push(name) - 1,
  );
  const labellings = all.map((one) => ({
    ...one,
    lesson: {
      ...one.lesson,
      evidence: one.lesson.evidence.map((found) => found.flatMap((id) => kept[id] ?? [])),
    },
  }));
  return { labellings, names };
}

/** Learns from clipboards; the tables of weights. */
export function learn(
  labellings: readonly Labelling[],
  names: readonly string[],
): { evidence: string; steps: string } {
  return tablesOf(
    train(
      labellings.map(({ lesson }) => lesson),
      names.length,
      COURSE,
    ),
    names,
  );
}

/** How the rules read clipboards, and how they are read when their words are weighed by tables learned without them. */
export function compareOn(
  labellings: readonly Labelling[],
  { evidence, steps }: { evidence: string; steps: string },
): { rules: Score; second: Score } {
  const tables = learnedFrom(evidence, steps);
  const learned = () => tables;
  let [rules, second] = [NO_SCORE, NO_SCORE];
  for (const { expected, first, page, isSettled } of labellings) {
    const debts = isSettled ? first.debts : withSecondReading(first, page, learned);
    rules = addScores(rules, scoreClipboard(expected, readDebtsOf(first)).score);
    second = addScores(second, scoreClipboard(expected, readDebtsOf({ debts })).score);
  }
  return { rules, second };
}
