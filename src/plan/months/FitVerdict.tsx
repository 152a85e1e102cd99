import type { Verdict } from './affordability';
import './fitVerdict.css';

/** Whether a plan fits, in one line. */
export function FitVerdict({ verdict: { words, isGood } }: { verdict: Verdict }) {
  return <p className={`fit-words ${isGood ? 'good-words' : 'bad-words'}`}>{words}</p>;
}
