import { unitOfLateness } from '../lexicon/lateness';
import { answeredStatus } from '../lexicon/questions';

/** A plain number under a heading that counts days or months, in words: `60` under `Days late`. */
export function countedStatus(value: string, label: string): string {
  const unit = unitOfLateness(label);
  // A nought that is written, or scanned, as a letter.
  const count = /^o$/i.test(value) ? '0' : value;
  if (!unit || !/^\d{1,3}$/.test(count)) return value;
  if (Number(count) === 0) return 'current';
  return unit === 'days' ? `${value} days late` : `${value} months behind`;
}

/** The words of a status under a heading that asks for yes or no, or for a count. */
export function statusUnder(value: string, label: string): string {
  return answeredStatus(countedStatus(value, label), label);
}
