import type { Line, Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { labelAbove } from '../letterSums';

/**
 * What a sum of a notice is: owed in the end, asked for now, past due, paid each month; all else is owed by nobody, such
 * as what was charged this month, what was owed before, what would settle the debt, a fee.
 */
type SumKind = 'owed' | 'asked' | 'late' | 'paying' | 'other';

/** A sum of a notice, and what the words around it say that it is. */
export interface NoticeSum extends Span {
  kind: SumKind;
  text: string;
  /** It is told to be what all comes to, or what is owed now. */
  isWhole: boolean;
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

/** What words before a sum say of it: those that end nearest to it count, and of two that end there the first. */
const BEFORE: readonly (readonly [SumKind, RegExp])[] = [
  [
    'other',
    /(?:^\W*payments|\b(?:(?:original|previous|prior|last|opening|beginning|starting|ending|available|settlement|reduced|escrow|reward|highest|high|average|forwarded|minimum) (?:statement )?balance|balance (?:forward|transfer\w*|(?:from|on) (?:your )?last \w+|before \w+|brought forward)|(?:current|new|total|other|finance|service|delivery|monthly|recurring|late|usage|supply) (?:charges?|service|activity|bill|billing|usage|period|month)|charges|fees?|deposits?|(?:credit )?limit|credit line|available credit|available|original (?:amount|loan)(?: owed)?|(?:last|your|recent) (?:auto ?)?payment|payments? (?:received|made|posted)|received|paid|adjustments?|credits?|purchases|interest|settle\w*(?: (?:this|your|the) (?:account|debt|balance))?(?: for)?|offer\w*|accept\w*|discount\w*|sav(?:e|es|ings?)|option(?: \w+)?|one (?:\w+ )?payment|\d{1,2} (?:\w+ )?(?:payments?|installments?)(?: of)?|down payment|lump sum|one-time payment|as (?:low|little) as|at least|up to|if you(?: pay)?|example|refunds?|worth|value|price|financed|principal|(?:insurance|plan|medicare|medicaid)(?: (?:paid|covered|payments?))?|fined|fine))$/i,
  ],
  [
    'paying',
    /\b(?:(?:min(?:imum)?|monthly|scheduled|regular|next|loan|card|car|mortgage|auto)\.? (?:monthly )?(?:payments?|pmts?|installments?|amount|due)(?: (?:amount|due))?|payment (?:due|amount))(?: due)?(?: (?:on|by) [\w/ ,]{3,20}| \d[\d/]{3,9})?$/i,
  ],
  [
    'late',
    /\b(?:(?:amount |balance )?(?:past[- ]due|overdue|delinquent|in arrears)(?: (?:amount|balance|payments?|charges|sum|total|and))*|behind|bring [^.$]{3,40} (?:current|up to date)[^.$]{0,40})$/i,
  ],
  [
    'owed',
    /\b(?:you (?:(?:now|still|currently) )?ow(?:e|ed|ing)(?: [^.$]{2,40})?|(?:total |full )?amount (?:(?:you|now|that you) )?(?:ow(?:e|ed|ing)|of (?:the|this|your) debt)|total (?:(?:amount|balance|now) )*(?:due|owed|owing)(?: (?:on|by|now|today|from) ?[^.$]{0,20})?|total (?:of )?(?:the )?debt|(?:account |total )?balance(?: (?:due|owed|owing|remaining))?(?: (?:at|as of|of|with|to|on|from|for) [^.$]{2,40})?|debt(?: (?:with|to) [^.$]{2,40})?|indebtedness|pay-?off(?: (?:amount|total|balance))?|deficiency|ow(?:e|es|ed|ing)|outstanding(?: (?:amount|bill|invoice))?|unpaid (?:bill|invoice|rent|premium|tolls?|account|amount|tuition|dues)|remaining)$/i,
  ],
  [
    'asked',
    /\b(?:amount (?:now )?due(?: (?:to|by|on|now|from|before|for) [^.$]{2,40}| \d[\d/]{3,9})?|(?:please |must |you )?(?:pay|remit|send)(?: (?:us|this amount|in full|a total|(?:a |the )?(?:full )?payment))*|(?:immediate|full|make(?: an?)?) payment|payable|due(?: now)?|total|(?:bill|invoice|account)(?: (?:for|of))?)$/i,
  ],
];
/** What words right behind a sum say of it. */
const AFTER: readonly (readonly [SumKind, RegExp])[] = [
  ['other', /^ ?(?:off\b|(?:late |returned )?fees?\b|discount|credit\b|refund|limit\b|deposit|(?:has been|was) (?:received|paid|posted)|for (?:\d|a) )/i],
  ['paying', /^ ?(?:\/|per |a |each |every |monthly)(?:mo|$|\b)/i],
  ['late', /^ (?:is |are |now )*(?:past[- ]due|overdue|delinquent|in arrears)/i],
  [
    'owed',
    /^ (?:(?:is|are|remains?|still|now|that|which|you|balance) )*(?:ow(?:e|ed|ing)|outstanding|unpaid|balance|on your (?!bill)|debt\b|remaining|remains)/i,
  ],
]; // biome-ignore format: what is told stands beside it

const LATE_BEHIND =
  /^ (?:is|was) (?:now |currently )?(?:\d+ days? )?(?:past[- ]due|late|overdue|delinquent)/i;

/** What says that it is all that is owed, or owed now. */
const WHOLE = /\b(?:total|current|new|outstanding|unpaid|remaining|pay-?off|now|full)\b/i;

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

function kindOf(before: string, after: string): SumKind | undefined {
  const words = before.replace(LEAD, '');
  const told = BEFORE.find(([, pattern]) => pattern.test(words))?.[0];
  // A payment that is late is the one of each month.
  if (LATE_BEHIND.test(after) && /\bpayment$/i.test(words)) return 'paying';
  const behind = AFTER.find(([, pattern]) => pattern.test(after))?.[0];
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
      const before = isAlone ? labelAbove(line, lines[index - 1], match[0].trim()) : own;
      end = match.index + match[0].length;
      const [from, to] = [line.from + match.index, line.from + end];
      const kind = kindOf(before, wordsBehind(source, to));
      return kind ? [{ kind, text: match[0].trim(), from, to, isWhole: WHOLE.test(before) }] : [];
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
  sum: NoticeSum;
  isGuess: boolean;
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

/** The one sum of a kind beside what is owed; undefined where there is none, or several. */
export function besideOwed(
  sums: readonly NoticeSum[],
  owed: NoticeSum,
  kind: 'paying' | 'late',
): NoticeSum | undefined {
  return onlyOf(sums.filter((sum) => sum.kind === kind && sum !== owed));
}
