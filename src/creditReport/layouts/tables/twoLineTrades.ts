import type { Account } from '../../account';
import { type Line, spanOf } from '../../page/lines';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { type Section, sectionOf } from '../../pieces/sections';
import type { Column } from './column';
import { remarkFacts } from './remarkFacts';
import { accountOfRow } from './tables';
import { mergedHeadings } from './twoLineHeadings';
import { whoseIn } from './whoseDebt';

/** So many debts show that the headings are theirs. */
const MIN_DEBTS = 2;
/** So many headings are looked at, so that reading takes time in proportion to the text. */
const MOST_LOOKED = 4;
/** So many lines below its values may say more of a debt. */
const MAX_REMARKS = 4;
/** A line of values has no more words. */
const MAX_WORDS = 40;

const DASH = /^[-–—]+$/;
/** How many months were reviewed, and how often the debt was late in them. */
const COUNT = /^(?:\d{1,3}\+?|[-–—]+)$/;
/** The terms of a debt, in a word: `360/$1,688`, `REV/$117`, `REV`. */
const TERMS = /^(?:(?:\d{1,3}|rev|open|ins?t?|mtg|def|min)(?:\/\$?[\d,.]+)?|[-–—]+)$/i;
const NUMBER = /^(?=.*\d)[A-Z\d*•-]{4,}$/i;

/** The values of a debt in the first of its two lines. */
interface Values {
  name: string;
  dates: readonly string[];
  sums: readonly string[];
  terms: string;
  status: string;
}

/** How many words in a row, from one on, are of a shape. */
function countFrom(words: readonly string[], start: number, isOf: (word: string) => boolean): number {
  let end = start;
  while (end < words.length && isOf(words[end] ?? '')) end += 1;
  return end - start;
}

/** The values of a line: a name, days, so many sums, the terms, counts, and how the debt stands; undefined where it has others. */
function valuesIn({ text, cells }: Line, sums: number): Values | undefined {
  const words = text.split(' ');
  if (cells.length > 1 || words.length > MAX_WORDS) return undefined;
  const isDay = (word: string) => readDate(word) !== undefined;
  const first = words.findIndex(isDay);
  if (first < 1) return undefined;
  const behindDates = first + countFrom(words, first, isDay);
  const money = countFrom(words, behindDates, isMoneyWord);
  if (money !== sums) return undefined;
  const behindSums = behindDates + money;
  const hasTerms = TERMS.test(words[behindSums] ?? '');
  const behindTerms = behindSums + (hasTerms ? 1 : 0);
  const counts = countFrom(words, behindTerms, (word) => COUNT.test(word));
  // The last of them is of the status where that goes on in days: `60 DAYS LATE`.
  const isOfStatus = counts > 0 && /^days?$/i.test(words[behindTerms + counts] ?? '');
  const behindCounts = behindTerms + counts - (isOfStatus ? 1 : 0);
  const terms = hasTerms ? (words[behindSums] ?? '') : '';
  return {
    name: words.slice(0, first).join(' '),
    dates: words.slice(first, behindDates),
    sums: words.slice(behindDates, behindSums),
    terms: DASH.test(terms) ? '' : terms,
    status: words.slice(behindCounts).join(' '),
  };
}

/** The number that begins the second line of a debt, which has nothing but days and sources behind it. */
function numberIn(line: Line | undefined): string {
  const [number = '', ...rest] = line?.text.split(' ') ?? [];
  const isNumber = NUMBER.test(number) && (isMaskedNumber(number) || /\d{4}/.test(number));
  return isNumber && !rest.some((word) => isMoneyWord(word)) ? number : '';
}

interface Trade {
  values: Values;
  number: string;
  lines: readonly Line[];
  remarks: Line[];
  section: Section | undefined;
}

/** The debts on two lines each below headings, up to a part of the report that holds none. */
function tradesIn(lines: readonly Line[], start: number, sums: number): Trade[] {
  const trades: Trade[] = [];
  let section: Section | undefined;
  for (let index = start; index < lines.length; index += 1) {
    const [first, second] = [lines[index], lines[index + 1]];
    if (!first) break;
    const title = sectionOf(first.text);
    if (title === 'skipped') break;
    section = title ?? section;
    const number = title ? '' : numberIn(second);
    const values = number === '' ? undefined : valuesIn(first, sums);
    if (second && values) {
      trades.push({ values, number, lines: [first, second], remarks: [], section });
      index += 1;
      continue;
    }
    const above = trades.at(-1);
    if (above && above.remarks.length < MAX_REMARKS && !title) above.remarks.push(first);
  }
  return trades;
}

/** What a debt has under each heading: the days, the sums, the terms and the status in the order of the headings. */
function cellsOf(
  { values, number }: Trade,
  name: string,
  columns: readonly Column[],
  isSum: (column: Column) => boolean,
): string[] {
  const [dates, sums] = [[...values.dates], [...values.sums]];
  return columns.map((column) => {
    if (column.kind === 'name') return name;
    if (column.kind === 'number') return number;
    if (OF_A_DAY.includes(column.kind)) return dates.shift() ?? '';
    if (isSum(column)) return sums.shift() ?? '';
    if (column.label === 'terms') return values.terms;
    return column.kind === 'status' || column.kind === 'statusLoose' ? values.status : '';
  });
}

const OF_A_DAY: readonly Column['kind'][] = ['reported', 'opened', 'date'];
const isSum = ({ kind }: Column) => kind === 'balance' || kind === 'pastDue' || kind === 'money';

/**
 * Reads debts on two lines each, one blank between their values, under headings on two lines of which several are one
 * heading: `DATE` over `REPORTED`. The first line of a debt has all but its number, which begins the second.
 */
export function readTwoLineTrades(lines: readonly Line[]): Account[] {
  let looked = 0;
  for (const [index, line] of lines.entries()) {
    const columns = looked < MOST_LOOKED ? mergedHeadings(line, lines[index + 1]) : undefined;
    if (!columns) continue;
    looked += 1;
    const trades = tradesIn(lines, index + 2, columns.filter(isSum).length);
    if (trades.length < MIN_DEBTS) continue;
    const names = trades.map(({ values }) => values.name);
    const whose = whoseIn(names);
    return trades.flatMap((trade, at) => {
      const name = names[at]?.slice(whose[at]) ?? '';
      const account = accountOfRow(cellsOf(trade, name, columns, isSum), columns, spanOf(trade.lines), {
        inCollections: trade.section === 'collections',
      });
      return account ? [{ ...account, facts: [...account.facts, ...remarkFacts(trade.remarks)] }] : [];
    });
  }
  return [];
}
