import { mayBeDaysLate } from './lateness';

/** Labels that ask whether a debt is paid in time, whether it is late, and whether somebody collects it; what is answered with yes and no. */
const [ON_TIME, LATE, COLLECTED] = [
  /\b(?:current|caught up|on time|up to date|good standing|as agreed|al d[ií]a|al corriente|em dia)\b/i,
  /\b(?:behind|late|past due|delinquen(?:t|cy|cies)|overdue|atrasad[ao])\b/i,
  /\bin collections?\b/i,
];
const [YES, NO] = [/^(?:y|yes|yep|sí|si|sim|x|✓|✔|✅|true)$/i, /^(?:n|no|nope|não|nao|✗|❌|false)$/i];

/** Yes, and by how many days: `Y 30`, `yes (60 days)`. */
const DAYS = /^(?:y|yes|yep|s[ií]|sim)[ ,:(–—-]+(\d{2,3})\)?(?: ?(?:d|days?|d[ií]as?))?\)?$/i;

/** For how long, behind a yes or alone under a label that asks how late it is: `2 months`, `one payment`. */
const FOR_SO_LONG =
  /^[ ,;:.–—-]*(?:about |almost |over )?(?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|months?|mos?|payments?|pmts?|pymts?)$/i;

/** A yes or no, and what is said behind it; undefined for any other text. */
function answerOf(value: string): { isYes: boolean; behind: string } | undefined {
  const [, answer = value, behind = ''] = /^(\S{1,5}?)(?:[,;:]| [-–—])+ *(.+)$/.exec(value) ?? [];
  return YES.test(answer) || NO.test(answer) ? { isYes: YES.test(answer), behind } : undefined;
}

/** Whether a text is a yes or no, with words behind it or without. */
export function isAnswer(value: string): boolean {
  return answerOf(value) !== undefined || DAYS.test(value);
}

/** Whether a label asks how a debt stands, so that a yes or no under it tells. */
export function asksStanding(label: string): boolean {
  return [ON_TIME, LATE, COLLECTED].some((question) => question.test(label));
}

/** Whether what is said behind a yes is for how long. */
export function isForSoLong(behind: string): boolean {
  return FOR_SO_LONG.test(behind);
}

/** Whether a yes is followed by how many days it is: `Yes - 30`. */
export function countsDays(value: string): boolean {
  return DAYS.test(value);
}

/** Whether a label asks how late a debt is, and its value says for how long: `Delinquent: 3 payments`. */
export function tellsHowLate(value: string, label: string): boolean {
  return LATE.test(label) && isForSoLong(value);
}

/** Whether a word for nothing says that nothing is late, under a label that asks: `none` under `Delinquency`. */
export function isNoneLate(value: string, label: string): boolean {
  return /^(?:none|never|ninguno|nenhum)$/i.test(value) && LATE.test(label);
}

/** Whether a value answers a label that asks how a debt stands: by a yes or no, by none, by how late it is. */
export function answers(value: string, label: string): boolean {
  return (
    isAnswer(value) || tellsHowLate(value, label) || isNoneLate(value, label) || isDaysAlone(value, label)
  );
}

/** Whether a count alone is that of days, under a label that asks: `60` under `Late?`. */
function isDaysAlone(value: string, label: string): boolean {
  return mayBeDaysLate(value) && LATE.test(label) && label.endsWith('?');
}

/** A yes or no under such a label in words of a status; what is said behind it counts more. */
export function answeredStatus(value: string, label: string): string {
  if (isNoneLate(value, label)) return 'current';
  if (tellsHowLate(value, label)) return `${value} late`;
  if (isDaysAlone(value, label)) return `${value.replace('+', '')} days late`;
  const days = LATE.test(label) ? DAYS.exec(value)?.[1] : undefined;
  if (days) return `${days} days late`;
  const answer = answerOf(value);
  if (!answer) return value;
  const { isYes, behind } = answer;
  if (isYes && tellsHowLate(behind, label)) return `${behind} late`;
  if (behind !== '') return behind;
  if (LATE.test(label)) return isYes ? 'past due' : 'current';
  // What nobody collects may be late all the same.
  if (COLLECTED.test(label)) return isYes ? 'in collection' : value;
  return ON_TIME.test(label) ? (isYes ? 'current' : 'past due') : value;
}
