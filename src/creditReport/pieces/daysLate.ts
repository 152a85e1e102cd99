import { anyOf } from '../page/anyOf';
import { matchesIn } from '../page/matches';
import { MONTH_NAME } from './dates';
import { BEING_LATE, LATENESS } from './wordsOfStatuses';

/** What says that the figures of a status are days; a plus says it of those by which reports count them: `500+` is a sum. */
const IN_DAYS = /\bdays?\b|\bdpd\b|\d ?-|\b(?:3[01]|6[01]|9[01]|1[258]\d) ?\+(?! ?\d)|\d to \d/;

/**
 * Whether a plain figure of a status is days: it is all that stands before the words for late, or one of those by which
 * reports count them, up to half a year. Any other is a sum: `past due 148`.
 */
function areDays(days: number, isFirst: boolean): boolean {
  return isFirst ? days <= 365 : days <= 180 && days % 30 <= 1;
}

/** The figures right before the word that says that they are days: beside them others count none, as in `MIN 99 30 DPD`. */
const BEFORE_DAYS =
  /(?<![\d.,-]|\b(?:after|within|every|first|next) )(\d{2,3})(?:[ +]*(?:-|to) *\d{2,3})?[ +-]*(?:days?|dpd)\b/g;

/**
 * Figures of a status, or two that days lie between; no part of a number of an account, whose digits hyphens join, or whose
 * last ones are told: `account 72-1290`, `ending in 90`.
 */
const FIGURES =
  /(?<![\d.,-]|\bend(?:s|ing)(?: (?:in|with))? )(\d{2,3})(?:[ +]*(?:-|to) *(\d{2,3}))?(?!\d|\.\d|-\d)/g;

/** Days of which nothing is late: `will be paid after 90 days`. */
const DAYS_TO_COME = /\b(?:after|within|every|first|next) \d{2,3} days\b/g;

/** Words for being late, or for not paying, in the languages of households, beside which days are how long that has been. */
const LATE = anyOf(
  '',
  BEING_LATE,
  /\bbehind\b|\barrears?\b|\bmissed\b/,
  /\b(?:not|never|n['’]?t|\w{2,5}n['’]?t) (?:been )?pa(?:id|ying)\b/,
  /\b(?:no|sin|não|sem) pag\w+|\btarde\b|\bhindi na\w*bayar\w+/,
);

/** What parts the sayings of a text; a sum of money does as well: `barclays $ 60 days`. */
const BETWEEN_SAYINGS = /[,;|"$]|\. | [-–—] (?!\d|days?\b)/;

/** Words beside days that say how late a debt is by themselves, or nothing else: `they are calling it 60 days as of Oct`. */
const BESIDE_DAYS = new Set(
  `a about account accounts almost am another are around as been by calling closed current date day days due
  for from full i i'm im in inst is it it's its it’s i’m last like loan lt mo month months more mos my no
  not now o of on open or out over paid payment payments pmt pmts r rated rating reported rev revolving said
  say says showing shows since so status still than that that's that’s the they this to unpaid us was we
  were x yep yes you your`.split(/\s+/),
);

const MONTH = new RegExp(`^${MONTH_NAME}$`);

/** What a label counts in days that is no lateness: `grace period: 30 days`. */
const COUNTS_OTHER_DAYS =
  /\b(?:terms?|period|cycle|option|trial|net|grace|notice|offers?|promo\w*|cash|buy-?out|lease|lock|inquir\w+)\b[^:]*:/;

/** A word, with what it is shortened by. */
const WORD = /\p{L}[\p{L}'’]*/gu;

/**
 * Whether the days of a saying are how late a debt is: it has a word for that, or nothing but days. So much else is
 * counted in days that their number alone says nothing: `90 day option over`, `net 60 days`, `your rate is locked for 30 days`.
 */
function tellsOfLateness(saying: string): boolean {
  if (LATE.test(saying)) return true;
  if (COUNTS_OTHER_DAYS.test(saying)) return false;
  const words = saying.slice(saying.lastIndexOf(':') + 1).matchAll(WORD);
  return [...words].every(([word]) => BESIDE_DAYS.has(word) || MONTH.test(word));
}

/** The days of lateness a text names, the most where it names several; of a range the first. Zero where none. */
export function daysLate(given: string): number {
  const text = given.replace(DAYS_TO_COME, ' ');
  if (!LATENESS.test(text)) return 0;
  if (text.search(BEFORE_DAYS) >= 0) {
    const told = text
      .split(BETWEEN_SAYINGS)
      .filter(tellsOfLateness)
      .flatMap((saying) => [...matchesIn(saying, BEFORE_DAYS)].map(([, days]) => Number(days)));
    return atLeast30(Math.max(0, ...told));
  }
  const isSaidInDays = IN_DAYS.test(text);
  let most = 0;
  for (const { 1: days, 2: last = days, index } of matchesIn(text, FIGURES)) {
    const areOrdered = Number(last) >= Number(days);
    if (areOrdered && (isSaidInDays || areDays(Number(days), index === 0)))
      most = Math.max(most, Number(days));
  }
  return atLeast30(most);
}

/** Fewer days are no lateness that reports tell. */
function atLeast30(days: number): number {
  return days >= 30 ? days : 0;
}
