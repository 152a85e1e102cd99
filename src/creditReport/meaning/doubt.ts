import { isPrinted } from '../account';
import { headingWeight } from '../lexicon/labels';
import { weighWords } from '../lexicon/words';
import { isEmptyValue } from '../pieces/amounts';
import type { Meaning, Slot } from '../slots';
import { meaningsOf } from './candidates';
import { meaningOf } from './decide';
import { isDay } from './newerLabel';

/** A spelling that weighs more means but one thing. */
const SURE = 5;
/** A meaning that another comes so near to is doubtful. */
const NEAR = 2;

/** How much speaks for each meaning of a label: its words, and the values under it. */
export function meaningScores(label: string, values: readonly string[]): ReadonlyMap<Meaning, number> {
  const scores = new Map<Meaning, number>();
  for (const { kind, score } of meaningsOf(
    label,
    values.filter((value) => !isEmptyValue(value)),
  )) {
    const own = meaningOf(kind);
    scores.set(own, Math.max(score, scores.get(own) ?? 0));
  }
  return scores;
}

/** Whether a value is made of digits and their mask, so that it names nobody: `4888 93XX`. */
function isNoName(value: string): boolean {
  return /(?:\d\D*){4}/.test(value) && !/\p{L}/u.test(value.replace(/x/gi, ''));
}

/** Whether no word of a label speaks for what is owed, so that sums under it alone do; the day over a sum is a label of its own. */
function isNoWordOfOwed(label: string): boolean {
  const weights = weighWords(label);
  return /^\p{L}/u.test(label) && !weights.has('balance') && !weights.has('amountLoose') && !isDay(label);
}

/**
 * How sure a meaning of a label is, and what it would mean else. A label whose spelling is known is sure; of any other
 * its words and the values under it tell.
 */
export function doubtAbout(
  label: string,
  values: readonly string[],
  meaning: Meaning,
): Pick<Slot, 'isDoubtful' | 'other'> {
  if ((headingWeight(label)?.weight ?? 0) > SURE) return { isDoubtful: false };
  const printed = values.filter((value) => !isEmptyValue(value));
  const scores = meaningScores(label, values);
  const areNumbers = meaning === 'accountNumber' && printed.every(isNoName);
  const others = [...scores]
    .filter(([own]) => own !== meaning && !(areNumbers && own === 'accountName'))
    .sort(([, one], [, more]) => more - one);
  const [second] = others;
  const own = scores.get(meaning);
  const isUntold =
    meaning === 'accountName' ? own === undefined : meaning === 'amount' && isNoWordOfOwed(label);
  const isNear = second === undefined ? isUntold && isPrinted(label) : second[1] > (own ?? 0) - NEAR;
  const isDoubtful = printed.length > 0 && isNear;
  return second && second[0] !== 'nothing' ? { isDoubtful, other: second[0] } : { isDoubtful };
}
