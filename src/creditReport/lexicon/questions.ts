import { mayBeDaysLate } from './lateness';

/** Labels that ask whether a debt is paid in time, whether it is late, and whether somebody collects it; what is answered with yes and no. */
const [ON_TIME, LATE, COLLECTED] = [
  /\b(?:current|caught up|on time|up to date|good standing|as agreed|al d[ií]a|al corriente|em dia)\b/i,
  /\b(?:behind|late|past due|delinquen(?:t|cy|cies)|overdue|atrasad[ao])\b/i,
  /\bin collections?\b|^(?:sent to )?collections?\??$/i,
];
const [YES, NO] = [/^(?:y|yes|yep|sí|si|sim|x|✓|✔|✅|true)$/i, /^(?:n|no|nope|não|nao|✗|❌|false)$/i];

/** Yes, and by how many days: `Y 30`, `yes (60 days)`. */
const DAYS = /^(?:y|yes|yep|s[ií]|sim)[ ,:(–—-]+(\d{2,3})\)?(?: ?(?:d|days?|d[ií]as?))?\)?$/i;

/** For how long, behind a yes or alone under a label that asks how late it is: `2 months`, `one payment`. */
const FOR_SO_LONG =
  /^[ ,;:.–—-]*(?:about |almost |over )?(?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|weeks?|months?|mos?|mths?|payments?|pmts?|pymts?|cycles?)$/i;

/** That it was never late, under a label that asks whether it is on time. */
const ALWAYS = /^(?:always|siempre|sempre)$/i;

/** A yes or no before what is said behind it; how long needs nothing between: `yes 2 months`. */
const SAID_BEHIND =
  /^(\S{1,5}?)(?:(?:[,;:]| [-–—])+ *| (?=\d+ \p{L}|(?:about|almost|over|an?|one|two|three|four|five|six) ))(.+)$/u;

/** A yes or no, and what is said behind it; undefined for any other text. */
function answerOf(value: string): { isYes: boolean; behind: string } | undefined {
  const [, answer = value, behind = ''] = SAID_BEHIND.exec(value) ?? [];
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

/** A label that asks for how long it is late, and not how often it was. */
const HOW_LATE = /^(?:days |months )?(?:late|behind|overdue|delinquent)\??:?$/i;

/** Whether a word for nothing says that nothing is late, under a label that asks: `none` under `Delinquency`, `0` under `Late`. */
export function isNoneLate(value: string, label: string): boolean {
  if (/^(?:0|zero)$/i.test(value)) return HOW_LATE.test(label);
  return /^(?:none|never|ninguno|nenhum)$/i.test(value) && LATE.test(label);
}

/** Whether a value says that it always is, under a label that asks whether a debt is on time. */
function isAlways(value: string, label: string): boolean {
  return ALWAYS.test(value) && ON_TIME.test(label);
}

/** Whether a value answers a label that asks how a debt stands: by a yes or no, by none, by how late it is. */
export function answers(value: string, label: string): boolean {
  return (
    isAnswer(value) ||
    isAlways(value, label) ||
    tellsHowLate(value, label) ||
    isNoneLate(value, label) ||
    isDaysAlone(value, label)
  );
}

/** Whether a count alone is that of days, under a label that asks, or says nothing else: `60` under `Late?`, `Late: 60`. */
export function isDaysAlone(value: string, label: string): boolean {
  return mayBeDaysLate(value) && ((LATE.test(label) && label.endsWith('?')) || HOW_LATE.test(label));
}

/** A yes or no under such a label in words of a status; what is said behind it counts more. */
export function answeredStatus(value: string, label: string): string {
  if (isNoneLate(value, label) || isAlways(value, label)) return 'current';
  if (tellsHowLate(value, label)) return /^0 /.test(value) ? 'current' : `${value} late`;
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

/** What becomes of a debt, as columns ask for it, and the status that a yes tells; a no tells nothing. */
const BECAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:paid (?:off|in full)|fully paid|pif)$/, 'paid off'],
  [/^settled$/, 'settled'],
  [/^(?:bankruptcy|bankrupt|bk)$/, 'bankruptcy'],
  [/^(?:charged?[ -]?offs?|written[ -]off|c\/o)$/, 'charged off'],
  [/^collections?$/, 'in collection'],
  [/^default(?:ed)?$/, 'in default'],
  [/^(?:repossess(?:ed|ion)|repo(?:['’]?d)?)$/, 'repossessed'],
  [/^(?:foreclosure|foreclosed)$/, 'foreclosure'],
  [/^(?:judge?ment|lawsuit|sued|garnish(?:ed|ment))$/, 'judgment'],
  [/^(?:deferred|deferment|forbearance)$/, 'deferred'],
];
/** What leads to it in a question. */
const LEADS = /^(?:(?:is|was|has|been|it|this|debt|account|acct|the|in|on|to|an?|sent|included|filed) )*/;

/** The status that a yes tells under a label that asks what became of a debt: `Charged off?`, `In default`; undefined elsewhere. */
export function becameBy(value: string, label: string): string | undefined {
  if (!YES.test(value)) return undefined;
  const asked = label
    .toLowerCase()
    .replace(/ ?\??:?$/, '')
    .replace(LEADS, '');
  return BECAME.find(([question]) => question.test(asked))?.[1];
}
