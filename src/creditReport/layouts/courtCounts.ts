import type { Span } from '../page/lines';
import { matchesIn } from '../page/matches';

const NUMBER = '(?:\\d{1,2}|[ivx]{1,5}|one|two|three|four|five|six|seven|eight)';
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth)';
/** The heading over what is said of an account in a complaint: `COUNT TWO`, `SECOND CAUSE OF ACTION`, `ACCOUNT 2 – Oak Bank`. */
const COUNT = new RegExp(
  `^[^\\S\\n]*(?:(?:count|cause of action|account|claim)(?: (?:no\\.?|number))? ${NUMBER}|${ORDINAL} (?:count|cause of action|claim|account))\\b[^\\n$]{0,80}$`,
  'gim',
);
/** What is asked for in the end, for all counts together. */
const PRAYER = /^[^\S\n]*(?:prayer\b|wherefore\b)/im;

/** The counts of a complaint, where each of several is about an account of its own; the same debt may have a count twice. */
export function countsIn(source: string, number: RegExp): Span[] {
  const heads = Array.from(matchesIn(source, COUNT), ({ index }) => index);
  const counts = heads.map((from, index): Span => {
    const rest = source.slice(from, heads[index + 1] ?? source.length);
    const prayer = index === heads.length - 1 ? PRAYER.exec(rest)?.index : undefined;
    return { from, to: from + (prayer ?? rest.length) };
  });
  const seen = new Set<string>();
  return counts.filter(({ from, to }) => {
    const own = number.exec(source.slice(from, to))?.[1];
    if (own === undefined || seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}

const MONEY = '(\\$ ?\\d[\\d,]*(?:\\.\\d{2})?)';
/** How a count says what is owed on its account, the surest first; what was charged off is less sure than what is due now. */
const OWED = [
  '\\b(?:balance|sum|amount|principal)\\s[^.$]{0,40}\\b(?:due|owing|owed|unpaid|outstanding)\\b[^.$]{0,60}',
  '\\b(?:due|owing|owed|unpaid)\\b[^.$]{0,60}\\b(?:sum|amount|balance)\\s+of\\s+',
  '\\b(?:owes?|indebted|(?:unpaid|outstanding|remaining|current)\\s+(?:principal\\s+)?balance)\\b[^.$]{0,80}',
  '\\b(?:judgment|damages)\\b[^.$]{0,80}?\\b(?:sum|amount)\\s+of\\s+',
  '\\bbalance\\b[^.$]{0,40}',
]
  .map((words) => `${words}${MONEY}`)
  // The sum behind what is said of it, in what is asked for: `judgment for: a. $900.00 as the balance due`.
  .concat(`${MONEY}\\s+(?:as|being|representing)\\s+(?:the\\s+)?(?:\\w+\\s+)?(?:balance|principal)\\b`)
  .map((pattern) => new RegExp(pattern, 'i'));

/** What is owed on the account of a count; undefined where it does not say so. */
export function owedIn(source: string, { from, to }: Span): string | undefined {
  const own = source.slice(from, to);
  for (const pattern of OWED) {
    const sum = pattern.exec(own)?.[1];
    if (sum) return sum;
  }
  return undefined;
}

/** A company's name, to what follows it in a sentence; a suffix after a comma or with dots belongs to it. */
const COMPANY =
  '(\\p{L}[^.,;:()]{2,60}?(?:,?\\s(?:N\\.A\\.|N\\.?A\\b|F\\.S\\.B\\.|FSB|Inc\\.?|Corp\\.?|LLC|L\\.L\\.C\\.))?)(?=,?\\s+(?:account|on|in|under|bearing|with|dated|for|and|as)\\b|(?<=\\.)\\s|\\s{0,9}(?:[.;,()]|\\n\\s*\\n|$))';
/** Who lent the money, where the plaintiff has bought the debt; how it was lent is less sure than who is called so. */
const ORIGINAL = [
  '\\b(?:originally\\s+(?:issued|opened|owed|extended)\\s+(?:by|with|to)|charged?[- ]off\\s+by|(?:original|charge-off)\\s+creditor(?:\\s+at\\s+the\\s+time\\s+of\\s+charge-off)?(?:\\s+(?:is|was))?[:,]?)\\s+',
  '\\b(?:assignee|successor\\s+in\\s+interest)\\s+(?:of|to)\\s+|\\bpurchased\\s+(?:\\w+\\s+){0,3}from\\s+',
  '\\b(?:opened|obtained|issued|maintained|entered\\s+into)\\s+(?:an?|the)\\s+(?:[\\w-]+\\s+){0,4}(?:account|card|loan|agreement|note|contract|line)\\s+(?:\\([^()\\n]{2,30}\\)\\s+)?(?:in\\s+the\\s+(?:original\\s+)?(?:principal\\s+)?(?:amount|sum)\\s+of\\s+\\$ ?[\\d,.]+\\s+)?(?:with|from|through|by)\\s+',
].map((words) => new RegExp(`(?:${words})${COMPANY}`, 'giu'));

/** Who lent what a text of a court is about, and is not the plaintiff; undefined where it names nobody. */
export function originalIn(text: string, plaintiff: string): string | undefined {
  for (const pattern of ORIGINAL)
    for (const [, name = ''] of matchesIn(text, pattern))
      if (/^\p{Lu}/u.test(name) && !/^plaintiff\b/i.test(name) && name !== plaintiff) return name;
  return undefined;
}
