import { isDateKind, isMoneyKind } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { rememberedOf } from '../../page/remembered';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { areTwoSums, isAmountShaped, isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import type { Column } from './column';

/** What a heading asks of the words under it, in points: none where they are surely its own. */
interface Seat {
  /** So many words at most. */
  most: number;
  /** What it costs to give it some words; undefined where it cannot have them. */
  cost: (words: readonly string[]) => number | undefined;
  /** What it costs to leave it without; undefined where it cannot be. */
  without: number | undefined;
}

/** Which of the words of a line a heading has: from the first of them to behind the last. */
export interface Seated {
  from: number;
  to: number;
}

/** The words of a line under its headings. */
export interface SeatedLine {
  /** For each heading; undefined where it has none. */
  seats: readonly (Seated | undefined)[];
  /** How badly they fit, in points for each heading. */
  cost: number;
}

export const TERMS =
  /^(?:\d{1,3}[Mm]?(?:[/x@$](?:\$?[\d,.]+)?)?|rev|open|mtg|inst?|def|min\d*|(?:rev|min)[/$]\$?[\d,.]+)$/i;
const WHOSE =
  /^(?:[A-Z]|ind(?:iv(?:idual)?)?|joint|jnt|auth(?:orized)?|authuser|appl(?:icant)?|co-?app(?:l(?:icant)?)?|primary|cosigner|maker|user)$/i;
const COUNT = /^(?:\d{1,3}\+?|[-–—]+)$/;
/** How an account is paid, with the letter of its kind: `R1`, `I-05`, `M01`, `9`. */
const CODE = /^(?:[A-Z]-?)?\d{1,2}[A-Z]?$/;
/** Under which headings it stands, and under which the kind of account. */
const [OF_CODES, OF_KIND] = [/mop|rating|rate|code|manner/, /^(?:account|acct|loan)? ?type$|^kind/];
const MONTH = /^(?:0?[1-9]|1[0-2])[-/]\d{2}$/;
const PAID = /^(?:last|recent|previous) (?:payment|paid)/;
export const BUREAUS = /^(?:(?:XPN?|EX|EXP|TUC?|EFX?|EQ|EQF)\d?[,/+]?)+$/;
/** How many days late a debt is, behind the words for it; the days are of no heading behind that of the status. */
const OF_DAYS = /^(?:past due|del(?:inq\w{0,6})?|late) (?:30|60|90|120|150|180)\+?$/i;
/** The words of a number, of which one may be all mask. */
const NUMBER = /^(?:(?=\D*\d)[A-Za-z\d*•#.-]{2,}|[*•Xx]{2,})$/;

/** Under which headings sentences stand, and of how many words. */
const [OF_REMARKS, MOST_OF_REMARK] = [/^(?:(?:remarks?|comments?)$|reasons?\b)/, 14];

/** What an old form calls whose an account is, in a word that no list of labels has: it ends names of companies too. */
const OF_WHOSE = /^association$/;
/** What the words under a heading look like, by its label, where its kind does not tell. */
const LOOKS: readonly [label: RegExp, look: RegExp][] = [
  [/^terms?\b/, TERMS],
  [/^(?:ecoa|whose|responsibility|owner|liability|acct holder)/, WHOSE],
  [/^(?:\d\d\+?|(?:mos?|months?)\b.*|m\/?r|rev(?:iewed)?|late|times.*)$/, COUNT],
  [/^(?:source|src|bureaus?|repos?|rept? by|cra)\b/, BUREAUS],
];

/** What it costs to leave a heading without words that many debts are without, and one of how often it was so many days late: what is collected is without all of these. */
const [UNTOLD, UNCOUNTED] = [0.5, 0.2];
/** How often a debt was so many days late. */
const OF_LATENESS = /^(?:30|60|90|120)\+?$/;

/** What is paid, alone or with for how long: `$208`, `$1,486/360M`. */
const [OF_PAYMENT_OR_TERMS, STARTS_WITH_SUM] = [/^(?:payments?|pmts?)\/terms?$/, /^\$\d/];

function paymentOrTermsCost([word = '', ...more]: readonly string[]): number {
  if (more.length > 0) return more.length;
  return STARTS_WITH_SUM.test(word) || TERMS.test(word) || isEmptyValue(word) ? 0 : 1;
}

/** Terms in several words: `360 X 1311`, `REV $151`; a number alone behind a kind of account counts months. */
const WORDS_OF_TERMS = /^(?:\d{1,3} x \$?|(?:rev|min|open) \$)\d[\d,]*$/i;

function areTerms(words: readonly string[]): boolean {
  return words.length > 1 && WORDS_OF_TERMS.test(words.join(' '));
}

/** Words that look as their heading asks. */
function lookCost(words: readonly string[], look: RegExp): number {
  const [word = '', ...more] = words;
  const isOfTerms = look === TERMS;
  if (isOfTerms && areTerms(words)) return 0;
  if (look.test(word) || areEmpty(words)) return more.length;
  // Of a card, what is to be paid stands alone in the place of the terms: `$123`.
  return isOfTerms && more.length === 0 && isMoneyWord(word) ? 1 : 3;
}

/** Words of a shape, else of another one at a cost. */
function seatOf({ kind, label, isApart }: Column): Seat {
  if (OF_REMARKS.test(label)) return { most: MOST_OF_REMARK, cost: remarkCost, without: UNTOLD };
  if (!kind && OF_WHOSE.test(label))
    return { most: 1, cost: ([word = '']) => costIf(WHOSE.test(word)), without: UNTOLD };
  if (!kind)
    return {
      most: Math.max(3, label.split(' ').length),
      cost: (words) => words.length - 0.7,
      without: UNTOLD,
    };
  if (kind === 'name' || kind === 'agency')
    return { most: 9, cost: nameCost, without: isApart ? UNTOLD : undefined };
  if (kind === 'original') return { most: 9, cost: nameCost, without: UNTOLD };
  if (kind === 'number') return { most: 5, cost: numberCost, without: isApart ? UNTOLD : 4 };
  if (isDateKind(kind)) return { most: 2, cost: dayCost, without: UNTOLD };
  if (kind === 'money' && PAID.test(label)) return { most: 1, cost: paidCost, without: UNTOLD };
  if (kind === 'money' && label.includes('/')) return { most: 1, cost: sumsCost, without: UNTOLD / 2 };
  if (isMoneyKind(kind)) return { most: 1, cost: moneyCost, without: withoutSum(kind, label) };
  if (OF_KIND.test(label)) return { most: 3, cost: kindCost, without: 1.5 };
  const isCoded = OF_CODES.test(label);
  if (STATUS_KINDS.includes(kind))
    return { most: 7, cost: (words) => (isCoded && isCode(words) ? 0 : statusCost(words)), without: 1.5 };
  if (OF_PAYMENT_OR_TERMS.test(label)) return { most: 2, cost: paymentOrTermsCost, without: UNTOLD };
  const look = LOOKS.find(([one]) => one.test(label))?.[1];
  if (look)
    return {
      most: look === TERMS ? 3 : 2,
      cost: (words) => lookCost(words, look),
      without: OF_LATENESS.test(label) ? UNCOUNTED : UNTOLD,
    };
  return { most: 4, cost: textCost, without: UNTOLD };
}

/** The same headings stand over many lines. */
const seatsOf = rememberedOf((columns: readonly Column[]) => columns.map(seatOf));

/** Whether a text is a day, or a month as old prints shorten it: `05-04`. */
export function isDay(text: string): boolean {
  return MONTH.test(text) || readDate(text) !== undefined;
}

/** Whether words are a day, all of them: `Jan 2019`, but not `09/17` with the sum behind it. */
function areOneDay(words: readonly string[]): boolean {
  return isDay(words.join(' ')) && !(words.length > 1 && isDay(words[0] ?? ''));
}

/** A year alone, as people note when a card was opened. */
const YEAR = /^(?:19|20)\d\d$/;

/** A day; a year alone may be a number too, and is sooner the day under its heading. */
function dayCost(words: readonly string[]): number | undefined {
  if (words.length === 1 && YEAR.test(words[0] ?? '')) return 0.1;
  return costIf(areOneDay(words) || areEmpty(words));
}

/** What was paid last, or when: a heading says the one and may mean the other. */
function paidCost(words: readonly string[]): number | undefined {
  return isDay(words.join(' ')) ? 0 : moneyCost(words);
}

function costIf(isFit: boolean): number | undefined {
  return isFit ? 0 : undefined;
}

function areEmpty(words: readonly string[]): boolean {
  return isEmptyValue(words.join(' '));
}

function nameCost(words: readonly string[]): number | undefined {
  const isName = /^\p{L}|^\d\p{L}/u.test(words[0] ?? '') || words.length > 1;
  const holdsValue = words.some((word) => isMoneyWord(word) || isMaskedNumber(word) || isDay(word));
  return isName && !holdsValue ? 0 : undefined;
}

export function numberCost(words: readonly string[]): number | undefined {
  const [word = ''] = words;
  if (words.length === 1 && isEmptyValue(word)) return 0.5;
  if (words.some((one) => isMoneyWord(one) || !NUMBER.test(one) || isDay(one))) return undefined;
  return words.length === 1
    ? costIf(isMaskedNumber(word) || word.replace(/\D/g, '').length > 2)
    : words.length / 4;
}

function moneyCost([word = '']: readonly string[]): number | undefined {
  if (!isAmountShaped(word) || isDay(word)) return undefined;
  return isMoneyWord(word) || isEmptyValue(word) || word === '0' ? 0 : 0.2;
}

/** A sum under a heading of two, or both of them. */
function sumsCost(words: readonly string[]): number | undefined {
  return areTwoSums(words[0] ?? '') ? 0 : moneyCost(words);
}

/** A loan has no limit, and of the other sums hardly any debt is without. */
function withoutSum(kind: Column['kind'], label: string): number {
  if (kind === 'balance') return 6;
  return /limit/.test(label) ? UNTOLD / 2 : 2 * UNTOLD;
}

/** The kind of an account; in a word that is no known one, before which the name ends. */
function kindCost(words: readonly string[]): number | undefined {
  if (words.some(isMoneyWord)) return undefined;
  return areEmpty(words) || isKindOfAccount(words.join(' ')) ? 0 : words.length;
}

function isCode([word = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && CODE.test(word);
}

function statusCost(words: readonly string[]): number | undefined {
  const text = words.join(' ');
  if (words.some(isMoneyWord)) return undefined;
  if (OF_DAYS.test(text)) return -1;
  if (areEmpty(words) || isStatusOnly(text)) return 0;
  return isStatusTold(text) ? 0.3 : words.length + 1;
}

/** A remark may say anything, in more words than how a debt stands: `UNPAID BALANCE REPORTED AS LOSS BY CREDIT GRANTOR`. */
function remarkCost(words: readonly string[]): number | undefined {
  if (words.some(isMoneyWord)) return undefined;
  const text = words.join(' ');
  return areEmpty(words) || isKindOfAccount(text) || isStatusTold(text) ? 0 : 1;
}

function textCost(words: readonly string[]): number | undefined {
  if (words.some((word) => isMoneyWord(word))) return undefined;
  return areEmpty(words) || isKindOfAccount(words.join(' ')) ? 0 : 1 + words.length / 2;
}

/**
 * Gives the words of a line to the headings above it, in their order, at the least cost: where a print has lost the gaps
 * between its columns, shapes alone tell what stands under which. A heading may be left without a word, no word without a
 * heading.
 *
 * @returns undefined where the words do not fit
 */
export function seatWords(words: readonly string[], columns: readonly Column[]): SeatedLine | undefined {
  const seats = seatsOf(columns);
  /** For each heading, from the last on: what it takes to seat the words from each on, and how many of them it gets. */
  let below: (number | undefined)[] = words.map(() => undefined);
  below.push(0);
  const taken: number[][] = [];
  for (const { most, cost, without } of seats.toReversed()) {
    const counts: number[] = [];
    const costs = [...words, ''].map((_, from) => {
      let [best, bestCount] = [sum(below[from], without), 0];
      for (let count = 1; count <= Math.min(most, words.length - from); count += 1) {
        const rest = below[from + count];
        const all = rest === undefined ? undefined : sum(rest, cost(words.slice(from, from + count)));
        if (all !== undefined && (best === undefined || all <= best)) [best, bestCount] = [all, count];
      }
      counts.push(bestCount);
      return best;
    });
    taken.unshift(counts);
    below = costs;
  }
  const [cost] = below;
  if (cost === undefined) return undefined;
  let from = 0;
  const seated = seats.map((_, column): Seated | undefined => {
    const to = from + (taken[column]?.[from] ?? 0);
    const seat = to > from ? { from, to } : undefined;
    from = to;
    return seat;
  });
  return { seats: seated, cost: cost / columns.length };
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
