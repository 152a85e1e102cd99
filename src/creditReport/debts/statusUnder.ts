import { unitOfLateness } from '../lexicon/lateness';

/** Headings that ask whether a debt is paid in time, and whether it is late; what is answered with yes and no. */
const [ASKS_ON_TIME, ASKS_LATE] = [
  /\b(?:current|caught up|on time|up to date|good standing|al d[ií]a|al corriente|em dia)\b/i,
  /\b(?:behind|late|past due|delinquen(?:t|cy|cies)|overdue|in collections?|atrasad[ao])\b/i,
];
const [YES, NO] = [/^(?:y|yes|yep|sí|si|sim|x|✓|✔|✅|true)$/i, /^(?:n|no|nope|não|nao|✗|❌|false)$/i];

/** Whether a word for nothing says that nothing is late, under a heading that asks: `none` under `Delinquency`. */
export function isNoneLate(value: string, label: string): boolean {
  return /^(?:none|never|ninguno|nenhum)$/i.test(value) && ASKS_LATE.test(label);
}

/** A yes or no under such a heading in words; what is said behind it counts more. */
function answeredStatus(value: string, label: string): string {
  if (isNoneLate(value, label)) return 'current';
  const [, answer = value, behind = ''] = /^(\S{1,5}?)(?:[,;:]| [-–—])+ *(.+)$/.exec(value) ?? [];
  const [isYes, isNo] = [YES.test(answer), NO.test(answer)];
  if (!isYes && !isNo) return value;
  if (behind !== '') return behind;
  if (ASKS_LATE.test(label)) return isYes ? 'past due' : 'current';
  return ASKS_ON_TIME.test(label) ? (isYes ? 'current' : 'past due') : value;
}

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
