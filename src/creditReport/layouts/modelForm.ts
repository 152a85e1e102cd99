/**
 * How each debt begins in the federal form of a collector's first letter (12 CFR Part 1006, appendix B, model form B-1):
 * `You had a Main Street card from Bank of Rockford with account number 123-456-789.`
 */
export const YOU_HAD =
  /\byou had an?\s([^:$]{3,120}?)\swith\s+account\s+number\s+(?:ending\s+(?:in\s+)?)?([^\s,;]+)/gi;
/** The same where the collector prints no number of it: `You had a store card from Elm Bank.` A dot behind a whole word ends it, whatever follows. */
export const YOU_HAD_UNNUMBERED =
  /\byou had an?\s([^:$]{3,120}?)\.(?=\s*\n|\s+as of\b|(?<=\p{L}{4}\.)(?<!\b(?:corp|dept|univ|assoc|assn|bros|hosp|intl|natl)\.)\s+\p{L})/iu;
/**
 * A line of the same form that itemises what came to the debt since, or was paid on it: neither is what is owed now.
 * `You were charged this amount in interest: + $96.40`.
 */
export const ITEMISED =
  /^you (?:were charged|paid or were credited) this amount (?:in (?:interest|fees)|toward the debt)(?![\p{L}])/iu;
/** What was had, behind the name of who was owed: `credit card account` too. */
const KIND =
  /\s(?:(?:credit|store|charge|personal|auto|student|medical|installment|revolving)\s)?(?:card|loan|account|debt|bill|line\sof\scredit)(?:\s(?:account|debt))?$/i;

/** What stands in the other column of the page begins behind a bullet, or behind many blanks. */
const OTHER_COLUMN = /\s*•.*$| {3,}\S.*$/s;

/** What the seller called the account, behind what was had: `Elm Bank account (Oak Credit Card)`. */
const CALLED = /\s\([^()]{2,60}\)$/;

/** Who was owed: the company after `from`, else what was had without its kind. */
export function originalOf(had: string): string {
  const from = /\sfrom\s+(\S.*)$/is.exec(had)?.[1] ?? had;
  return from.replace(OTHER_COLUMN, '').replace(CALLED, '').replace(KIND, '').replace(/\s+/g, ' ');
}
