import { type Money, sum, ZERO } from '../../money/money';
import { headingKind } from '../lexicon/labels';
import { either, inTurn } from '../page/anyOf';
import { isWithin, type Line, type Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { rememberedOf } from '../page/remembered';
import { readAmount } from '../pieces/amounts';
import { OTHER_TOTALS } from '../pieces/sums';
import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** A sum that a text prints, and what the balances come to that it is held against. Dollars, exact. */
export interface AddsUp {
  printed: Money;
  read: Money;
  /** How many balances those are: all that were read, or fewer where the sum is one over a part of the text. */
  amounts: number;
  /** Of how many totals of parts `printed` is the sum; 1 where the text prints it as it is. */
  parts: number;
}

/** A line that begins with the name of a sum over debts, in English or another language; a subtotal may name a part. */
const TITLE = new RegExp(
  `^[^\\p{L}]{0,12}(?:sub-?totals?\\b[^\\d$\\t]{0,60}|in all(?=\\P{L}*\\d)|altogether(?=\\P{L}*\\d)|(?:(?:grand |overall |gran )?(?:totals?|sum)|${OTHER_TOTALS})(?![\\p{L}\\p{M}])(?: (?:of|de|del|for|all|the|your|las|los|la)\\b)*)`,
  'iu',
);
/** How many accounts there are, before what they come to on the same line: `Open accounts: 7    Total balances: $47,912`. */
const COUNTED =
  /^(?:(?:number of|open|closed|active|credit) )*accounts:? ?\d{1,3}[^\p{L}\d$]{1,12}(?=total)/iu;
/** What may stand between `Total` and its sums. `Total Card Inc` is a creditor, `Total limit` another sum. */
const OF_DEBTS = inTurn(
  'iu',
  // Marks and figures, or words about debts, and nothing else.
  String.raw`^(?:[^\p{L}]|${either(
    /totals?|open|unsecured|secured|current|outstanding|remaining|credit cards?|cards?|loans?|revolving/,
    /installment|medical|collections?|balances?|debts?|owed|owing|due|accounts?|creditors?|liabilities/,
    /we|you|i|owe|amount(?: of the debt)?|is|now|to|pay ?off|usd?/,
    // Spanish.
    /deudas?|saldos?|cuentas?|adeudado|general|que|debemos|debo/,
  )}(?!\p{L}))*$`,
);
const SUM = /(?<![\w.,])(?:(?:US)?\$ ?)?\(?-?(?:US\$|\$)?\d[\d.,]*(?![\w%])/g;
/** A figure without dollars, cents and thousands that is smaller is a count of accounts. */
const LEAST_PLAIN = 1000;
/** A line that holds an amount alone: the sum whose name stands above. */
const LONE = /^(?:US)?\$ ?-?\d[\d.,]*$/;

/** How a sentence says what all debts come to: `You owe $71,344 across 5 debts`, `owe $5,020 in total`. */
const OWED_IN_ALL = inTurn(
  'i',
  /\bowes? (?:a total of )?((?:US)?\$ ?\d[\d,]*(?:\.\d\d)?) /,
  either(
    /in (?:total|all)|altogether/,
    // Over how many of which: `across all 5 open accounts`.
    inTurn(
      '',
      /(?:across|over|between|among|on|to|with|from|for) /,
      `(?:${either(
        /all|your|my|our|these|\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several/,
        /open|different|credit|unsecured/,
      )} )*`,
      /(?:debts|accounts|creditors|lenders|loans|cards|balances|companies)/,
    ),
  ),
  /\b/,
);
/** Longer lines tell more than a sum. */
const LONGEST_LINE = 300;

/** The foot of a list of what is owed, as forms have it: `Total Debts (add column B) $266,315.37`. */
const FOOT_OF_DEBTS =
  /^\W*total (?:debts?|liabilities|amount owed)(?: ?\([^()]{1,80}\))?[ \t:.…_]*\$? *(\d[\d,]*(?:\.\d\d)?)\W*$/i;

/** A word that each of them has; a look for one costs little. */
const MAY_SAY_IN_ALL = /owes? |total /i;

/** Whether a text may have a line that says what all debts come to. */
export function maySayInAll(text: string): boolean {
  return MAY_SAY_IN_ALL.test(text);
}

/** What all debts come to, as a line says in a sentence or at the foot of what is owed; undefined where it does not. */
export function owedInAll(line: string): Money | undefined {
  if (line.length > LONGEST_LINE || !maySayInAll(line)) return undefined;
  const said = OWED_IN_ALL.exec(line) ?? FOOT_OF_DEBTS.exec(line);
  const printed = said?.[1];
  return printed === undefined ? undefined : readAmount(printed)?.amount;
}

interface PrintedTotal extends Span {
  amounts: readonly Money[];
}

/** The sums behind a title, up to words that speak of something else. */
function amountsOf(text: string): Money[] {
  const amounts: Money[] = [];
  let end = 0;
  for (const match of matchesIn(text, SUM)) {
    if (!OF_DEBTS.test(text.slice(end, match.index).trim())) break;
    end = match.index + match[0].length;
    const amount = readAmount(match[0])?.amount;
    if (amount && (/[$.,]\d/.test(match[0]) || amount.gte(LEAST_PLAIN))) amounts.push(amount);
  }
  return amounts;
}

/** The cells of a line, which gaps part where nothing else does. */
function cellsOf(line: Line, source: string): readonly string[] {
  return line.cells.length > 1 ? line.cells : source.slice(line.from, line.to).split(/ {2,}/);
}

const TOTAL_BALANCE = /^total (?:current )?balance$/i;
function isOfBalance(heading = ''): boolean {
  return headingKind(heading) === 'balance' || TOTAL_BALANCE.test(heading);
}

/** A table of what each kind of debt comes to has no more rows. */
const MOST_KINDS = 12;

/** What a row of totals has under the heading of what is owed, beside limits and payments; undefined where no such heading stands above. */
function owedCell({ lines, source }: Page, index: number): string | undefined {
  const row = lines[index];
  const cells = row ? cellsOf(row, source) : [];
  if (cells.length <= 2) return undefined;
  for (let above = index - 1; above >= Math.max(0, index - MOST_KINDS); above -= 1) {
    const line = lines[above];
    const headings = line ? cellsOf(line, source) : [];
    if (headings.length !== cells.length) return undefined;
    // How many accounts have a balance stands under `With balance`, and is no sum.
    const owed = cells.filter((cell, column) => isOfBalance(headings[column]) && amountsOf(cell).length > 0);
    if (owed.length === 1) return owed[0];
  }
  return undefined;
}

/** The sums over debts that a page prints, in its order; a row of totals has one for each of its columns, or the one of what is owed. */
export const totalsIn = rememberedOf((page: Page): readonly PrintedTotal[] => {
  const { lines } = page;
  return lines.flatMap((line, index) => {
    const below = lines[index + 1]?.text ?? '';
    if (line.text.length > LONGEST_LINE || !(/\d/.test(line.text) || LONE.test(below))) return [];
    const owed = owedInAll(line.text);
    if (owed) return [{ amounts: [owed], from: line.from, to: line.to }];
    const text = line.text.replace(COUNTED, '');
    const title = TITLE.exec(text);
    if (!title) return [];
    const rest = text.slice(title[0].length);
    const isAbove = OF_DEBTS.test(rest) && !/\d/.test(rest) && LONE.test(below);
    const amounts = amountsOf(isAbove ? below : (owedCell(page, index) ?? rest));
    return amounts.length > 0 ? [{ amounts, from: line.from, to: line.to }] : [];
  });
});

/** The amounts that stand in each of several stretches; the stretches in their order, and none over another. */
function amountsIn(stretches: readonly Span[], debts: readonly ReportedDebt[]): Money[][] {
  const placed = debts
    .flatMap(({ amount, sources }) => (amount && sources.amount ? [{ amount, at: sources.amount.from }] : []))
    .sort((one, other) => one.at - other.at);
  let next = 0;
  return stretches.map(({ from, to }) => {
    const amounts: Money[] = [];
    for (let one = placed[next]; one && one.at < to; one = placed[next]) {
      if (one.at >= from) amounts.push(one.amount);
      next += 1;
    }
    return amounts;
  });
}

/** The balances that each total can be over: those between it and the one before it, or between it and the next. */
function partsOf(
  totals: readonly PrintedTotal[],
  debts: readonly ReportedDebt[],
  isAbove: boolean,
): Money[][] {
  const stretches = totals.map(({ from, to }, index) =>
    isAbove
      ? { from: to, to: totals[index + 1]?.from ?? Number.POSITIVE_INFINITY }
      : { from: totals[index - 1]?.to ?? 0, to: from },
  );
  return amountsIn(stretches, debts);
}

/**
 * The sum of the parts' totals, where each holds for the debts before it, or after it, and all debts stand in one.
 */
function sumOfParts(
  totals: readonly PrintedTotal[],
  debts: readonly ReportedDebt[],
  isAbove: boolean,
): { printed: Money; parts: number } | undefined {
  const matched: Money[] = [];
  let count = 0;
  const parts = partsOf(totals, debts, isAbove);
  for (const [index, { amounts }] of totals.entries()) {
    const part = parts[index] ?? [];
    if (part.length === 0) continue;
    const read = sum(part);
    const printed = amounts.find((amount) => amount.eq(read));
    if (!printed) return undefined;
    matched.push(printed);
    count += part.length;
  }
  const all = debts.filter(({ amount }) => amount).length;
  return count > 0 && count === all ? { printed: sum(matched), parts: matched.length } : undefined;
}

/** More balances are not looked through for the part that a sum is of. */
const MOST_PARTED = 200;

/** The balances in a row, two at least, that come to a sum exactly: those of a part of the text; undefined where none do. */
export function partOf(
  amounts: readonly Money[],
  printed: Money,
): { start: number; end: number } | undefined {
  if (amounts.length > MOST_PARTED) return undefined;
  for (let start = 0; start < amounts.length; start += 1) {
    let read = amounts[start] ?? ZERO;
    for (let end = start + 1; end < amounts.length && read.lt(printed); end += 1) {
      read = read.plus(amounts[end] ?? ZERO);
      if (read.eq(printed)) return { start, end: end + 1 };
    }
  }
  return undefined;
}

/** Of what a report has groups, over which its totals of credit accounts do not go: what is collected, and what is given up or closed. */
const OF_GROUPS: readonly ReviewFlag[] = ['collection', 'charge-off', 'paid-closed'];

/** The balances of all debts but those of one group, where these come to a sum exactly: two at least; undefined where they do not. */
function withoutGroup(debts: readonly ReportedDebt[], printed: Money): readonly Money[] | undefined {
  const kept = OF_GROUPS.map((flag) =>
    debts.flatMap(({ amount, review }) => (amount && !review.includes(flag) ? [amount] : [])),
  );
  return kept.find((amounts) => amounts.length > 1 && sum(amounts).eq(printed));
}

/** How a servicer calls what is to be paid next on all loans. */
const DUE = /^\W*total (?:(?:amount|payment|monthly|now|currently) )*due\b/i;

/** Whether a total is of what is to be paid, and not of what is owed: less than one of the balances, and no sum of some. */
function isOfPayments(
  { amounts, from, to }: PrintedTotal,
  { source }: Page,
  owed: readonly Money[],
): boolean {
  const isLess = (printed: Money) => owed.some((one) => one.gt(printed)) && !partOf(owed, printed);
  return DUE.test(source.slice(from, to)) && amounts.every(isLess);
}

/** Whether a total is the balance of one account, as a servicer calls it under his name: `Total balance: $644.18`. */
function isOfOneAccount(total: PrintedTotal, debts: readonly ReportedDebt[]): boolean {
  return debts.some(
    ({ amount, sources }) =>
      amount !== undefined &&
      total.amounts.some((one) => one.eq(amount)) &&
      sources.amount !== undefined &&
      isWithin(sources.amount, total) &&
      sources.accountName !== undefined &&
      !isWithin(sources.accountName, total),
  );
}

/**
 * Holds the sum of the balances that were read against the totals that the page prints: for all debts, or for each of
 * its parts. Of several the one that comes nearest; one that is smaller may be the sum of debts that stand together.
 * Undefined where the page prints none, or no two balances were read.
 */
export function addsUp(page: Page, debts: readonly ReportedDebt[]): AddsUp | undefined {
  const amounts = debts.flatMap(({ amount }) => amount ?? []);
  const totals =
    amounts.length > 1
      ? totalsIn(page).filter((total) => !isOfPayments(total, page, amounts) && !isOfOneAccount(total, debts))
      : [];
  if (totals.length === 0) return undefined;
  const read = sum(amounts);
  const parts = sumOfParts(totals, debts, false) ?? sumOfParts(totals, debts, true);
  const lines = totals.flatMap((total) => total.amounts);
  const isPrinted = (one: Money) => lines.some((line) => line.eq(one));
  if (parts)
    return {
      printed: parts.printed,
      read,
      amounts: amounts.length,
      parts: isPrinted(parts.printed) ? 1 : parts.parts,
    };
  const arePartsTold = [false, true].some((isAbove) =>
    partsOf(totals, debts, isAbove).every((part) => part.length > 0),
  );
  const ofAll = arePartsTold ? [sum(totals.map((total) => total.amounts[0] ?? ZERO))] : [];
  const distance = (one: Money) => one.minus(read).abs();
  const printed = [...ofAll, ...lines].reduce((near, next) =>
    distance(next).lt(distance(near)) ? next : near,
  );
  const [apart] = lines.flatMap((one) => {
    const kept = one.lt(read) ? withoutGroup(debts, one) : undefined;
    return kept ? [{ printed: one, read: one, amounts: kept.length, parts: 1 }] : [];
  });
  if (apart && !printed.eq(read)) return apart;
  const part = printed.lt(read) ? partOf(amounts, printed) : undefined;
  return {
    printed,
    read: part ? printed : read,
    amounts: part ? part.end - part.start : amounts.length,
    parts: isPrinted(printed) ? 1 : totals.length,
  };
}
