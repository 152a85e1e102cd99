import { type Money, moneyProblem, parseMoney, ZERO } from '../../money/money';
import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { countsLates } from './lateCounts';
import { owedOfLimit } from './ofLimit';
import { rangeIn } from './ranges';
import { paidSoOften } from './terms';

/** An amount as printed. `amount` is undefined where the text is no number that can be trusted. */
export interface PrintedAmount {
  text: string;
  amount: Money | undefined;
  decimalComma: boolean;
  /** More or less may be meant: `1,000 + fees`, `500 approx`. */
  isAbout?: boolean;
}

/** A text that is a sum and nothing else, with its sign and its cents or without. */
export const SUM_ALONE = /^\$? ?\d[\d,]*(?:\.\d\d)?$/;

const EMPTY_VALUES = new Set([
  '',
  '-',
  '--',
  '---',
  '–',
  '—',
  'n/a',
  'na',
  'n.a.',
  'none',
  'null',
  'not reported',
  'not available',
  'no data',
  'unknown',
  'not applicable',
  'tba',
  'tbd',
  'unsure',
  'not sure',
  // What a trustee pays on a claim is its share of the rest.
  'pro rata',
  'pro-rata',
  "don't know",
  'don’t know',
  'dont know',
  'idk',
  'dunno',
  'no idea',
  'not known',
]);

/** The line of a form that nobody wrote on. */
const BLANK_LINE = /^_[_ ]*$/;
const LONGEST_BLANK = 80;

/** Whether a value says that nothing is printed: blank, dashes, `N/A`, a line to write on. */
export function isEmptyValue(text: string): boolean {
  if (text.length > LONGEST_BLANK) return false;
  return (
    (text.startsWith('_') && BLANK_LINE.test(text)) ||
    (text.length <= 15 && EMPTY_VALUES.has(collapse(text).toLowerCase()))
  );
}

/** Dollars in front, digits with separators, an optional sign, brackets or `CR` around them. */
const PRINTED =
  /^(?:usd|us\$|\$)? ?(?:[-−(] ?|–(?=[$\d]))*(?:usd|us\$|\$)? ?(?:[-−(] ?|–(?=\d))*(\d{1,3}(?: \d{3})+,\d{2}(?!\d)|\d[\d.,]*|\.\d{2}(?![\d.]))[)]?(?: ?cr\b| credit balance\b|-(?![\d-])| -$| ?usd\b)?\)?/i;
/** What a bar leads to behind a sum and is no fraction: `$35/mo`, `$0/paid as of Mar 2010`. */
const BEHIND_BAR = /^\/ ?(?:mo(?:nth)?|paid)\b/i;
/** What a plain number counts that is no money: `30 days`. */
const COUNTED = /^ (?:days?|d[ií]as|months?|mos?\b|meses|years?|yrs?|payments?|times)(?!\p{L})/iu;
/** More digits that hyphens join, behind the first: a day, a number, such counts without their days. */
const HYPHENED = /^[-–]\d+[-–]\d/;
/** A sum that a blank among its digits tears: `$2,7 88`. */
const TORN = /^\$? ?\d{1,3},(?:\d \d\d|\d\d \d)(?![\d.,])/;
/** What multiplies a number that is no sum then: `2 x 150`, `3 @ 200`. */
const TIMES = /^ ?[x×*@] ?\$?\d/i;
/** What says behind a sum that it may be more or less. */
const ABOUT =
  /^ ?\(?(?:\+ ?[\p{L}$\d]|\?|(?:plus|approx|approximately|about|est|estimated|maybe|or|less|minus|roughly|give or take)(?!\p{L}))/iu;
/** That nothing is owed, in words. */
export const IS_NOTHING = /^(?:zero|no balance)$/i;
const DASH_AMOUNT = /^(?:usd|us\$|\$) ?[-–—]+$/i;
/** Thousands, as people write them: `14.2k`; against a `401k` people borrow. */
const THOUSANDS = /^(?!401 ?k)\$? ?(\d{1,4}(?:\.\d{1,2})?) ?k\b/i;
/** Less than a dollar: `75 cents`. */
const CENTS = /^(\d{1,2}) ?(?:cents?|¢)$/i;
/** All of a value, with blanks between its thousands: `1 200.50`. */
const APART = /^(?:usd|us\$|\$)? ?\d{1,3}(?: \d{3})+(?:\.\d{2})?$/i;
const MAX_LENGTH = 60;

/** The exact number that digits with separators stand for; undefined where two readings are as likely. */
function readDigits(digits: string): { plain: string; decimalComma: boolean } | undefined {
  const text = digits.replaceAll(' ', '').replace(/(?<![.,])[.,]+$/, '');
  // Old screens print no zero before the cents.
  if (/^\.\d{2}$/.test(text)) return { plain: `0${text}`, decimalComma: false };
  if (/^\d+(\.\d{1,2})?$/.test(text)) return { plain: text, decimalComma: false };
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text))
    return { plain: text.replaceAll(',', ''), decimalComma: false };
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d+,\d{1,2}$|^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return { plain: text.replaceAll('.', '').replace(',', '.'), decimalComma: true };
  if (/^\d+\.\d{4,}$|^0\.\d+$/.test(text)) return { plain: text, decimalComma: false };
  return undefined;
}

