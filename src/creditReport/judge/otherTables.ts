import { remembered } from '../page/remembered';

/** Columns by which a table shows that its rows are no debts, unless another column shows that they are. */
interface OtherTable {
  /** Each of these stands over a column. */
  has: readonly RegExp[];
  /** None of these does. */
  hasNot: RegExp;
  /** Each row has the day on which something happened. */
  isDated?: true;
  /** So few columns may be all; three where nothing is said. */
  least?: number;
}

/** Words over the columns of what is owed. */
const OWED_SUM = /balance|\bowe[ds]?\b|owing|payoff|settle|collect|past due|saldo|deuda/i;

/** Words over the columns of debts. */
export const OWED = new RegExp(`${OWED_SUM.source}|creditor`, 'i');

/** The same over the columns of what courts have decided. */
const OWED_TO = new RegExp(`${OWED.source}|plaintiff|claimant|judge?ment|agency|^name$`, 'i');

/** Over the days of transactions, over what each was, and over what it moved. */
const DAY_OF_EVENT =
  /^(?:(?:trans(?:action)?|post(?:ed|ing)?|effective|process(?:ed|ing)?|value|settle(?:ment|d)|activity|sale|purchase)\.? ?)?date ?(?:time|posted)?$|^(?:trans?|post(?:ed)?)\.?$/i;
