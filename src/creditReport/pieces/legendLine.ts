/** What the codes of a history stand for. */
const MEANING =
  '(?:charged?[ -]?off|(?:included in )?bankruptcy|repossession|foreclosure|collections?(?: account)?|voluntary surrender|too new to rate|paid on time|on time|current|closed|transferred|unknown|not reported|no data(?: available)?|(?:over )?\\d{2,3}\\+? days (?:past due|late))';
/** A code: a few letters, a number of days, or a mark. */
const CODE = '(?:[A-Z]{1,3}|[A-Z]/[A-Z]{1,2}|\\d{2,3}\\+?|[✓✔✗✕•■-])';
/** Three meanings one after the other, whatever stands between them. */
const THREE = new RegExp(`(?:\\b${MEANING}\\b.*?){3}`, 'i');
/** A line of codes with their meanings and nothing else: its end, where a page wraps it. */
const CODES_ALONE = new RegExp(`^(?:${CODE}(?: ?[=:–-])? ${MEANING}[,;.]?(?: |$)){2,4}$`, 'i');

/** Whether a line explains the codes of a history, such as `R Repossession TN Too New to Rate`. */
export function isLegendLine(line: string): boolean {
  return THREE.test(line) || CODES_ALONE.test(line);
}
