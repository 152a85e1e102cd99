const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** What each word stands for below a hundred. */
const SMALL: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
]);

/** Words that make hundreds and thousands of the number before them. */
export const SCALE = '(?:hundred|thousand|grand)';
/** A word that numbers are told with, in a pattern. */
export const NUMBER_WORD = `(?:${[...SMALL.keys()].sort((one, other) => other.length - one.length).join('|')}|${SCALE})(?![\\p{L}])`;

/** Before the `one` of a name, which counts nothing: `Capital One`. */
export const NAMED_ONE = 'cap|capital|credit|pier|bank';

/** What is counted behind a number that does not belong to the sum before it: `eleven hundred two months behind`. */
const COUNTS = /^[ -](?:months?|days?|weeks?|years?|payments?|cards?|loans?)\b/i;
/** Up to so many days or months are counted in one number: `one hundred and eighty days`. */
const MOST_COUNTED = 480;

/** The words of a run of numbers, each with the text up to the next. */
interface Words {
  words: readonly string[];
  at: number;
}

/** Reads a number below a hundred, or in digits. */
function small(read: Words): number | undefined {
  const word = read.words[read.at] ?? '';
  const digits = /^\$?(\d+(?:\.\d+)?)$/.exec(word)?.[1];
  const value = digits === undefined ? SMALL.get(word) : Number(digits);
  if (value === undefined) return undefined;
  read.at += 1;
  const ones = SMALL.get(read.words[read.at] ?? '') ?? 10;
  if (digits !== undefined || value < 20 || ones > 9) return value;
  read.at += 1;
  return value + ones;
}

/** Steps over a word that is the next; whether it was. */
function takes(read: Words, ...words: readonly string[]): boolean {
  if (!words.includes(read.words[read.at] ?? '')) return false;
  read.at += 1;
  return true;
}

/** Reads a number below ten thousand: `twelve hundred and sixty six`. */
function group(read: Words): number | undefined {
  const begin = takes(read, 'a', 'an') ? 1 : small(read);
  if (begin === undefined || !takes(read, 'hundred')) return begin;
  return begin * 100 + behind(read, small);
}

/** What follows hundreds or thousands; zero where nothing does. */
function behind(read: Words, next: (read: Words) => number | undefined): number {
  const { at } = read;
  const isJoined = takes(read, 'and');
  const value = next(read);
  if (value === undefined || (isJoined && read.at === at + 1)) read.at = at;
  return value ?? 0;
}

function whole(read: Words): number | undefined {
  const begin = group(read);
  if (begin === undefined || !takes(read, 'thousand', 'grand')) return begin;
  const { at } = read;
  const rest = behind(read, group);
  // Behind thousands there are hundreds at most: `six thousand twelve hundred` is no number.
  if (rest < 1000) return begin * 1000 + rest;
  read.at = at;
  return begin * 1000;
}

/** A sum in words. `rest` are the words behind it that belong to what follows; compound is one that is not round. */
interface ReadSum {
  sum: number;
  rest: string;
  isCompound: boolean;
}

/**
 * The sum that a run of numbers in words tells; undefined where it is none.
 *
 * @param told with blanks or hyphens between its words
 * @param next what stands behind it where no word says that it is money; empty where one does
 */
export function sumOfWords(told: string, next: string): ReadSum | undefined {
  const isMoney = next === '';
  const words = told.toLowerCase().split(/[ -]/);
  const isScaled = words.some((word) => word === 'hundred' || word === 'thousand' || word === 'grand');
  const counts = COUNTS.test(next);
  // Without a word for money, only hundreds and thousands are: the last scale ends what may be counted.
  const read: Words = { words: counts ? withoutLast(words) : words, at: 0 };
  const sum = whole(read);
  const pair = sum !== undefined && isMoney && !isScaled && sum < 100 ? small(read) : undefined;
  const value = pair === undefined || pair < 10 ? sum : (sum ?? 0) * 100 + pair;
  if (value === undefined || !(isMoney || isScaled)) return undefined;
  if (counts && (read.words.length === words.length || (whole({ words, at: 0 }) ?? 0) <= MOST_COUNTED))
    return undefined;
  const used = words.slice(0, read.at);
  const end = used.join(' ').length;
  const rest = told.slice(end);
  if (isMoney && rest !== '') return undefined;
  const isCompound = SMALL.has(used.at(-1) ?? '') || used.filter((word) => !SMALL.has(word)).length > 1;
  return { sum: value, rest, isCompound };
}

/** The words before the number that counts what follows: of `eleven hundred two`, `eleven hundred`. */
function withoutLast(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !SMALL.has(word));
  return last < 0 ? words : words.slice(0, words[last] === 'and' ? last : last + 1);
}

/** Cents in digits or in words: `forty`, `40`, `ninety nine`. */
export function centsIn(told: string): number {
  return small({ words: told.toLowerCase().split(/[ -]/), at: 0 }) ?? 0;
}
