import { collapse } from '../page/normalise';

/** What says how late a debt is, or that it is not. */
const LATENESS = '(?:late|behind|past[- ]due|delinquent|overdue|current|\\d{2,3}(?:\\+? days?)?)';
/** What was, without a word that brings it to today. */
const WAS = new RegExp(
  `^(?:(?:but|and|it|i|we|they|account|acct|which|also|only) )*(?:was|were|wer|had been|used to be|(?:got|fell|went) (?=\\d|behind|late))(?: (?:once|twice|ever|only|at|over|up|to|a|about|as|much|briefly|always|reported))* ${LATENESS}\\b(?!.*\\b(?:still|since)\\b)`,
);
/** How often it was late. */
const TIMES =
  '(?:[1-9]\\d? ?x(?!\\p{L})|x ?[1-9]\\b|once\\b|twice\\b|(?:[1-9]\\d?|one|two|three|four|five|several|a few|a couple(?: of)?) times?\\b)';
/** When that was. */
const WHEN =
  '(?:\\b(?:in|during|back in|early|late|mid)[ -](?:[a-z]{3,9}\\.? )?(?:19|20)\\d\\d\\b|\\blast (?:year|spring|summer|fall|autumn|winter)\\b|\\b(?:an?|\\d+|several|few|couple|two|three) (?:months?|years?) ago\\b|\\bin the past\\b)';
const LATE = '(?:\\blate|\\bbehind|\\bpast[- ]due|\\bdelinquent|\\bmissed|\\bdays\\b|\\b(?:30|60|90|120)\\b)';
/** How late it was once: `30 days late 2x`, `1x30`, `60 late last year`, `last late 11/2023`. */
const OF_ONCE: readonly RegExp[] = [
  new RegExp(`${LATE}[^,;.]{0,30} ${TIMES}`, 'u'),
  new RegExp(`${TIMES} ?(?:30|60|90|120)(?!\\d)`, 'u'),
  new RegExp(`${LATE}[^,;.]{0,30}${WHEN}`, 'u'),
  new RegExp(`^${WHEN} .{0,30}${LATE}`, 'u'),
  /^(?:last|previously|formerly|once|history of|prior) (?:late|delinquen|\d{2,3} days?|30|60|90|120)/,
];
/** What tells how it stands today, or that it was never late. */
const TODAY = /\b(?:curr?(?:ent)?(?:ly)?|now|today|still|since|ok|okay|never|not|no|charged?|collections?)\b/;
/** How late it was, or when, and nothing else. */
const LATENESS_ALONE =
  /^(?:\d{2,3}\+? ?(?:days?|d)?(?: (?:late|behind|past due))?|(?:back )?in (?:[a-z]{3,9} )?(?:19|20)\d\d)$/;
/** What parts the sayings of a status. */
const PARTS = /[,;()]+ ?|\. | [-–—] | but | (?:and )?then |\/(?=was (?!current))/;

/** Whether a saying tells only how late a debt was once, which says nothing of today. */
export function isOfThePast(saying: string): boolean {
  const text = saying.toLowerCase().trim();
  return WAS.test(text) || (!TODAY.test(text) && OF_ONCE.some((one) => one.test(text)));
}

/** What the past is told with; a look for it costs little. */
const MAY_TELL =
  /\b(?:current|(?:fine|good|ok(?:ay)?) (?:now|again|since)|caught (?:back )?up|was|were|wer|been|used to|got|fell|went|last|previously|formerly|once|twice|times?|ago|history|prior|past|(?:19|20)\d\d)\b|\d ?x|x ?\d/;
/** That it is not late, before a remark on what was: `Current (30 days late 6/2025)`. */
const IN_TIME_FIRST = /^\W*(?:current|up to date|(?:paid|pays|paying) as agreed|ok(?:ay)?)\W*$/;
/** The day or the month of what is remarked. */
const DATED = new RegExp(
  `${LATE}[^,;]{0,20}(?:\\b\\d{1,2}\\/\\d{2,4}\\b|\\b(?:in |on )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\b|\\b(?:19|20)\\d\\d\\b)`,
);
/** That it is late no more, and how it came to be. */
const [RECOVERED, CAME_TO] = [
  /(?<!\b(?:not|never|trying to|get|getting|to) )\b(?:caught (?:back )?up|now current|(?:current|fine|good|ok(?:ay)?) (?:now|again|since)|back on track|back to current|brought current)\b/,
  /\b(?:got|fell|went|had|were|was) .*(?:late|behind|past[- ]due|delinquent|missed|overdue)|\b(?:late|behind|past[- ]due|delinquent|missed)\b.{0,20} in (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/,
];

/** A text about how late a debt is without those of its sayings that tell how late it was once; what tells nothing else is unclear. */
export function withoutPast(text: string): string {
  if (!MAY_TELL.test(text)) return text;
  const parts = text.split(PARTS).filter((part) => part.trim() !== '');
  const isRecovered = parts.length > 1 && parts.some((part) => RECOVERED.test(part));
  const isInTime = IN_TIME_FIRST.test(parts[0] ?? '');
  const isPast = (part: string) =>
    isOfThePast(part) ||
    (isInTime && DATED.test(part)) ||
    (isRecovered && (CAME_TO.test(part) || LATENESS_ALONE.test(part)) && !RECOVERED.test(part));
  const present = parts.filter((part) => !isPast(part));
  if (present.length === parts.length) return text;
  return present.length > 0 ? collapse(present.join(', ')) : 'once';
}