/**
 * Reads the amount a value begins with, such as `$808 as of 08/2026`.
 *
 * @returns undefined where none is printed. `$ -` is zero; brackets, a minus on either side and `CR` make it negative;
 * `1.234` and `####` are printed amounts that cannot be read. Of the two that a sum lies between, the larger; of a sum
 * and its limit, the sum.
 */
export const readAmount = remembered(amountAt);

function amountAt(value: string): PrintedAmount | undefined {
  const text = collapse(value.replace(/[><]/g, ' '));
  if (isEmptyValue(text)) return undefined;
  if (DASH_AMOUNT.test(text) || IS_NOTHING.test(text)) return { text, amount: ZERO, decimalComma: false };
  const thousands = THOUSANDS.exec(text);
  if (thousands?.[1])
    return { text: thousands[0].trim(), amount: parseMoney(thousands[1]).times(1000), decimalComma: false };
  const cents = CENTS.exec(text)?.[1];
  if (cents !== undefined) return { text, amount: parseMoney(cents).div(100), decimalComma: false };
  const range = text.length < MAX_LENGTH ? rangeIn(text) : undefined;
  if (range && range.text.length === text.replace(/ ?\?$/, '').length)
    return { text, amount: readAmount(range.most)?.amount, decimalComma: false };
  const whole = owedOfLimit(text) ?? (APART.test(text) ? text.replace(/(?<=\d) (?=\d)/g, ',') : undefined);
  if (whole !== undefined) return { text, amount: readAmount(whole)?.amount, decimalComma: false };
  const match = PRINTED.exec(text.slice(0, MAX_LENGTH));
  const rest = match ? text.slice(match[0].length).replace(BEHIND_BAR, '') : '';
  const isCount = COUNTED.test(rest) && !text.includes('$');
  if (
    !match ||
    isCount ||
    TORN.test(text) ||
    countsLates(text) ||
    HYPHENED.test(rest) ||
    TIMES.test(rest) ||
    /^(?:[%\p{L}\d/.,*■█▮�]|\?\d)/u.test(rest) ||
    /^ %/.test(rest)
  )
    return { text: text.slice(0, MAX_LENGTH), amount: undefined, decimalComma: false };
  const printed = match[0].trim();
  const read = readDigits(match[1] ?? '');
  if (!read || moneyProblem(read.plain)) return { text: printed, amount: undefined, decimalComma: false };
  const amount = parseMoney(read.plain);
  const isNegative = /[-−–(]|cr(?:edit balance)?$/i.test(printed) && !amount.eq(0);
  const isAbout = ABOUT.test(rest) || (rest === '+' && !printed.includes('.'));
  return {
    text: printed,
    amount: isNegative ? amount.times(-1) : amount,
    decimalComma: read.decimalComma,
    ...(isAbout && { isAbout }),
  };
}

/** Whether a value has the shape of money, empty or printed: what a label of money may be followed by. */
export const isAmountShaped = remembered(isAmountOrEmpty);

function isAmountOrEmpty(value: string): boolean {
  const text = value.replace(/^[> ]+/, '');
  return (
    isEmptyValue(text) ||
    paidSoOften(text) !== undefined ||
    /^#{3,}/.test(text) ||
    DASH_AMOUNT.test(text) ||
    readAmount(text)?.amount !== undefined
  );
}

/** Two sums that a slash parts, as they stand under a heading of two: `$3,500/$2,871` under `Credit Limit/Highest Amount`. */
const TWO_SUMS = /^\$\d[\d,.]*\/\$\d[\d,.]*$/;

/** Whether a word is two sums. */
export function areTwoSums(word: string): boolean {
  return TWO_SUMS.test(word);
}

/** Whether a word is money beyond doubt: it has a dollar sign, as far from the figure as its column sets it, cents or thousands. */
export function isMoneyWord(word: string): boolean {
  return (
    word.length <= MAX_LENGTH &&
    /^[-−(>]*(?:\$ ?[-−(]*[\d.,]*\d|(?:\d{1,3}(?:,\d{3})*)?\.\d{2}|\d{1,3}(?:,\d{3})+)[)<]*-?$/.test(word)
  );
}
