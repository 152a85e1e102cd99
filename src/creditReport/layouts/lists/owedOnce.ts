import { matchesIn } from '../../page/matches';

/** Before what was owed once: `was 900 and now 850`. */
const WAS = /\b(?:was|used to be) (?:about )?$/i;
/** Between that and what is owed now. */
const NOW_BETWEEN = /^,? (?:but |and )?(?:it['’]?s |is )?now /i;
/** What is owed now, in a piece of its own behind how much it was: `was $4,300, now $3,945`, `borrowed 15000, still owe 8200`. */
const NOW =
  /^(?:but |and )?(?:(?:it['’]?s |is )?now|(?:(?:i|we|he|she|they) )?(?:still|now) owes?) .{0,20}\d/i;

/** The source of an expression for what leads to a sum that was lent at first, or was the most that was owed. */
export const AT_FIRST = String.raw`(?:originally|initially|orig\.?|(?:it |loan )?(?:started|began)(?: (?:out|off))? (?:at|with|as)|(?:original|initial|starting|opening|high|highest|peak)(?: (?:loan|amount|amt|balance|bal|credit|principal))?\.?)(?: (?:was|of|about|for|at|borrowed))*:?`;

/** A piece that says how much it was, or is not: `(was $2,900 in June)`, `down from 3,100`, `started at $6,500`, `not $3,987`, `borrowed 15000`. */
const ONCE = new RegExp(
  String.raw`^\W*(?:(?:it )?was|used to be|(?:down|up) from|not|instead of|rather than|previously|formerly|(?:(?:i|we|he|she|they) )?(?:borrowed|financed)|${AT_FIRST})\W+(?:about )?\$?\d[\d,.]*(?: (?!.*\bnow\b)[^,;]*)?$`,
  'i',
);

/** The same in Chinese, also of what was lent at first: `当初贷了$26,000`. */
const ONCE_IN_CHINESE =
  /^(?:当初|當初|原来|原來|最初|起初|本来|原先|一开始)\p{Script=Han}{0,4}:? ?\$? ?\d[\d,.]*\p{Script=Han}{0,2}$/u;

/** What is said against the sum before it, what it was once, or what somebody else says of it: `Oak 900 but they said 850`. */
const HELD_AGAINST =
  /^,? (?:(?:was|down from|up from|not|instead of|rather than) $|but|though|although|they (?:say|said|claim)|supposedly|last i (?:checked|looked))(?!\p{L})/iu;
/** What leads to a sum that was owed at first; and, behind it, that so much is owed now: `2,500 original 1,000 left`. */
const MAX_LEAD = 60;
const [WAS_AT_FIRST, OWED_BEHIND] = [
  new RegExp(`(?:^|[^\\p{L}])${AT_FIRST} $`, 'iu'),
  /^\W{0,2}(?:left|owed|owing|bal|balance|remaining|to go|still|outstanding|payoff|now(?!(?: at| only| owe| is)? $))\b/i,
];
/** For how much a debt was bought: `sold to Elm in 2025 for $288.14`. */
const SOLD_FOR =
  /\b(?:sold|bought|purchased|acquired)\b[^$;\d]{0,40}(?:(?:19|20)\d\d[^$;\d]{0,20})? for (?:about )?/i;
const [ENDS_SOLD, IS_SOLD] = [
  new RegExp(`${SOLD_FOR.source}$`, 'i'),
  new RegExp(String.raw`${SOLD_FOR.source}\$ ?\d[\d,.]*$`, 'i'),
];

/** Sums that were owed once, wherever they stand in what is told: `it was about $300`. */
const OWED_ONCE =
  /(?<!\p{L})(?:was|were|used to (?:be|owe)|had been|owed|era|eran|ten[ií]a)(?: (?:about|around|only|like|for|at))* (\$? ?\d[\d.,]*\d)/giu;

/** Whether words before a sum say that so much was owed once. */
export function isOnce(before: string): boolean {
  return WAS.test(before);
}

/** Whether words between two sums say that the second is owed now. */
export function leadToNow(between: string): boolean {
  return NOW_BETWEEN.test(between);
}

/** Whether a piece says how much is owed now, behind one that says how much it was. */
export function tellsNow(piece: string): boolean {
  return NOW.test(piece);
}

/** Whether a piece says how much was owed once, or for how much the debt was sold, and nothing else. */
export function tellsOnce(piece: string): boolean {
  return ONCE.test(piece) || ONCE_IN_CHINESE.test(piece) || IS_SOLD.test(piece);
}

/** Whether words between two sums, and those behind the second, say that the second is none that is owed. */
export function isHeldAgainst(between: string, behind: string): boolean {
  return tellsAtFirst(between, behind) || HELD_AGAINST.test(between) || ENDS_SOLD.test(between);
}

/** Whether the words before a sum, and none of those behind it, say that so much was owed at first. */
export function tellsAtFirst(before: string, behind: string): boolean {
  return WAS_AT_FIRST.test(before.slice(-MAX_LEAD)) && !OWED_BEHIND.test(behind);
}

/** Whether words say that the first of two sums was owed at first, and the second is now: `2,500 original 1,000 left`. */
export function isOwedAfter(between: string, behind: string): boolean {
  return WAS_AT_FIRST.test(between) && OWED_BEHIND.test(behind);
}

/** The sums of which words say that they were owed once. */
export function owedOnceIn(words: string): ReadonlySet<string> {
  return new Set(Array.from(matchesIn(words, OWED_ONCE), ([, sum = '']) => sum));
}
