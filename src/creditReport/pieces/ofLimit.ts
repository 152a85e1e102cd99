const SUM = String.raw`(?:\$ ?)?(?:\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.\d{2})?`;
/** What is owed, a slash, and how much it could be: `2,310/3,000`. */
const OF_LIMIT = new RegExp(String.raw`(?<![\w.,/#*•-])(${SUM}) ?/ ?(${SUM})(?![\w/%*•-]|[.,]\d)`, 'g');
const WHOLE = new RegExp(`^(${SUM}) ?/ ?(${SUM})$`);
/** A month and its year. */
const [MONTH, YEAR] = [/^\d\d?$/, /^(?:19|20)\d\d$/];
/** Less is no limit. */
const LEAST = 100;

function worthOf(sum: string): number {
  return Number(sum.replace(/[^\d.]/g, ''));
}

/** Whether the second of two sums can be the limit of what is owed by the first. */
function isLimit(owed: string, limit: string): boolean {
  const isDate = MONTH.test(owed) && YEAR.test(limit);
  // Months and what is paid for each: `360/$2,114`.
  const areTerms = limit.startsWith('$') && !owed.startsWith('$');
  return !isDate && !areTerms && worthOf(limit) >= LEAST && worthOf(limit) > worthOf(owed);
}

/** A text with words for what is owed and for the limit that a slash leads to. */
export function withLimitTold(text: string): string {
  if (!text.includes('/')) return text;
  return text.replace(OF_LIMIT, (whole, owed: string, limit: string) =>
    isLimit(owed, limit) ? `${owed} owed, limit ${limit}` : whole,
  );
}

/** What is owed, where a slash leads from it to its limit and nothing else is said; undefined for any other value. */
export function owedOfLimit(value: string): string | undefined {
  const [, owed = '', limit = ''] = value.includes('/') ? (WHOLE.exec(value) ?? []) : [];
  return isLimit(owed, limit) ? owed : undefined;
}

/** How much of how much is owed, or could be: `$4,117 of $9,000`, `$389 of $500 limit`. What is left to pay is told in words. */
const OF_WHOLE =
  /^(-?\$ ?\d[\d,]*(?:\.\d{2})?) (?:of|\/) (\$ ?\d[\d,]*(?:\.\d{2})?)(?: (?:(?:credit )?(?:limit|line)|original (?:amount|balance|loan|principal)))?(?: used)?$/i;

/** What is owed of a limit right behind a name, or its number, with signs of money: `Oak $3,200 of $5,000 used`, `Oak ..1120: $890 out of my $4,000 limit`. */
const OWED_OF =
  /^(\p{L}[^$\d\n]{1,50}?(?<!\b(?:pa(?:y|ys|id|ying|yments?)|sett\p{L}+|refund\p{L}*|credit(?:ed)?|offer\p{L}*|share|part|saved))(?: [.…*•x#]{1,6}\d{3,6})?[ :|–—-]{1,3})(\$ ?\d[\d,]*(?:\.\d{2})?)(?: used)? (?:out )?of (?:(?:a|the|my|our|its) )?(\$ ?\d[\d,]*(?:\.\d{2})?)(?! (?:paid|loan|original|bill|due))(?: (?:credit )?(?:limit|line))?(?: used)?(?![\d,.])/iu;

/** The line of a list that names a creditor, with words for what is owed and for the limit that it is of. */
export function withUsedTold(text: string): string {
  return text.replace(OWED_OF, (whole, lead: string, owed: string, limit: string) =>
    isLimit(owed, limit) ? `${lead}${owed} owed, limit ${limit}` : whole,
  );
}

/** The two sums of a line that tells how much of a whole is owed; undefined where it tells none. */
export function partOfWhole(text: string): { owed: string; whole: string } | undefined {
  const [, owed, whole] = OF_WHOLE.exec(text) ?? [];
  return owed && whole ? { owed, whole } : undefined;
}

/** What is left to pay of what was to be paid at first, as a shop that lends shows it: `Left to pay $612.40 of $1,495`. */
const LEFT_OF =
  /(?<!\p{L})(left to pay|remaining|left to go):? (\$ ?\d[\d,]*(?:\.\d{2})?) (?:out )?of (\$ ?\d[\d,]*(?:\.\d{2})?)(?![\d,.]*\d)/giu;
/** What is to be paid next and when, under no other word: `Next: $68.04 on Dec 3`. */
const NEXT = /(?<!\p{L})next:? (\$ ?\d[\d,]*(?:\.\d{2})?) (?=(?:on|due|by) (?:\p{L}{3,9}\.? )?\d)/giu;

/** A text with words for what was to be paid at first, behind what is left of it, and for what is paid next. */
export function withLeftTold(text: string): string {
  if (!text.includes('$')) return text;
  return text
    .replace(LEFT_OF, (whole, lead: string, left: string, first: string) =>
      isLimit(left, first) ? `${lead} ${left}, originally ${first}` : whole,
    )
    .replace(NEXT, 'payment $1 ');
}
