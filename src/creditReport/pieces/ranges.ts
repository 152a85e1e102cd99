/** A sum that is told to lie between two. */
export interface Range {
  /** As it is printed: `$200-300`, `between 1,200 and 1,300`, `2-3k`. */
  text: string;
  index: number;
  /** The larger of the two, with the marks of money of either. */
  most: string;
}

const SUM = '(\\d{1,3}(?:,\\d{3})+|\\d{1,6})';
const RANGE = new RegExp(
  `(?<![\\w.,#/$-])(between )?(\\$ ?)?${SUM}( ?k)?( [-–—] (?=\\$)|[-–—]| to | or |(?<=between.{1,12}) and )(\\$ ?)?${SUM}( ?k)?(?![\\w/%-]|[.,]\\d| ?(?:days?|d[ií]as|months?|meses|mos?|years?|times|payments?|am|pm)\\b)`,
  'i',
);
/** Without marks of money, sums that people tell so are round, and neither small nor years nor numbers of something. */
const [PLAIN, YEAR, OF_NUMBER] = [
  /^\d{2,3}[05]$/,
  /^(?:19|20)\d\d$/,
  /(?:\b(?:acct|account|number|no\.?|ref|ending(?: in)?|box|suite)|#)\W*$/i,
];
/** What stands behind two sums that blanks and a dash part, where the second is another one: `$1,000 - $1,500 limit`. */
const SAID_OF_SECOND = /^ ?\p{L}/u;
/** The larger is no more times the other. */
const MOST_TIMES = 10;

/** Whether two plain numbers can be the sums between which one lies. */
function areSums(least: string, most: string, before: string): boolean {
  const isRound = least.length === most.length || (least.endsWith('00') && most.endsWith('00'));
  return isRound && PLAIN.test(least) && PLAIN.test(most) && !YEAR.test(least) && !OF_NUMBER.test(before);
}

/** The first sum of a text that is told to lie between two; undefined where none is. */
export function rangeIn(text: string): Range | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [
    whole,
    between,
    sign = '',
    least = '',
    kilo = '',
    joint = '',
    otherSign = '',
    most = '',
    otherKilo = '',
  ] = match;
  const behind = text.slice(match.index + whole.length);
  if (/ [-–—] /.test(joint) && (sign === '' || SAID_OF_SECOND.test(behind))) return undefined;
  const dollar = sign || otherSign;
  const isMarked = [between, dollar, kilo, otherKilo].some(Boolean) || /,/.test(least + most);
  const [one, other] = [least, most].map((sum) => Number(sum.replaceAll(',', '')));
  if (one === undefined || other === undefined || one >= other || other > one * MOST_TIMES) return undefined;
  if (!isMarked && !areSums(least, most, text.slice(0, match.index))) return undefined;
  return { text: whole, index: match.index, most: `${dollar && '$'}${most}${(otherKilo || kilo).trim()}` };
}
