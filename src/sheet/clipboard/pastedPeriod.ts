import { formatMoney, parseMoney, roundToCent } from '../../money/money';
import type { CellType, ReadText } from '../cells/cellTypes';

/** What periods are called, and how often a year each is: a year has 52 weeks. The first that fits counts. */
const PERIODS: readonly (readonly [words: RegExp, timesAYear: number])[] = [
  [/\b(?:bi-?weekly|fortnight(?:ly)?|every (?:two|2|other|second) weeks?|(?:two|2) weeks)\b/i, 26],
  [/\b(?:semi-?monthly|twice (?:a|per) month)\b/i, 24],
  [/\b(?:semi-?annual(?:ly)?|half-?yearly|every (?:six|6) months)\b/i, 2],
  [/\b(?:weekly|weeks?|wk)\b/i, 52],
  [/\b(?:quarter(?:ly)?)\b/i, 4],
  [/\b(?:annual(?:ly)?|yearly|years?|yr|p\.?a)\b/i, 1],
];

/** What may stand between an amount and the period. */
const EACH = /[\s(]*(?:\/|per|an?|each|every|x)?\s*$/i;

/** The words of a text that name another period than the month, such as `weekly`; undefined where none do. */
export function periodIn(text: string): string | undefined {
  return PERIODS.map(([words]) => words.exec(text)?.[0]).find((words) => words !== undefined);
}

/** How often something comes in a month is no amount of it: `Checks per month`. */
const COUNTS = /\b(?:checks?|paychecks?|times|payments|number|how (?:many|often)|count)\b|#/i;

/** Whether a heading is over amounts of a month. */
export function isOfMonth(heading = ''): boolean {
  return /\bmonth(?:ly)?\b/i.test(heading) && periodIn(heading) === undefined && !COUNTS.test(heading);
}

/** Whether a heading is over what all months of a year have come to so far: nobody knows how many they are. */
export function isSoFar(heading = ''): boolean {
  return /\bytd\b|\byear[- ]to[- ]date\b/i.test(heading);
}

/** What stands over a column of periods. */
const OF_PERIODS = /^(?:freq|frequency|how often|period|per|pay period|schedule)$/i;
/** The letters that stand for periods there. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['w', 'weekly'],
  ['bw', 'biweekly'],
  ['sm', 'semimonthly'],
  ['q', 'quarterly'],
  ['a', 'annual'],
  ['y', 'yearly'],
]);

/** The period that the letters in a cell stand for, under a heading of periods. */
export function codedPeriod(text: string, heading = ''): string | undefined {
  return OF_PERIODS.test(heading.trim()) ? CODES.get(text.trim().toLowerCase()) : undefined;
}

/**
 * Reads an amount of another period, such as `640 weekly` or `1,200 / yr`, as what it comes to in a month: dollars,
 * rounded to the cent, always to be checked.
 *
 * @returns undefined where a text names no such period, or no amount before it
 */
export function readAMonth(written: string, read: CellType['read']): ReadText | undefined {
  const period = PERIODS.find(([words]) => words.test(written));
  if (!period) return undefined;
  const [words, timesAYear] = period;
  const before = written.slice(0, words.exec(written)?.index).replace(EACH, '');
  const { text, note } = read(before);
  if (!text || note) return undefined;
  const month = roundToCent(parseMoney(text).times(timesAYear).div(12));
  const often = timesAYear === 1 ? 'once' : `${timesAYear} times`;
  const meant = `“${written.replace(/\s+/g, ' ').trim()}” is ${formatMoney(month)} a month, paid ${often} a year.`;
  return { text: month.toFixed(2), note: meant };
}
