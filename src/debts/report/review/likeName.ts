/** How people shorten the names of lenders, and what reports print in their place. */
const IN_FULL: readonly (readonly [short: RegExp, full: string])[] = [
  [/^amex\b/, 'american express'],
  [/^(?:bofa|boa|b of a|bk of amer\w*)\b/, 'bank of america'],
  [/^(?:cap ?one|capital 1|cap1)\b/, 'capital one'],
  [/^citi(?:bank| ?cards?)\b/, 'citi'],
  [/^(?:jpmcb|jp ?morgan chase)\b/, 'chase'],
  [/^syncb\b/, 'synchrony'],
  [/^wf\b/, 'wells fargo'],
];

/** First words that many lenders have: the second one has to be the same too. */
const COMMON: ReadonlySet<string> = new Set(
  'american bank best capital citizens community credit dept department federal fifth first great home mission national navy new old one republic state the union united us wells world'.split(
    ' ',
  ),
);

/** A word that is shorter names nobody by itself. */
const MIN_LETTERS = 4;

/** Names that begin alike without their blanks are one from so many letters on: `CARECREDIT` and `Care Credit card`. */
const MIN_JOINED = 8;

/**
 * Whether two names may be of one lender: both begin with the same word, or with two where many lenders have the first,
 * such as `Amex Gold` and `AMERICAN EXPRESS`, `Discover it card` and `DISCOVER FINANCIAL SERVICES`. Of a shop and its bank,
 * as reports print them, either may be the other's: `SYNCB/CARECREDIT`.
 */
export function isLikeName(one: string, other: string): boolean {
  return partsOf(one).some((part) => partsOf(other).some((otherPart) => beginAlike(part, otherPart)));
}

/** A name and the two that a stroke parts it into, each in its words. */
function partsOf(name: string): string[][] {
  return [...new Set([name, ...name.split('/')])].map(wordsOf);
}

function beginAlike(words: readonly string[], otherWords: readonly string[]): boolean {
  const [joined, otherJoined] = [words.join(''), otherWords.join('')];
  const isJoinedAlike =
    Math.min(joined.length, otherJoined.length) >= MIN_JOINED &&
    (joined.startsWith(otherJoined) || otherJoined.startsWith(joined));
  const [[first = '', second], [otherFirst, otherSecond]] = [words, otherWords];
  const isFirstAlike = first === otherFirst && first.length >= MIN_LETTERS;
  return isJoinedAlike || (isFirstAlike && (!COMMON.has(first) || second === otherSecond));
}

function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [short, full = ''] = IN_FULL.find(([known]) => known.test(plain)) ?? [];
  return (short ? plain.replace(short, full) : plain).split(' ');
}
