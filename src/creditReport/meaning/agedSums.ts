import { sum } from '../../money/money';
import { matchesIn } from '../page/matches';
import { readAmount } from '../pieces/amounts';

/** How a list of what is due by its age calls a column: `Current`, `30`, `0-30`, `31-60 days`, `90+`. */
const AGE_WORDS = String.raw`(?:(current|not (?:yet )?due)|(?:(\d{1,3}) ?(?:[-–]|to) ?|(over |> ?))?(30|60|90|120|150|180)(?: ?\+| and (?:over|up))?(?: days?)?(?: past due| late)?|(?:over |> ?)?(31|61|91|121|151|181)(?: ?\+| and (?:over|up))?(?: days?)?(?: past due| late)?)`;
const AGE = new RegExp(`^${AGE_WORDS}$`, 'i');
/** The same among others, where a line has lost the gaps between its columns. */
const EACH_AGE = new RegExp(`(?<![\\w$.,/-])${AGE_WORDS}(?![\\w$+/-]|[.,]\\d)`, 'gi');
const TOTAL =
  /^(?:total|(?:(?:current|curr\.?|acct|account) )?bal(?:ance)?|amount|amt)(?: (?:due|owed|balance))?$/i;

/** From how many days on a column of ages counts as late, by its label; undefined for any other label. */
export function daysOfAge(label: string): number | undefined {
  const [whole, now, from, , to, past] = AGE.exec(label.trim()) ?? [];
  if (whole === undefined) return undefined;
  if (now) return 0;
  return Number(from ?? to ?? past);
}

/** Longer lines are no headings. */
const LONGEST_HEADINGS = 120;

/**
 * The headings of a line that has no gaps between them, where they are ages, and at most what they come to behind them:
 * `CURRENT 31-60 DAYS 61-90 DAYS OVER 90 TOTAL DUE`. Empty for any other line.
 */
export function headingsOfAges(text: string): readonly string[] {
  if (text.length > LONGEST_HEADINGS) return [];
  const ages = Array.from(matchesIn(text, EACH_AGE), ([age]) => age);
  const rest = text.replace(EACH_AGE, ' ').trim();
  const isAged = ages.length >= MIN_AGES && (rest === '' || (TOTAL.test(rest) && text.endsWith(rest)));
  return isAged ? [...ages, ...(rest === '' ? [] : [rest])] : [];
}

/** The label of what ages come to, behind them; it holds no figure. */
const TOTAL_BEHIND = /^ \p{L}[\p{L} ]{2,24}$/u;
/** A line of all headings of a table is longer. */
const LONGEST_ROW = 200;

/**
 * The ages that end a line of headings without gaps, before what they come to: `PROVIDER ACCOUNT # CHARGES CURRENT 31-60
 * 61-90 OVER 90 YOU OWE`. Empty for any other line.
 */
export function lastAgesIn(text: string): readonly string[] {
  if (text.length > LONGEST_ROW) return [];
  const ages: string[] = [];
  let end = 0;
  for (const { 0: age, index } of matchesIn(text, EACH_AGE)) {
    if (index !== end + 1) ages.length = 0;
    ages.push(age);
    end = index + age.length;
  }
  return ages.length >= MIN_AGES && TOTAL_BEHIND.test(text.slice(end)) ? ages : [];
}

/** The words of how late a debt is whose oldest sum is so many days past due; fewer than a month are no lateness that reports tell. */
export function lateBy(days: number): string {
  return days === 0 ? 'current' : days < 30 ? 'past due' : `${days} days late`;
}

/** Fewer columns may be of anything. */
export const MIN_AGES = 3;

/**
 * The columns that tell what is owed by how late it is, and the one of what they come to in every row. Undefined where
 * there are none.
 *
 * @param rows their cells; a row may have fewer
 */
export function agedSums(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): { ages: readonly number[]; total: number } | undefined {
  const ages = [...labels.keys()].filter((column) => daysOfAge(labels[column] ?? '') !== undefined);
  const total = labels.findIndex((label) => TOTAL.test(label));
  if (ages.length < MIN_AGES || total < 0 || rows.length === 0) return undefined;
  const addUp = rows.every((row) => {
    const parts = ages.flatMap((column) => readAmount(row[column] ?? '')?.amount ?? []);
    return parts.length > 0 && readAmount(row[total] ?? '')?.amount?.eq(sum(parts));
  });
  return addUp ? { ages, total } : undefined;
}
