import type { Line } from '../../page/lines';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';

/** A line of values has no more words. */
const MAX_WORDS = 40;

/** How many months were reviewed, and how often the debt was late in them. */
const COUNT = /^(?:\d{1,3}\+?|[-–—]+)$/;
/** What stands in place of a sum where there is none. */
const NO_SUM = /^\$[-–—]{1,3}$/;
/** What stands in place of terms where there are none, and a sum among the counts behind them: `60/$233 20 $0 3 0 0`. */
const [DASH, SUM_BEHIND] = [/^[-–—]+$/, /^\$\d[\d,.]*$/];
/** The terms of a debt, in a word: `360/$1,688`, `360$1688`, `360X1581`, `REV/$117`, `MIN124`, `REV`, `$0`. */
export const TERMS =
  /^(?:\d{1,3}(?:[/x@]\$?|\$)[\d,.]+|(?:rev|open|ins?t?|mtg|def(?:erred)?|min)(?:[/x@]?\$?\d[\d,.]*|\/[-–—]+)?|\$\d[\d,.]*)$/i;
/** The beginning of such terms, and of the word for such a kind of account. */
const OF_MONTHS = /^(?:\d|ins?t|mtg)/i;
const OF_LOAN = /^(?:inst?|mtg|coll)/i;
/** What kind of account it is, in a word before how it stands: `REV AS AGREED`. */
export const KIND = /^(?:rev|inst?|mtg|opn|open|coll|loc|heloc)$/i;

/** How often a loan is paid, and how much, in words: `360 X 1311`. */
const SO_OFTEN = /(?<= )(\d{2,3}) x (\$?\d[\d,]*)(?= )/gi;

/** The values of a debt in one of its lines. */
export interface TradeValues {
  /** Empty where it stands on a line of its own. */
  name: string;
  dates: readonly string[];
  sums: readonly string[];
  /** How many words stand between its days and its terms: its sums, and counts behind them. */
  figures: number;
  terms: string;
  /** How many months were reviewed, and how often the debt was late, in the words right behind the terms. */
  counts: readonly string[];
  status: string;
  /** It has no limit: it is paid back in so many months, or collected. */
  isLoan: boolean;
}

/** A letter marks which of two sums a column has, a limit or the highest credit: `L$3000`. */
const withoutMark = (word: string) => word.replace(/^[LH](?=\$\d)/, '');
const isDay = (word: string) => readDate(word) !== undefined;
const isSum = (word: string) => isMoneyWord(withoutMark(word)) || NO_SUM.test(word);

/** How many words in a row, from one on, are of a shape. */
function countFrom(words: readonly string[], start: number, isOf: (word: string) => boolean): number {
  let end = start;
  while (end < words.length && isOf(words[end] ?? '')) end += 1;
  return end - start;
}

/** How a debt stands, in the words behind its terms and counts: without the kind of account before, and days behind. */
export function statusIn(words: readonly string[]): string {
  const start = words.length > 1 && KIND.test(words[0] ?? '') ? 1 : 0;
  let end = words.length;
  while (end > start && isDay(words[end - 1] ?? '')) end -= 1;
  return words.slice(start, end).join(' ');
}

/** Terms that tell a kind of account and no payment. */
const BARE = /^(?:rev|open)$/i;

/**
 * The values of debts, with a payment that a blank parts from its terms: `REV 86 99 0 0 0`, where the debts whose terms
 * have theirs in a word have one count less, as `72x588 32 3 0 0`.
 */
export function withPartedTerms<Trade extends { values: TradeValues }>(trades: readonly Trade[]): Trade[] {
  const told = trades
    .filter(({ values: { terms } }) => /\d/.test(terms))
    .map(({ values }) => values.counts.length);
  const [most] = told;
  if (!most || told.some((one) => one !== most)) return [...trades];
  return trades.map((trade) => {
    const { terms, counts } = trade.values;
    const [first = '', ...rest] = counts;
    if (!BARE.test(terms) || rest.length !== most || !/^\d/.test(first)) return trade;
    return { ...trade, values: { ...trade.values, terms: `${terms} ${first}`, counts: rest } };
  });
}

/** How many figures the debts under the same headings have, and how many of them are sums. */
export type Figures = Pick<TradeValues, 'figures'> & { sums: number };

/** The figures that the first debt with terms behind them has; undefined where none of most debts has as many. */
export function figuresOf(values: readonly TradeValues[]): Figures | undefined {
  const counted = values.filter(({ figures }) => figures > 0);
  const [first] = counted;
  const alike = counted.filter(
    ({ figures, sums }) => figures === first?.figures && sums.length === first.sums.length,
  );
  return first && alike.length * 2 > values.length
    ? { figures: first.figures, sums: first.sums.length }
    : undefined;
}

/** What stands for a sum where all that other debts have is written: whole dollars without a sign, or a dash. */
const PLAIN = /^(?:\d{1,7}|[-–—]+)$/;

/**
 * The values of a line: a name, days, sums, and then the terms, counts, sums and days in any order before how the debt stands;
 * undefined where it has no days with sums behind them.
 *
 * @param like the figures of other debts: where as many stand here, the first are the sums, however they are written
 */
export function tradeValuesIn({ text, cells }: Line, like?: Figures): TradeValues | undefined {
  if (cells.length > 1 || !/\d/.test(text)) return undefined;
  const words = text.replace(SO_OFTEN, '$1x$2').split(' ', MAX_WORDS + 1);
  if (words.length > MAX_WORDS) return undefined;
  const first = words.findIndex(isDay);
  if (first < 0) return undefined;
  const behindDays = first + countFrom(words, first, isDay);
  // A dash behind a day, before the sums, is a day that nobody knows.
  const next = words[behindDays + 1] ?? '';
  const isUnknown =
    DASH.test(words[behindDays] ?? '') && (isSum(next) || (like !== undefined && PLAIN.test(next)));
  const behindDates = behindDays + (isUnknown ? 1 : 0);
  const figures = countFrom(words, behindDates, (word) => isSum(word) || COUNT.test(word));
  const isLike = like?.figures === figures && TERMS.test(words[behindDates + figures] ?? '');
  const behindSums =
    behindDates +
    (isLike
      ? Math.min(
          like.sums,
          countFrom(words, behindDates, (word) => isSum(word) || PLAIN.test(word)),
        )
      : countFrom(words, behindDates, isSum));
  if (behindSums === behindDates) return undefined;
  const sums = words.slice(behindDates, behindSums).map(withoutMark);
  const isWithoutTerms = DASH.test(words[behindSums] ?? '') && /^\d/.test(words[behindSums + 1] ?? '');
  let [index, terms] = [behindSums, ''];
  const counts: string[] = [];
  for (; index < words.length; index += 1) {
    const word = words[index] ?? '';
    // The last count is of the status where that goes on in days: `60 DAYS LATE`.
    if (/^days?$/i.test(words[index + 1] ?? '')) break;
    if (isDay(word)) continue;
    if (terms === '' && !isWithoutTerms && TERMS.test(word)) terms = word;
    else if ((terms !== '' || isWithoutTerms) && SUM_BEHIND.test(word)) sums.push(word);
    else if (!COUNT.test(word)) break;
    else if (terms !== '') counts.push(word);
  }
  return {
    name: words.slice(0, first).join(' '),
    dates: words.slice(first, behindDates),
    sums,
    figures: terms !== '' && words[behindDates + figures] === terms ? figures : 0,
    terms,
    counts,
    isLoan: OF_MONTHS.test(terms) || OF_LOAN.test(words[index] ?? ''),
    status: statusIn(words.slice(index)),
  };
}
