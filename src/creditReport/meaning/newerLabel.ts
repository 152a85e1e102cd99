import { anyOf, either, inTurn } from '../page/anyOf';

/** The months by their beginnings, in English, Spanish and Portuguese. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

/**
 * The date of a label, its month by name or as a figure before the day, with its year or without: `Balance Sep`, `Owed 9/1`,
 * `31-Jan`, `Saldo fev/25`, `Apr-25`, `10/2026`. What is an English word too is a month before its year alone: `set/25`.
 */
const DATE = anyOf(
  'iu',
  inTurn(
    'u',
    // The day before the month: `31-Jan`.
    /(?<![\p{L}])(?:(?<dayBefore>\d{1,2})-)?/u,
    // The month by its name, in English, Spanish and Portuguese.
    `(?<name>${either(
      /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/,
      /ene(?:ro)?|fev(?:ereiro)?|abr(?:il)?|mai(?:o)?|dez(?:embro)?|dic(?:iembre)?/,
      /(?:ago(?:sto)?|set(?:embro|iembre)?|out(?:ubro)?)(?=[/ ](?:de )?\d{2})/,
    )})`,
    /\.?(?![\p{L}])/u,
    // Behind it a short year, the day, and the whole year: `fev/25`, `Sep 1, 2025`.
    /(?:[/'’-](?<shortYear>\d\d)(?!\d))?(?: (?<dayOfName>\d{1,2})(?!\d))?(?:,? (?:de )?(?<yearOfName>\d{4})(?!\d))?/,
  ),
  // In figures: `9/2026`, `2026-09`, `9/1`, `9/1/25`.
  /(?<![\d/-])(?<monthOfYear>1[0-2]|0?[1-9])[/-](?<yearOfMonth>(?:19|20)\d\d)(?![\d/-])/,
  /(?<![\d/-])(?<firstYear>(?:19|20)\d\d)-(?<monthBehind>1[0-2]|0[1-9])(?:-(?<dayBehind>\d\d))?(?![\d/-])/,
  /(?<![\d/-])(?<month>1[0-2]|0?[1-9])[/-](?<day>\d{1,2})(?:[/-](?<year>\d{4}|\d\d))?(?![\d/-])/,
);

/** A month and its day as days of a year of equal months. */
const [MONTH_DAYS, YEAR_DAYS] = [31, 372];
/** Years of two figures are of this century. */
const CENTURY = 2000;

/** A label without its date, the day of the year that it tells, and the year where it tells one; undefined where it tells none. */
function datedIn(label: string): { words: string; day: number; year: number | undefined } | undefined {
  const found = DATE.exec(label)?.groups ?? {};
  const { name, month = found.monthOfYear ?? found.monthBehind } = found;
  const begin = name?.slice(0, 3).toLowerCase() ?? '';
  const index = name ? MONTHS.findIndex((one) => one.includes(begin)) : Number(month ?? 0) - 1;
  if (index < 0) return undefined;
  const day =
    index * MONTH_DAYS + Number(found.day ?? found.dayOfName ?? found.dayBefore ?? found.dayBehind ?? 0);
  const year = found.year ?? found.yearOfMonth ?? found.firstYear ?? found.yearOfName ?? found.shortYear;
  const full = year === undefined ? undefined : Number(year) + (year.length === 2 ? CENTURY : 0);
  return { words: label.replace(DATE, ''), day, year: full };
}

/** By how many days a label is later than another one that differs in its date alone; undefined where it does not. */
function daysBetween(later: string, earlier: string): number | undefined {
  const [one, other] = [datedIn(later), datedIn(earlier)];
  if (!one || !other || one.words !== other.words) return undefined;
  const days = one.day - other.day;
  if (one.year !== undefined && other.year !== undefined) return days + (one.year - other.year) * YEAR_DAYS;
  // Dates without a year go on by less than half of one.
  const onward = (days + YEAR_DAYS) % YEAR_DAYS;
  return onward < YEAR_DAYS / 2 ? onward : onward - YEAR_DAYS;
}

/** Whether a label is a day or a month and nothing else. */
export function isDay(label: string): boolean {
  return datedIn(label)?.words.trim() === '';
}

/** Whether two labels differ in their date alone. */
export function differInDate(one: string, other: string): boolean {
  return one !== other && daysBetween(one, other) !== undefined;
}

/** What calls a column that of today, the first word of a label, and a label that is nothing but today. */
const [TODAY, FIRST_WORD, IS_TODAY] = [/\b(?:now|today)\b/i, /^\p{L}+/u, /^(?:now|today)$/i];

/** Whether one label says of today what the other says of a date: `Balance now`, or `Now`, beside `Balance at separation (6/30/2023)`. */
function isOfToday(label: string, other: string): boolean {
  const [word, otherWord] = [FIRST_WORD.exec(label)?.[0], FIRST_WORD.exec(other)?.[0]];
  const isOfSame = word === otherWord || IS_TODAY.test(label);
  return isOfSame && TODAY.test(label) && datedIn(other) !== undefined;
}

/** Whether of two labels that differ in their date alone, the later of two columns is the newer. */
export function isNewer(later: string, earlier: string): boolean {
  return isOfToday(later, earlier) || (daysBetween(later, earlier) ?? 0) > 0;
}
