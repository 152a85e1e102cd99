import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { isCondition } from '../pieces/conditions';
import { areKindsOfDebt } from '../pieces/names';
import { sectionOf } from '../pieces/sections';
import { runningBalances } from './runningBalance';

/** The titles of parts that tell of what is no debt, on lines without a sum of their own. */
const TITLES: readonly RegExp[] = [
  // What others owe.
  /\b(?:owes?|owed to) (?:me|us)\b|\b(?:me|nos) deben?\b/i,
  // What is owned, and what insurers paid.
  /^real property(?: ownership| records?)?$|^property (?:ownership|records|deeds)$|\binsurance claims\b/i,
  // What could be borrowed.
  /\b(?:loan|card|rate|refi\w*|consolidation) (?:quotes|offers|shopping)\b|\b(?:could|can|might) apply for\b|\bpicked for you\b/i,
  /\boffers (?:matched|selected|chosen|based|for (?:you|me))\b|\brecommended for (?:you|me)$|\byou (?:may|might|could) (?:qualify|be eligible)\b|\b(?:loan|card)s? marketplace$/i,
  /^(?:(?:your|my|our|more|top|special|matched|featured|personali[sz]ed|pre-?approved|pre-?qualified|exclusive|sponsored|partner) )*offers$/i,
  /\boffers\b.*\b(?:comparing|looking at|(?:not|n['’]t) applied)\b/i,
  // What is put aside.
  /^(?:our |my |the )?(?:savings? |money |financial )?goals?:?$|\bsaving (?:up )?for\b|^(?:our|my) savings\b|\(money in\)|^money in\b/i,
  // What is going to be paid.
  /\b(?:payoff|amorti[sz]ation|snowball|avalanche) (?:schedule|table|projection|timeline)\b/i,
  /^(?:scheduled|upcoming|pending|recent|past) (?:payments|transfers|transactions|visits|appointments)\b/i,
  // What is owed to nobody, and what comes in.
  /^not (?:a |really )?debts?\b|^no balances?\b/i,
  /^(?:\d{1,2}[.)] )?(?:household|monthly|gross|net|our|my) income\b/i,
];
/** A line of its own about what is aimed at: `Goal: Oak gone by June`. */
const GOAL = /^(?:our |my |the )?goals?: /i;
/** A sentence is no title, whatever number stands before it; what somebody cries out at its end makes none. */
const SENTENCE = /(?<!^\d{1,2})(?:[.;]|[!?](?=.*\p{L}))/u;
/** `What we owe and who owes us` is the title of both. */
const OF_DEBTS = /\b(?:i|we) owe\b/i;

/** Columns by which a table shows that its rows are no debts, unless another column shows that they are. */
interface OtherTable {
  /** Each of these stands over a column. */
  has: readonly RegExp[];
  /** None of these does. */
  hasNot: RegExp;
  /** Each row has the day on which something happened. */
  isDated?: true;
}

const OWED = /balance|\bowe[ds]?\b|owing|payoff|creditor|settle|collect|past due|saldo|deuda/i;

/** What is often laid out as debts are. */
const TABLES: readonly OtherTable[] = [
  {
    // Transactions.
    has: [
      /^(?:(?:trans(?:action)?|post(?:ed|ing)?|effective|process(?:ed|ing)?|value|settle(?:ment|d)|activity|sale|purchase)\.? ?)?date ?(?:time|posted)?$/i,
      /^(?:(?:original )?description|payee|memo|merchant|transactions?|(?:transaction )?details|particulars|(?:transaction )?type|notes?|category|check (?:no\.?|number|#))$/i,
      /^(?:(?:transaction )?amount(?: (?:debit|credit|\(total\)))?|debits?|credits?|withdrawals?|deposits?|charges?|payments?|outflow|inflow|money (?:in|out)|paid (?:in|out)|(?:running )?bal(?:ance|\.)?)$/i,
    ],
    hasNot:
      /creditor|lender|\bowe[ds]?\b|remaining|\bdue\b|monthly|next payment|\bapr\b|collect|servicer|furnisher|plaintiff|agency|^(?:name|company|business|account status|payment status)$/i,
    isDated: true,
  },
  // Offers of loans and cards.
  {
    has: [/offer|\bquotes?\b|approved for|line up to|intro\w* apr/i, /apr|rate|term|payment|amount|fee/i],
    hasNot: OWED,
  },
  // Savings and investments.
  {
    has: [
      /^(?:saved(?: so far)?|(?:savings? )?goals?|target)$/i,
      /^(?:target(?: date)?|monthly|by|left|saved(?: so far)?|to go)$/i,
    ],
    hasNot: OWED,
  },
  // What all debts of a kind come to.
  {
    has: [
      /^(?:(?:account|loan|debt|trade) )?(?:type|kind|category|class)s?$/i,
      /^(?:count|how many|(?:number|no\.?|#)(?: of)? (?:accounts|accts|loans|trades|debts))$/i,
      /\b(?:bal|balances?|owed|total|amount)\b/i,
    ],
    hasNot: /creditor|lender|company|name|acc(?:oun)?t\.? ?(?:#|no|num)/i,
  },
  { has: [/^(?:symbol|ticker|quantity|shares)$/i, /value|price|gain/i], hasNot: OWED },
  // What is owed after each month.
  {
    has: [/^(?:month|period|(?:payment|pmt) ?#)$/i, /^(?:principal|interest(?: paid)?|snowball|extra)$/i],
    hasNot: /creditor|lender|account|status/i,
  },
  // Who asked for a report, and for what.
  { has: [/\bdate\b/i, /\brequest(?:ed)?\b|\binquir/i], hasNot: OWED },
  // Insurance.
  { has: [/premium/i, /polic|coverage/i], hasNot: OWED },
  // Payments by a bank, bills that come again, invoices, orders.
  {
    has: [
      /^(?:(?:monthly )?bills?|billers?|expenses?)$/i,
      /^(?:paid (?:how|by|from|with|via)|how (?:paid|we pay|it['’]?s paid)|auto-?pay|frequency|how often)\??$/i,
    ],
    hasNot: /balance|\bow(?:e[ds]?|ing)\b|payoff|creditor|lender|\bapr\b|\bmin(?:imum)?\b|saldo|deuda/i,
  },
  { has: [/^(?:payee|biller|pay to)$/i, /^(?:deliver|send|confirm|scheduled)/i], hasNot: OWED },
  { has: [/subscription|service|plan/i, /^renew/i], hasNot: OWED },
  { has: [/^(?:client|customer)/i, /invoice/i], hasNot: OWED },
  { has: [/^(?:qty|quantity|sku|unit price)\.?$/i, /price|total|amount/i], hasNot: OWED },
];

/** A line that is longer is no title and no row of headings. */
const MAX_LENGTH = 200;
/** What stands in rows and not above them. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d/;
const FIGURE = /\d{2}/;
const DAY =
  /(?<![\d.-])\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?!\d)/i;
/** So many lines without a day may stand between two rows that have one: what wraps, and what is told of a transaction. */
const MAX_UNDATED = 3;

/** What parts the cells of a line. */
const PARTS = /[\t,;|]| {2,}| \/ /;
/** A day before all other headings, where one blank parts them. */
const SPACED = /^(?:\w+ )?date /i;

/** The cells of a line, whatever parts them; its words where nothing does, and the day comes first. */
function headingsOf(line: string): string[] {
  if (PARTS.test(line)) return line.split(PARTS).map((cell) => cell.replace(/^["'\s]+|["':\s]+$/g, ''));
  const whole = line.trim();
  return SPACED.test(whole) ? whole.split(' ') : [whole];
}

function isOver({ has, hasNot }: OtherTable, headings: readonly string[]): boolean {
  return (
    has.every((test) => headings.some((heading) => test.test(heading))) &&
    !headings.some((heading) => hasNot.test(heading))
  );
}

function isTitleOfOther(text: string): boolean {
  return (
    !SENTENCE.test(text.replace(/ \([^()]*\)$/, '')) &&
    !OF_DEBTS.test(text) &&
    TITLES.some((test) => test.test(text))
  );
}

/** What shows how a debt is to be told, and is none: `e.g. "Oak, 1234, $500"`, `Example: Oak Visa, balance $500`. */
const EXAMPLE =
  /^(?:example|sample|e\.g\.): |\b(?:e\.g\.|(?:for )?example:?|for instance|such as|like this)[,:]? ["“]/i;

/** The same on the lines below: `Fill in a block for each debt. For example:`. */
const EXAMPLE_BELOW = /\b(?:for example|example|e\.g\.|for instance|like this):$/i;

/** How many debts of a kind there are, before what they come to: `REVOLVING  COUNT 4  BAL 9927`. */
const COUNTED = /^([\p{L}& ]{3,40}?):? +(?:count|#|accounts|accts|trades|qty)[:#]? ?\d{1,3}\b/iu;

/** The index behind the last of the lines from one on that count debts by their kinds. */
function countedEnd(lines: Page['lines'], start: number): number {
  let end = start;
  while (areKindsOfDebt(COUNTED.exec(lines[end]?.text.slice(0, MAX_LENGTH) ?? '')?.[1] ?? '')) end += 1;
  return end;
}

/** The index behind the last line of a paragraph, whether a blank line stands above it or not. */
function paragraphEnd(lines: Page['lines'], start: number): number {
  const next = lines.findIndex(({ afterBlank }, index) => index > start && afterBlank);
  return next < 0 ? lines.length : next;
}

/** The index behind the last line that has a day, of those that follow each other. */
function datedEnd(lines: Page['lines'], start: number): number {
  let end = start;
  for (let index = start; index < lines.length && index <= end + MAX_UNDATED; index += 1) {
    const line = lines[index];
    if (line && DAY.test(line.text)) end = index + 1;
    else if (line?.afterBlank) break;
  }
  return end;
}

/** Of more lines than this share a blank one parts nothing. */
const MOST_PARTED = 0.5;

/** The index behind the last line of a part: its rows end at a blank line, where such part anything, or at a title. */
function partEnd(lines: Page['lines'], start: number, isSpaced: boolean): number {
  let hasRow = false;
  for (let index = start; index < lines.length; index += 1) {
    const { text = '', cells = [], afterBlank = false } = lines[index] ?? {};
    const isRow = FIGURE.test(text);
    const isParted = afterBlank && !isSpaced;
    if (!isRow && cells.length === 1 && (hasRow || isParted)) return index;
    if ((hasRow && isParted) || sectionOf(text)) return index;
    hasRow ||= isRow;
  }
  return lines.length;
}

/**
 * The stretches of a page that tell, by their title, their headings or a balance that runs on from row to row, of
 * something else than debts: transactions, offers, what others owe, savings, bills, invoices; and examples of debts, and
 * what would be.
 */
export function otherPartsIn(page: Page): Span[] {
  const { lines, source } = page;
  const parts: Span[] = [];
  const isSpaced = lines.filter(({ afterBlank }) => afterBlank).length > lines.length * MOST_PARTED;
  let counted = 0;
  for (const [index, line] of lines.entries()) {
    const { text, cells, from, to } = line;
    if (index >= counted) {
      counted = Math.max(index, countedEnd(lines, index));
      if (counted > index) parts.push({ from, to: lines[counted - 1]?.to ?? to });
    }
    if (EXAMPLE.test(text) || GOAL.test(text) || (text.includes(':') && isCondition(text)))
      parts.push({ from, to });
    if (EXAMPLE_BELOW.test(text))
      parts.push({ from, to: lines[paragraphEnd(lines, index + 1) - 1]?.to ?? to });
    if (text.length > MAX_LENGTH || VALUE.test(text)) continue;
    const isTitle = isTitleOfOther(cells[0] ?? text);
    const headings = isTitle ? [] : headingsOf(source.slice(from, to));
    const table = headings.length > 2 ? TABLES.find((one) => isOver(one, headings)) : undefined;
    if (!isTitle && !table) continue;
    const end = table?.isDated ? datedEnd(lines, index + 1) : partEnd(lines, index + 1, isSpaced);
    if (end > index + 1) parts.push({ from, to: lines[end - 1]?.to ?? to });
  }
  return [...parts, ...runningBalances(page)];
}
