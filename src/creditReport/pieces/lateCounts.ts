const LATES = /^\D{0,12}30(?!\d).{0,8}(?<!\d)60(?!\d).{0,8}(?<!\d)90(?!\d)/;

/** Whether a text begins with how often a debt was late, by days: `30-60-90: 2-1-0`, `Lates 30x2 60x1 90x0`. */
export function countsLates(text: string): boolean {
  return LATES.test(text);
}

/** The days that lateness is counted in, behind its word. */
const LATE_BY_DAYS = /^(?:late|past due|behind|overdue|delinquent):? (?:30|60|90|120|150|180)$/i;

/** Whether words count by how many days a debt is late, though they do not call them days: `Late 30`. Dollars are any others: `late 35`. */
export function countsDaysLate(words: string): boolean {
  return LATE_BY_DAYS.test(words);
}

/** What may head them: `Late payments (last 7 years):`. */
const HEADING =
  '(?:\\b(?:late(?: payments?)?|lates|past due|times late|delinquenc(?:y|ies))(?: \\([^()\\n]{1,30}\\))?:? )?';
/** How often a debt was late, by days: `30=2 60=1 90+=0`, `Late 30 days: 0, 60 days: 0`. It says nothing of today. */
const COUNTS = new RegExp(
  `(?:${HEADING}\\b(?:30|60|90|120)\\+?(?:[ -]?days?)?(?: late| past due)? ?[=:] ?\\d{1,2}(?![.,]?\\d)\\b[ ,;/|]{0,4}){2,}`,
  'gi',
);

/** The headings under which a bill parts what is owed by its age, also with the sums behind them: `CURRENT 31-60 61-90 OVER 90`. */
const AGES =
  /\b(?:current|not due)(?::? (?:\$ ?[\d,]{1,12}(?:\.\d\d)?[,;]? )?(?:over |> ?)?(?:0|1|30|31|60|61|90|91|120|121)(?:[-–]\d{2,3}|\+)?(?: days?)?(?![\d.,/]\d)){2,}/gi;

/** A text without how often a debt was late, by days, and without the ages by which a bill parts what is owed. */
export function withoutLateCounts(text: string): string {
  return text.replace(COUNTS, ' ').replace(AGES, ' ');
}
