import { ZERO } from '../../../money/money';
import { totalOfLines, totalOfParts } from '../../meaning/partsOfTotal';
import type { Line, Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { readAmount } from '../../pieces/amounts';
import { leadsToLeastOffered } from '../../pieces/leastOffered';
import { labelAbove, sumsIn } from '../letterSums';
import { AFTER, BEFORE, LATE_BEHIND, type SumKind } from './wordsOfSums';

/** A sum of a notice, and what the words around it say that it is. */
export interface NoticeSum extends Span {
  kind: SumKind;
  text: string;
  /** It is told to be what all comes to, or what is owed now. */
  isWhole: boolean;
  /** It is told to be the balance of the debt, and not what is due of it. */
  isBalance: boolean;
  /** It is told to be what is left of a loan without its interest. */
  isPrincipal: boolean;
}

const MONEY =
  /\$ {0,16}\d[\d,]{0,11}(?:\.\d{2})?(?![\d%]|,?\d)|(?<![\w.,$/-])\d{1,3}(?:,\d{3}){0,3}\.\d{2}(?![\d%/]|\.\d)/g;
/** What parts the sayings of a line. */
const PARTED = /\t| {3,}|[.!?;] +(?=\p{Lu})/gu;
/** A page wraps its sentences in lines that are longer. */
const WRAPPED = 50;
/** What stands around a sum says no farther away what it is. */
const [MAX_BEFORE, MAX_AFTER] = [80, 40];
/** What leads from words to their sum. */
const LEAD =
  /(?:[\s:.=*-]|(?<![\p{L}])(?:of|is|are|was|now|only|about|totals?|totall?ing|in the amount|by|for|the|usd)(?!\p{L}))+$/iu;

/** What says that it is all that is owed, or owed now. */
const WHOLE = /\b(?:total|current|new|outstanding|unpaid|remaining|pay-?off|now|full)\b/i;

/** What calls a sum the balance of a debt; what is due may be but a part of that. */
const BALANCE = /\b(?:balance|pay-?off)\b(?!.*\bdue\b)/i;

/** What calls a sum what is left of a loan: `Remaining principal`. */
const PRINCIPAL = /\b(?:remaining|outstanding|unpaid|current) principal(?: balance)?\W*$/i;

/** The words before a sum of a line that are of its own saying; those of the line above, where the page wraps it there. */
function wordsBefore(text: string, at: number, above: string): string {
  const before = text.slice(0, at).trimEnd();
  const isBegun = above.length > WRAPPED || /^\p{Ll}/u.test(before);
  const whole = `${isBegun ? `${above.slice(-MAX_BEFORE)} ` : ''}${before.slice(-MAX_BEFORE)}`;
  const parted = [...matchesIn(whole, PARTED)].at(-1);
  return parted ? whole.slice(parted.index + parted[0].length) : whole;
}

/** The words behind a sum, on the next line only where the page wraps a sentence there. */
function wordsBehind(source: string, to: number): string {
  return (source.slice(to, to + MAX_AFTER).split(/\n(?!\p{Ll})/u)[0] ?? '').replace('\n', ' ');
}

/** What is said of a sum in brackets before it: `Loan balance (payoff as of 11/08/2026)`. */
const IN_BRACKETS = /(?<=\p{L}) ?\([^()]{1,40}\)$/u;
/** Before the whole of what an offer would settle. */
const SETTLED_WHOLE = /\bsettle\w* (?:this|your|the) (?:\p{L}+ )?(?:balance|debt) (?:of|totall?ing)\W*$/iu;

/** Before what would be paid: `Budget billing could level your bill at`. */
const MIGHT = /\b(?:could|would|might)\b[^.;]*$/i;

function kindOf(before: string, after: string): SumKind | undefined {
  if (SETTLED_WHOLE.test(before)) return 'owed';
  const words = before.replace(LEAD, '').replace(IN_BRACKETS, '');
  if (leadsToLeastOffered(words)) return 'other';
  const told = BEFORE.find(([, pattern]) => pattern.test(words))?.[0];
  // A payment that is late is the one of each month.
  if (LATE_BEHIND.test(after) && /\bpayment$/i.test(words)) return 'paying';
  const behind = AFTER.find(([, pattern]) => pattern.test(after))?.[0];
  // What is paid each month on another plan is offered.
  if (behind === 'paying' && MIGHT.test(words)) return 'other';
  return behind === 'other' || behind === 'paying' || told === undefined ? (behind ?? told) : told;
}

/** The sums of a notice, in their order; without those that no words tell of. */
export function noticeSums(lines: readonly Line[], source: string): NoticeSum[] {
  return lines.flatMap((line, index) => {
    const text = source.slice(line.from, line.to);
    const above = line.afterBlank ? '' : (lines[index - 1]?.text ?? '');
    let end = 0;
    return Array.from(matchesIn(text, MONEY), (match): NoticeSum[] => {
      const own =
        end === 0
          ? wordsBefore(text, match.index, above)
          : wordsBefore(text.slice(end), match.index - end, '');
      const isAlone = own.replace(LEAD, '').trim() === '';
      const label = isAlone ? labelAbove(line, lines[index - 1], match[0].trim()) : own;
      end = match.index + match[0].length;
      const [from, to] = [line.from + match.index, line.from + end];
      const behind = wordsBehind(source, to);
      // What stands behind a sum of its own is no label of the next one: `$900.00 remaining` above `$45.00 due`. Nor is
      // the line above the label of a sum that has its own behind it: `Oak Credit` above `$776.31 owed`.
      const isTold = isAlone && (/\$ ?\d/.test(label) || AFTER.some(([, pattern]) => pattern.test(behind)));
      const before = isTold ? '' : label;
      const kind = kindOf(before, behind);
      return kind
        ? [
            {
              kind,
              text: match[0].trim(),
              from,
              to,
              isWhole: WHOLE.test(before),
              isBalance: BALANCE.test(before),
              isPrincipal: PRINCIPAL.test(before),
            },
          ]
        : [];
    }).flat();
  });
}

/** The one sum that sums of the same kind tell; undefined where they tell several. */
function onlyOf(sums: readonly NoticeSum[]): NoticeSum | undefined {
  const plain = new Set(sums.map(({ text }) => text.replace(/[^\d.]|\.00$/g, '')));
  return plain.size === 1 ? sums[0] : undefined;
}

/** What is owed by a notice, and whether that is a guess. */
interface Owed {
  sum: Pick<NoticeSum, 'text' | 'from' | 'to'>;
  isGuess: boolean;
}

const amountOf = ({ text }: Pick<NoticeSum, 'text'>) => readAmount(text)?.amount ?? ZERO;

/**
 * The balance of which what is due is but a part: it is larger, and some of what is due is past due. What payments have
 * left of a balance is no part of it, but all of it. Where only the principal is told, that is what is owed at least.
 */
export function withBalance(due: Owed, sums: readonly NoticeSum[]): Owed {
  const part = amountOf(due.sum);
  const principal = onlyOf(sums.filter(({ isPrincipal }) => isPrincipal));
  if (principal && amountOf(principal).gt(part)) return { sum: principal, isGuess: true };
  const balance = onlyOf(sums.filter(({ kind, isBalance }) => kind === 'owed' && isBalance));
  if (!balance || amountOf(balance).lte(part)) return due;
  const paid = amountOf(balance).minus(part);
  const isPastDue = sums.some((sum) => sum.kind === 'late' && amountOf(sum).gt(0) && amountOf(sum).lte(part));
  const isLeft = sums.some((sum) => amountOf(sum).eq(paid));
  return isPastDue && !isLeft ? { sum: balance, isGuess: false } : due;
}

/**
 * What is due in all, where the balance was told before this month was charged: all of that is past due, and what is asked for
 * is as much and what a line charges besides, to the cent.
 */
export function withCharges(owed: Owed, sums: readonly NoticeSum[]): Owed {
  const before = amountOf(owed.sum);
  const isPastDue = sums.some((sum) => sum.kind === 'late' && amountOf(sum).eq(before));
  const asked = onlyOf(sums.filter((sum) => sum.kind === 'asked' && amountOf(sum).gt(before)));
  const charged = asked && amountOf(asked).minus(before);
  const isCharged = sums.some((sum) => sum.kind === 'other' && charged?.eq(amountOf(sum)));
  return asked && isPastDue && isCharged ? { sum: asked, isGuess: false } : owed;
}

/**
 * What is owed by a notice: what it says is owed, of several sums the one that is so in all; else what it asks for, or
 * says is past due, of which more may be owed. Undefined where it tells none, or several.
 */
export function owedBy(sums: readonly NoticeSum[]): Owed | undefined {
  const of = (kind: SumKind) => sums.filter((sum) => sum.kind === kind);
  const owed = of('owed');
  if (owed.length > 0) {
    const sum = onlyOf(owed) ?? onlyOf(owed.filter(({ isWhole }) => isWhole));
    return sum && { sum, isGuess: false };
  }
  for (const some of [of('asked'), of('late')]) {
    const sum = onlyOf(some);
    if (some.length > 0) return sum && { sum, isGuess: true };
  }
  return undefined;
}

/** What the parts of the debt come to, as a notice prints it beside them; undefined where it tells no parts. */
export function wholeOf(lines: readonly Line[], source: string): Owed | undefined {
  const sums = sumsIn(lines, source);
  const sum = totalOfParts(sums) ?? totalOfLines(sums);
  return sum && { sum, isGuess: false };
}

/** The one sum of a kind beside what is owed; undefined where there is none, or several. */
export function besideOwed(
  sums: readonly NoticeSum[],
  owed: Owed['sum'],
  kind: 'paying' | 'late',
): NoticeSum | undefined {
  return onlyOf(sums.filter((sum) => sum.kind === kind && sum.text !== owed.text));
}