const TELLS_EVENT =
  /^(?:(?:original )?description(?: of (?:transactions?|purchases?)(?: or credits?)?)?|payee|memo|merchant|transactions?|(?:transaction )?details|particulars|(?:transaction )?type|notes?|category|check (?:no\.?|number|#))$/i;
const MOVED =
  /^(?:(?:transaction )?amount(?: (?:debit|credit|\(total\)))?|debits?|credits?|withdrawals?|deposits?|charges?|payments?|outflow|inflow|money (?:in|out)|paid (?:in|out))$/i;
/** What no table of transactions has over a column. */
const OF_DEBTS =
  /creditor|lender|\bowe[ds]?\b|remaining|\bdue\b|monthly|next payment|\bapr\b|collect|servicer|furnisher|subscriber|tradeline|\bterms\b|\bopened\b|high credit|\blimit\b|plaintiff|agency|^(?:name|company|business|account status|payment status)$/i;

/** What is often laid out as debts are. */
const TABLES: readonly OtherTable[] = [
  // Transactions.
  { has: [DAY_OF_EVENT, TELLS_EVENT, MOVED], hasNot: OF_DEBTS, isDated: true },
  // The balance after each transaction; beside the name of an account it is what is in that account, or owed on it.
  {
    has: [DAY_OF_EVENT, TELLS_EVENT, /^(?:running )?bal(?:ance|\.)?$/i],
    hasNot: new RegExp(`${OF_DEBTS.source}|^(?:account|acct\\.?)s?(?: name)?$`, 'i'),
    isDated: true,
  },
  // Offers of loans and cards.
  {
    has: [
      /offer|\bquotes?\b|approved for|\b(?:line|limit) up to|intro\w* apr|\bwould (?:be|lend|pay|cost)\b|^good (?:until|till|thru)$/i,
      /apr|rate|term|payment|amount|fee/i,
    ],
    hasNot: OWED,
  },
  // What lenders ask for a new loan: its rate, and that with the fees.
  { has: [/^(?:interest )?rate$/i, /^apr$/i, /fee|points|cost|loan amount|^term$/i], hasNot: OWED },
  // What a collector proposes about one debt.
  {
    has: [
      /^(?:your )?(?:(?:payment|settlement) )?(?:options?|choices?|offers?|plans?)$/i,
      /\byou (?:pay|save)\b|saving|discount/i,
    ],
    hasNot: /creditor|lender|account|\bow(?:e[ds]?|ing)\b/i,
  },
  // On what terms creditors accept a plan, whoever owes them.
  {
    has: [
      /^(?:creditor|lender|company|biller|collector|agency)s?(?: name)?$/i,
      /fair ?share|\bhardship (?:program|plan|terms?)\b|^department$|\bre-?ag(?:e|ing)\b|concession|\baccept(?:s|ed|able|ance)?\b|% of (?:the )?balance|\b(?:min(?:imum)?|max(?:imum)?|typical|usual|average|standard)\.? (?:balance|debt|settlement|loan|term|score)/i,
    ],
    hasNot:
      /^(?:(?!min|max|typ|usu|average|stand)[a-z]+\.? )?bal(?:ance|\.)?$|^(?:current|unpaid|outstanding|remaining|estimated) |\bow(?:e[ds]?|ing)\b|past due|payoff|acc(?:oun)?t\.? ?(?:#|no\b|num|id\b)|\bstatus$/i,
  },
  // Why somebody asked for credit, and whether a debt came of it, as a lender has it explained.
  {
    has: [
      /\bdate\b/i,
      /\breason\b|\bexplanation\b|\boutcome\b/i,
      /\b(?:amount|loan|credit) (?:asked|requested|applied)\b|\bnew (?:debt|account|credit)\b|\bopened\?/i,
    ],
    hasNot: OWED_SUM,
  },
  // Savings and investments.
  {
    has: [
      /^(?:saved(?: so far)?|(?:savings? )?goals?|target)$/i,
      /^(?:target(?: date)?|monthly|by|left|saved(?: so far)?|to go)$/i,
    ],
    hasNot: OWED,
  },
  {
    has: [
      /^(?:account|acct|name|bank|fund|where|saving|bucket|jar|pot|envelope)s?(?: name)?$/i,
      /^(?:(?:we|i) )?(?:add|save|put (?:in|away|aside)|set aside|contribut(?:e|ions?)|deposit)(?:s|ed)?\b(?: .*)?$|^(?:monthly|our|my) (?:savings|contributions?|deposits?)$/i,
    ],
    hasNot: /creditor|lender|\bow(?:e[ds]?|ing)\b|\bapr\b|\bmin(?:imum)?\b|payment|status|saldo|deuda/i,
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
  // What is owned.
  {
    has: [
      /\b(?:items?|assets?|property|description|vehicles?)\b/i,
      /^(?:current |estimated |today['’]?s )?(?:(?:fair )?market )?value$/i,
    ],
    hasNot: /balance|\bow(?:e[ds]?|ing)\b|payoff|creditor|lender|lien|loan|mortgage|payment|saldo|deuda/i,
  },
  {
    has: [/\binstitution\b|^bank\b/i, /(?:\/|\b(?:cash|market|cash or market) )value$/i],
    hasNot: /\bow(?:e[ds]?|ing)\b|payoff|creditor|lender|lien|payment|saldo|deuda/i,
  },
  // Deposits, with what was in them on the average.
  {
    has: [
      /\b(?:institution|depository|bank)\b|^(?:account )?(?:type|kind)$/i,
      /^(?:\d{1,2}[- ]?(?:day|mo(?:nth)?s?)\.? )?(?:avg|average)\.?(?: (?:daily )?bal(?:ance|\.)?)?$/i,
    ],
    hasNot:
      /\bow(?:e[ds]?|ing)\b|payoff|creditor|lender|lien|payment|\bmin(?:imum)?\b|limit|past due|status/i,
  },
  {
    has: [/^(?:symbol|ticker|quantity|(?:(?:number|no\.?|#) of )?shares)$/i, /value|price|gain/i],
    hasNot: OWED,
  },
  // What is owed after each month.
  {
    has: [
      /^(?:month|period|(?:payment|pmt) ?#)$/i,
      /^(?:principal|interest(?: paid)?|snowball|extra|focus(?: debt)?|target(?: debt)?)$/i,
    ],
    hasNot: /creditor|lender|account|status/i,
  },
  // What is going to be paid, and when a debt will be gone.
  {
    has: [
      /^(?:focus|target|attack|pay(?: off)? first|step|order|phase|round)\b/i,
      /^(?:paid off|pay-?off(?: date| month)?|gone|done|debt[- ]free|cleared)(?: (?:by|in|on|date|month))?$/i,
    ],
    hasNot: /\bbal(?:ance)?\b|\bow(?:e[ds]?|ing)\b|creditor|lender|status|saldo|deuda/i,
  },
  // Who asked for a report, and for what.
  { has: [/\bdate\b|\bfecha\b/i, /\brequest(?:ed)?\b|\binquir|\bconsulta|\bsolicitad[ao]/i], hasNot: OWED },
  // Who asks is called a creditor too.
  {
    has: [/^(?:inquiry date|date (?:of inquiry|inquired)|inquir(?:y|ed) on)(?:\(?s\)?)?$/i],
    hasNot: OWED_SUM,
    least: 2,
  },
  { has: [/\bdate\b/i, /^amount requested$|^requested amount$/i], hasNot: OWED_SUM },
  // What courts have on file: a person's bankruptcies, and liens that name nobody.
  { has: [/^court(?: name)?$/i, /^(?:date )?filed(?: on)?$|^filing date$/i], hasNot: OWED_TO },
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

/** Fewer headings may stand over anything. */
const MIN_HEADINGS = 3;

/** What parts the cells of a line. */
const PARTS = /[\t,;|]| {2,}| \/ /;
/** A day before all other headings, where one blank parts them. */
const SPACED = /^(?:\w+ )?date /i;

/** The cells of a line, whatever parts them; its words where nothing does, and the day comes first. */
function headingsOf(line: string): string[] {
  if (PARTS.test(line))
    return line.split(PARTS).map((cell) => cell.replace(/(?<!["':\s])["':\s]+$/, '').replace(/^["'\s]+/, ''));
  const whole = line.trim();
  return SPACED.test(whole) ? whole.split(' ') : [whole];
}

function isOver({ has, hasNot }: OtherTable, headings: readonly string[]): boolean {
  return (
    has.every((test) => headings.some((heading) => test.test(heading))) &&
    !headings.some((heading) => hasNot.test(heading))
  );
}

/** The kind of table of something else that a line holds the headings of, as it is written in the source. */
export const otherTableUnder = remembered((line) => {
  const headings = headingsOf(line);
  return TABLES.find((one) => headings.length >= (one.least ?? MIN_HEADINGS) && isOver(one, headings));
});
