/** What the codes of a history stand for, and no company is called by. */
const LATENESS =
  'charged?[ -]?off|(?:included in )?bankruptcy|repossession|foreclosure|voluntary surrender|too new to rate|paid on time|not reported|no data(?: available)?|(?:over )?\\d{2,3}\\+? days (?:past due|late)';
const MEANING = `(?:${LATENESS}|collections?(?: account)?|on time|current|closed|transferred|unknown)`;
/** A code: a few letters, a number of days, or a mark. */
const CODE = '(?:[A-Z]{1,3}|[A-Z]/[A-Z]{1,2}|\\d{2,3}\\+?|[✓✔✗✕•■-])';
const LEADS = '(?: ?[=:–-])? ';
/** Three meanings one after the other, whatever stands between them. */
const THREE = new RegExp(`(?:\\b${MEANING}\\b.*?){3}`, 'i');
/** A line of codes with their meanings and nothing else: its end, where a page wraps it. */
const CODES_ALONE = new RegExp(`^(?:${CODE}${LEADS}${MEANING}[,;.]?(?: |$)){2,4}$`, 'i');
/** The same with a single one, which says more than a kind of company. */
const ONE_CODE = new RegExp(`^(?:[A-Z]{1,2}|\\d{2,3}\\+?)${LEADS}(?:${LATENESS})$`, 'i');

/** Whether a line explains the codes of a history, such as `R Repossession TN Too New to Rate`. */
export function isLegendLine(line: string): boolean {
  return THREE.test(line) || CODES_ALONE.test(line) || ONE_CODE.test(line);
}

/** A code and what it stands for, the first perhaps behind what they are codes of: `Account Type Codes: R = Revolving`. */
const CODE_AND_MEANING = /^(?:[^:=]{1,40}: ?)?[A-Z\d]{1,2} ?= ?\S/;
/** Fewer are a sum, or a remark. */
const MIN_CODES = 3;

/** Whether a line is a key of codes: `R = Revolving, I = Installment, M = Mortgage`. It is of the whole report, and of no account. */
export function isKeyOfCodes(line: string): boolean {
  if (line.split('=', MIN_CODES + 1).length <= MIN_CODES) return false;
  return line.split(/[,;] /).filter((part) => CODE_AND_MEANING.test(part)).length >= MIN_CODES;
}
