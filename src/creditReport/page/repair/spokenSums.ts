import { either, inTurn } from '../anyOf';
import { centsIn, NAMED_ONE, NUMBER_WORD, SCALE, sumOfWords } from './numberWords';
import { type Repaired, rewrite } from './rewrite';

/** What shows that a text tells sums in words at all: a word for them, or two numbers from ten up. */
const MAY_TELL =
  /\b(?:hundred|thousand|grand|half k|dollars|bucks|cents)\b|(?:teen|ten|eleven|twelve|[efinrx]ty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?[ -](?:ten|eleven|twelve|\p{L}{3,5}(?:teen|ty))(?!\p{L})/iu;
/**
 * Numbers in words one behind the other: `four thousand eight hundred and twelve`, `12 hundred`. The `one` of `Capital
 * One` and of `that one` is none.
 */
const FIRST = `(?<![\\p{L}\\d.,$-])(?<!\\b(?:${NAMED_ONE}|that|this|the|other|first|second|last|next|which|another|any|no) (?=one\\b))`;
const RUN = `(?:${NUMBER_WORD}|an?(?= (?:hundred|thousand|grand(?! (?:total|jury)))\\b)|\\$?\\d{1,3}(?:\\.\\d{1,2})?(?= ${SCALE}))(?:(?:[ -]| and )(?:${NUMBER_WORD}))*`;
const IN_WORDS = new RegExp(
  `${FIRST}(?<sum>${RUN})(?![\\p{L}\\d-])(?<dollars> (?:dollars|bucks)\\b)?(?:(?: and|,)? (?<cents>${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?|\\d{1,2}) cents\\b)?`,
  'giu',
);
/** Cents that are told apart from their dollars: `3987 dollars and 40 cents`. */
const CENTS_APART = new RegExp(
  `(?<![\\w.,])\\$?(?<sum>\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,7})(?: dollars| bucks)?(?: and|,)? (?<cents>${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?|\\d{1,2}) cents\\b`,
  'giu',
);
/** A sum that stands in digits as well, behind its words and before them: papers write both. */
const [IN_DIGITS_BEHIND, IN_DIGITS_BEFORE] = [/^,?(?: (?:dollars|and))* ?(?:\(|\$|\d\d\/100)/i, /\d ?\(?$/];
/** What a number without a word for money counts, or is. */
const COUNTED =
  /^[ -](?:percent|times|miles|hours?|minutes|people|points?|square|sq|feet|foot|ft|pounds|lbs|words|pages|shares|units|acres|students|kids|employees|members|customers|bit|degrees|st|street|ave|avenue|main|oaks|pesos|euros|yen|cents)\b/i;
/** What follows a round number that is a sum: the end, a stop, or a word that goes on about a debt. */
const GOES_ON = inTurn(
  'i',
  '^',
  either(
    /$|[.,;:!?)\n]| [-–—]/,
    // A word that goes on; it ends there.
    String.raw` ${either(
      /a (?:month|week|year)|also|an?d?|at|balance|behind|but|current|due|each|for|from|he|i|in|is|it|its|it's/,
      /late|left|minimum|min|monthly|on|or|owed|past due|pay(?:s|ing|ment)?|per|she|still|that|the|then|they/,
      /to|total|we|which|with/,
      /(?:one|two|three|four|five|six|thirty|sixty|ninety|a) (?:hundred|thousand|months?|days|payments?)/,
    )}\b`,
  ),
);
/** Half of a thousand: `half a grand`. */
const HALF =
  /(?<![\p{L}\d])half (?:a |of a )?(?:grand|thousand)(?![\p{L}\d-])(?! (?:total|jury|people|miles))/giu;
const HALF_THOUSAND = 500;
/** Thousands and a half: `two and a half grand`, `2 and a half k`. */
const AND_HALF = new RegExp(
  `(?<![\\p{L}\\d.,$-])(\\d{1,3}|${NUMBER_WORD}) and a half (?:grand|thousand|k)(?![\\p{L}\\d-])`,
  'giu',
);
/** A score is no sum. */
const SCORE = /\bscore(?:d| is| was| of|:)?(?: at| about| around)? $/i;
const BEFORE = 30;

/** Two numbers below a hundred, as people tell hundreds and what is beside them: `eighteen fifty`. */
const [SCALED, LEAST_PAIR] = [new RegExp(`\\b${SCALE}\\b`, 'i'), 1010];
/** A year is told so too, the time of day, and the digits of a number. */
const [FIRST_YEAR, LAST_YEAR, NO_SUM] = [
  1900,
  2099,
  /\b(?:at|by|in|since|from|until|till|before|after) $|\b(?:last (?:four|4)|ending|ends|digits|number|account|code|zip|unit|apt|apartment|room|box)\b[^.,;\n]*$/i,
];
/** What is paid each month, without a word for money. */
const [PAYS, EACH_MONTH] = [
  /\b(?:[Pp]ay|pays|paying|paid)(?: (?:them|it|him|her|both|about|around|like|only|maybe|at least|\p{Lu}\S*))* $/u,
  /^ (?:an?|per|each|every) month\b/i,
];

/** Whether numbers in words are two that tell one sum together, and nothing else is. */
function isPairTold(sum: string, before: string, behind: string): boolean {
  if (SCALED.test(sum) || NO_SUM.test(before) || !GOES_ON.test(behind)) return false;
  const value = sumOfWords(sum, '')?.sum ?? 0;
  return value >= LEAST_PAIR && !(value >= FIRST_YEAR && value <= LAST_YEAR);
}

/** What a text marks its sums with, and digits that may be a sum without a mark. */
const [MARKED, UNMARKED] = [/\$ ?\d|\d,\d{3}(?!\d)|\d\.\d{2}(?!\d)/, /(?<![\w.,#*$])\d{3,6}(?![\w.,])/];

/** How a sum is written: with marks, or without, where no other sum of the text has any. */
type Print = (sum: number, cents: number | undefined, dollars: string) => string;

function printOf(text: string): Print {
  const isPlain = UNMARKED.test(text) && !MARKED.test(text);
  return (sum, cents, dollars) => {
    const part = cents === undefined ? '' : `.${String(cents).padStart(2, '0')}`;
    if (isPlain) return `${sum}${part}${part === '' ? dollars : ''}`;
    return `$${String(sum).replace(/\B(?=(?:\d{3})+$)/g, ',')}${part}`;
  };
}

/** What a match of numbers in words becomes; undefined where they are no sum. */
function inDigits({ 0: told, groups, index, input }: RegExpExecArray, print: Print): string | undefined {
  const { sum = '', dollars, cents } = groups ?? {};
  const behind = input.slice(index + told.length, index + told.length + BEFORE);
  const before = input.slice(Math.max(0, index - BEFORE), index);
  if (IN_DIGITS_BEHIND.test(behind) || IN_DIGITS_BEFORE.test(before) || SCORE.test(before)) return undefined;
  const isPaid = PAYS.test(before) && EACH_MONTH.test(behind);
  const isTold = dollars !== undefined || cents !== undefined || isPaid || isPairTold(sum, before, behind);
  const read = sumOfWords(sum, isTold ? '' : behind || '\n');
  if (!read) return undefined;
  const rest = read.rest + behind;
  if (!isTold && (COUNTED.test(rest) || !(read.isCompound || GOES_ON.test(rest)))) return undefined;
  // In a name each word has a capital: `Six Hundred Oaks`.
  if (!isTold && /[ -]\p{Lu}/u.test(sum)) return undefined;
  return print(read.sum, cents === undefined ? undefined : centsIn(cents), dollars ?? '') + read.rest;
}

/**
 * Writes sums that are told in words as digits, each a guess: `four thousand eight hundred and twelve dollars`, `twelve
 * hundred sixty six`, `3987 dollars and 40 cents`, and beside those `eighteen fifty`. English only.
 */
export function withSumsInDigits(page: Repaired): Repaired {
  if (!MAY_TELL.test(page.text)) return page;
  const print = printOf(page.text);
  const whole = rewrite(
    page,
    AND_HALF,
    ([, count = '']) => print(2 * HALF_THOUSAND * centsIn(count) + HALF_THOUSAND, undefined, ''),
    true,
  );
  const halved = rewrite(whole, HALF, () => print(HALF_THOUSAND, undefined, ''), true);
  const words = rewrite(halved, IN_WORDS, (match) => inDigits(match, print), true);
  return rewrite(
    words,
    CENTS_APART,
    ({ groups: { sum = '', cents = '' } = {} }) => print(Number(sum.replaceAll(',', '')), centsIn(cents), ''),
    true,
  );
}
