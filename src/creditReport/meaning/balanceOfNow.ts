import { anyOf, either } from '../page/anyOf';
import { matchesIn } from '../page/matches';
import { type PrintedAmount, readAmount } from '../pieces/amounts';
import { isNewer } from './newerLabel';

/** A sum, with the marks of money or plain. */
const SUM =
  /(?<![\w.,/$-])(?:\$ ?\d[\d,]*\d|\$ ?\d|\d{1,3}(?:,\d{3})+|\d{2,6}(?=\.\d{2}(?!\d))|(?!(?:19|20)\d\d(?!\d))\d{3,6})(?:\.\d{2})?(?![\w/%-]|[.,]\d)/g;
const MARKS = /[$.,]/;
/** Words that tell of now, and of a time before. */
const [NOW, THEN] = [
  /\b(?:now|today|currently|current|latest|newest|this (?:week|month))\b/i,
  /\b(?:was|were|before|previously|formerly|earlier|ago|back then|last (?:week|month|year|time|statement))\b/i,
];
/** All that may stand beside sums that are each owed at another time: such words, days, and what joins them. */
const OF_TIMES = anyOf(
  'iu',
  new RegExp(
    `^(?:[\\s;,.:()=>→]|${either(
      /\d{1,4}(?:[/-]\d{1,4}){0,2}|\d{1,2}(?:st|nd|rd|th)/,
      /(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}/,
      /now|today|currently|current|latest|newest|this|last|week|month|year|time|statement|days?|weeks?|months?|years?/,
      /was|were|before|previously|formerly|earlier|ago|back|then|as|of|on|in|at|by|is|it|it['’]s|a|and|but|down|up|to/,
    )}(?![\\p{L}\\d]))*$`,
    'u',
  ),
);
/** Where the words of one sum end and those of the next begin. */
const PARTED = /[;,]|\band\b|\bbut\b|->|→/i;
/** A longer value is a sentence, and more sums are a row of something else. */
const [MAX_LENGTH, MOST_SUMS] = [80, 4];

/** A sum of a value, and the words that tell when it was or is owed. */
interface TimedSum {
  text: string;
  when: string;
}

/** The words between two sums: those of the first, and those of the second, which alone begin with a word for a time. */
function partedWords(between: string): readonly [string, string] {
  const at = PARTED.exec(between);
  if (at) return [between.slice(0, at.index), between.slice(at.index + at[0].length)];
  return NOW.test(between) || THEN.test(between) ? ['', between] : [between, ''];
}

/** The sums of a value that is nothing but sums of several times; none where it says anything else. */
function timedSums(value: string): readonly TimedSum[] {
  const found = Array.from(matchesIn(value, SUM), ({ 0: text, index }) => ({ text, index }));
  if (found.length < 2 || found.length > MOST_SUMS) return [];
  const gaps = [...found, undefined].map((sum, at) => {
    const before = found[at - 1];
    return value.slice(before ? before.index + before.text.length : 0, sum?.index);
  });
  if (!gaps.every((gap) => OF_TIMES.test(gap))) return [];
  const words = gaps.map((gap, at) =>
    at === 0 ? (['', gap] as const) : at === found.length ? ([gap, ''] as const) : partedWords(gap),
  );
  return found.map(({ text }, at) => ({
    text,
    when: `${words[at]?.[1] ?? ''} ${words[at + 1]?.[0] ?? ''}`.replace(/[\s().:]+/g, ' ').trim(),
  }));
}

/** The one of sums of several times that is owed now: it says so, all others were before, or its day is the latest. */
function owedNow(sums: readonly TimedSum[]): TimedSum | undefined {
  const ofNow = sums.filter(({ when }) => NOW.test(when));
  const notThen = sums.filter(({ when }) => !THEN.test(when));
  if (ofNow.length === 1) return ofNow[0];
  if (notThen.length === 1) return notThen[0];
  return sums.find((sum) => sums.every((other) => other === sum || isNewer(sum.when, other.when)));
}

/**
 * What is owed, where a value prints it for several times: `$1,400.00; now $1,318.22`, `$980 (3/1), $955 (4/1)`. Where the
 * value does not tell which sum is owed now, it is the first, and one of several; undefined where it prints but one.
 */
export function balanceOfNow(value: string): { printed: PrintedAmount; isOneOfSeveral: boolean } | undefined {
  const sums = value.length > MAX_LENGTH ? [] : timedSums(value);
  const now = owedNow(sums);
  const isApart = PARTED.test(value) && sums.every(({ text }) => MARKS.test(text));
  const taken = now ?? (isApart ? sums[0] : undefined);
  const printed = taken && readAmount(taken.text);
  return printed && { printed, isOneOfSeveral: !now };
}
