import { withoutBeside } from '../layouts/lists/besideDebts';
import { earlierLines } from '../layouts/lists/earlierDays';
import { inTurn } from '../page/anyOf';
import { BULLET } from '../page/bullets';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { remembered, rememberedOf } from '../page/remembered';
import { isTitleOfIncome } from '../pieces/income';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { sectionOf } from '../pieces/sections';
import { isStatusTold } from '../pieces/statuses';
import { deniedIn } from './deniedLines';
import { answersIn } from './forumPages';
import { DEBT_WORD } from './household';
import { offeredIn } from './offeredInSentences';
import { tellsNoDebt } from './otherLines';
import { OWED, otherTableUnder } from './otherTables';
import { ownAccountsIn } from './ownAccounts';
import { runningBalances } from './runningBalance';
import { scoresIn } from './scores';

/** The titles of parts that tell of what is no debt, on lines without a sum of their own. They end without a colon. */
const TITLES: readonly RegExp[] = [
  // What others owe.
  /\b(?:owes?|owed(?: back)? to) (?:me|us|you)\b|\baccounts receivable\b|\b(?:me|nos) de(?:ben?|vem?)\b|欠我|应收/i,
  /\b(?:i|we)(?: am| are|['’]?m|['’]re) owed\b|\bcoming (?:back )?to (?:me|us)\b|^(?:accounts )?receivables?$/i,
  /^(?:money|cash|loans|what) (?:(?:that )?(?:i|we)(?:['’]ve| have)? )?(?:lent|loaned|made|gave)(?: (?:out|to|people|others)\b.*)?$/i,
  // What is owned, by itself and less what is owed, and what insurers paid.
  inTurn(
    'i',
    /^(?:[A-H\d]{1,2}[.)] ?)?(?:(?:my|our|your|total|other|personal|verified|liquid|available|borrower(?:['’]s)?) )*/,
    /(?:assets|net worth)(?: (?:and|&) property| verified| on (?:deposit|hand|file))?$/,
  ),
  /^(?:what|things) (?:i|we) own\b(?!.*\bow(?:e|ing)\b)/i,
  /^(?:(?:what(?:['’]s| is)|all|things) )?(?:already )?paid for(?: (?:in full|and owned))?$/i,
  /^(?:\d{1,2}[a-z]?[.)] )?assets [-–—] /i,
  /^real property(?: ownership| records?)?$|^property (?:ownership|records|deeds)$|\binsurance claims\b/i,
  // What insurers promise, and are paid for.
  /^(?:(?:our|my|life|home|car|health) )*insurance(?: policies)?$/i,
  // What could be borrowed.
  /\b(?:loan|card|rate|refi\w*|consolidation) (?:quotes|offers|shopping)\b|\b(?:could|can|might) apply for\b|\bpicked for you\b/i,
  /\boffers (?:matched|selected|chosen|based|for (?:you|me))\b|\brecommended for (?:you|me)$|\byou (?:may|might|could) (?:qualify|be eligible)\b|\b(?:loan|card)s? marketplace$/i,
  /^(?:(?:your|my|our|more|top|special|matched|featured|personali[sz]ed|pre-?approved|pre-?qualified|exclusive|sponsored|partner) )*offers$/i,
  /^(?!no |.*\b(?:settle\w*|hardship|payoff|pay-off|relief|collections?)\b)(?:[\p{L}&.'’]{2,20} ){1,4}offers$|^(?:(?:your|my|our|top|best|personal|loan|card) )+matches$/iu,
  /\boffers?\b.{0,30}\b(?:not taken|shred|toss(?:ed)?|trash|ignore|declined|expired)\b|\b(?:junk|spam)(?: mail)? offers?\b/i,
  // What an insurer asks of who would be his customer.
  /^(?!.*\b(?:payoff|pay-off|settle\w*|buyout)\b)(?:(?:your|my|our) )?(?:[\p{L}&.'’]{2,20} ){1,4}quotes?$/iu,
  /\boffers\b.*\b(?:comparing|looking at|(?:not|n['’]t) applied)\b/i,
  /^(?:(?:my|our|total) )*(?:(?:(?:credit )?card|credit) (?:limits|lines)|limits)$/i,
  // On what terms creditors accept plans, whoever owes them.
  /\b(?:concessions?|fees?) schedule$|\b(?:creditor|biller|lender)s? (?:directory|concessions|guidelines|polic(?:y|ies))$/i,
  // Who looked at the report, and what he was asked for.
  /^(?:hard|soft) (?:credit )?(?:inquiries|pulls)$/i,
  // What is put aside.
  /^(?:our |my |the )?(?:savings? |money |financial )?goals?$|\bsaving (?:up )?for\b|^(?:our|my) savings\b|^(?:(?:our|my|the) )?(?:sinking funds?|savings? (?:tracker|buckets?|jars?|pots?|funds?|envelopes?|plan))\b|\(money in\)|^money in\b/i,
  /^(?:(?:what(?:['’]s| is)|what we have|(?:our |my )?(?:money|cash)) )in (?:the|our|my) (?:banks?|accounts?)$|^(?:(?:our|my) )?(?:bank|savings|retirement|investment) accounts$/i,
  // What living costs.
  /^(?:(?:our|my|what we (?:pay|spend)) )?(?:(?:every|each) month|(?:(?:monthly|living|household|basic|family) ){1,3}(?:expenses|costs))$/i,
  /^(?:chi (?:tiêu|phí)|sinh hoạt phí)(?: (?:hàng|mỗi) tháng)?$|^(?:buwanang )?(?:gastos|gastusin)(?: (?:buwan-buwan|sa bahay))?$/iu,
  // What a loan that is asked for would cost, and what is to be brought for it.
  /^(?:total )?(?:proposed|projected)(?: new)? (?:(?:total|monthly) )*(?:housing|mortgage|monthly|loan) (?:expenses?|payments?|costs?)$|^(?:(?:total|monthly) )*housing (?:expenses?|costs?)(?: \((?:proposed|estimated|projected|new)[^()]*\))?$/i,
  /^details of (?:the )?transaction$|^(?:(?:estimated|total|your) )*(?:closing costs|prepaids|(?:cash|funds) (?:to|at|for|from|needed (?:to|for)) clos(?:e|ing)|down payment and reserves)$/i,
  // What is going to be done.
  /^(?:(?:my|our|the) )?(?:to[- ]?do(?:s| list)?|(?:and )?do(?:n['’]?t| not) forget|next steps|action items|tasks|reminders|check ?list|shopping list|groceries|por hacer|pendientes)$/i,
  // What is going to be paid.
  /\b(?:payoff|amorti[sz]ation|snowball|avalanche) (?:schedule|table|projection|timeline)\b/i,
  /^(?:scheduled|upcoming|pending|recent|past) (?:payments|transfers|transactions|visits|appointments)\b/i,
  // What was paid, day by day.
  /^(?:(?:my|our|the) )?(?:(?:payments?|payoff|debt|progress|change|activity|transaction) )?(?:logs?|diary|journal)$/i,
  // What people sent each other.
  /^(?:venmo|zelle|cash ?app|pay ?pal|apple cash)(?: (?:payments?|transfers?|money|activity|history))?(?: (?:sent|received|activity|history))(?: (?:on )?\p{L}{3,9}\.? \d{1,2})?$/iu,
  // What is torn off a bill and sent with the payment: it tells again what is due.
  /^(?:please )?(?:(?:detach|tear|cut|clip)\b.*\b(?:return|mail|remit|payment|portion|coupon|stub|check)\b|return (?:this|the|bottom)\b.{0,20}\b(?:portion|coupon|stub)\b)|^payment (?:coupon|stub)$/i,
  // What is owed to nobody, and what comes in.
  /^not (?:really )?(?:a )?debts?\b|\((?:(?:these are|this is) )?not (?:really )?(?:a )?debts?\)|^not (?:mine|ours|(?:my|our) debts?)(?![\p{L}'’])|^no balances?\b/iu,
  /^(?:\d{1,2}[.)] )?(?:household|monthly|gross|net|our|my) income\b/i,
];
/** A sentence is no title, whatever number or letter stands before it; what somebody cries out at its end makes none. */
const SENTENCE = /(?<!^(?:\d{1,2}[a-z]?|[A-Z]\d?))(?:[.;]|[!?](?=.*\p{L}))/u;
/** `What we owe and who owes us` is the title of both. */
const OF_DEBTS = /(?<!\bnot (?:(?:what|something|anything|money|debts?) )?)\b(?:i|we) owe\b/i;

/** What comes again each month. A loan may be a bill too: what else its rows say tells. */
const OF_BILLS =
  /^(?:(?:my|our|the|other|regular|recurring|monthly|household|utility|fixed) )*(?:bills|utilities|subscriptions)(?: (?:(?:we|i) pay|every month|each month|(?:per|a) month|monthly|on auto-?pay))*(?:,? (?:all )?(?:paid(?: up)?|current|on time|up to date))?$|^(?:facturas|gastos|recibos|contas)(?: (?:del|de cada|cada|do|por|de) (?:mes|m[eê]s))?$/i;

/** What is put aside, as all of a line; as a heading among others it names accounts. */
const OF_SAVINGS = /^(?:(?:our|my|the) )?savings?$/i;

/** What marks a title in Markdown. */
const MARKDOWN = /^#{1,6} /;
/** The number of a part in a cell of its own, as where it stands apart on paper. */
const COUNT = /^\d{1,2}[.)]$/;
/** A line that is longer is no title and no row of headings. */
const MAX_LENGTH = 200;
/** What stands in rows and not above them. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d/;
/** The year of a title, which is no value: `Who owes me (2026)`. */
const YEAR = /(?<![\d$.,/-])(?:19|20)\d\d(?![\d.,/-])/;
const FIGURE = /\d{2}/;
/** Headings in a line of words that dashes, commas or slashes part: `Name - what for - amount`. */
const HEADINGS_IN_LINE = /^\p{L}[^\d$,/|–—-]{0,30}(?: ?[,/|–—-] [^\d$,/|–—-]{1,30}){2,}$/u;
const DAY =
  /(?<![\d.-])\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?!\d)/i;
/** So many lines without a day may stand between two rows that have one: what wraps, and what is told of a transaction. */
const MAX_UNDATED = 3;

/** Headings stand at most so many lines above the title of some of the rows below them. */
const MAX_ABOVE = 60;
/** The headings of what is owed, and of what is paid on it. */
const [OWED_HERE, PAID_HERE] = [
  /^(?:balance|owed|amount owed|saldo)\b/i,
  /^(?:monthly|payment|per month|pay|pago)\b/i,
];
/** What may be said of a bill too: that it is not late. */
const ON_TIME = /^(?:paid|current|ok|on time|auto ?-?pay|up to date|al (?:corriente|día))$/i;
const TOTAL = /^(?:grand )?total/i;

/** The column of what is owed in the headings above a title, which have one of what is paid too; -1 where there are none. */
function owedColumnAbove(lines: Page['lines'], title: number): number {
  for (let index = title - 1; index >= Math.max(0, title - MAX_ABOVE); index -= 1) {
    const { text = '', cells = [] } = lines[index] ?? {};
    if (cells.filter((cell) => cell !== '').length < 3 || FIGURE.test(text)) continue;
    return cells.some((cell) => PAID_HERE.test(cell)) ? cells.findIndex((cell) => OWED_HERE.test(cell)) : -1;
  }
  return -1;
}

/**
 * Whether rows of bills have none that is called as a debt, or tells how it stands. Where all of them leave the column of
 * what is owed empty, it may be said of them that they are not late.
 */
function areMereBills(all: Page['lines'], owed: number): boolean {
  const rows = all.filter(({ text }) => !TOTAL.test(text));
  const isUnowed = owed > 0 && rows.every(({ cells }) => (cells[owed] ?? '') === '');
  return !rows.some(({ text, cells: [name = '', ...cells] }) =>
    isUnowed
      ? DEBT_WORD.test(name) || cells.some((cell) => isStatusTold(cell) && !ON_TIME.test(cell))
      : DEBT_WORD.test(text) || isStatusTold(text),
  );
}

/** A title without what is remarked behind it, and without its colon. */
const bareTitle = (title: string) => title.replace(/:?(?: \([^()]*\))?:?$/, '');

const isTitleOfOther = remembered((text) => {
  const title = bareTitle(text);
  return (
    !SENTENCE.test(title) &&
    !OF_DEBTS.test(text) &&
    TITLES.some((test) => test.test(title) || test.test(text))
  );
});
const isTitleOfBills = (text: string) => OF_BILLS.test(bareTitle(text));

/** The title of a line before what it is the title of: `Money people owe us: Jonah $600`. */
const BEFORE_COLON = /^([^:\d$]{4,60}):[ *]/;

/** Whether a line has the title of something else before its sums. */
const isOfOther = remembered((text) => {
  if (text.length > MAX_LENGTH) return false;
  const [, title = ''] = BEFORE_COLON.exec(text.replace(BULLET, '')) ?? [];
  return isTitleOfOther(title) || (isTitleOfBills(title) && !DEBT_WORD.test(text) && !isStatusTold(text));
});

/** The title of what is owned. */
const OWNED = /\b(?:assets|property|own(?:ed)?)\b/i;
/** Headings over what is owned that tell also what is owed on it, and to whom. */
const OWED_ON = /\b(?:balance|amount) ow(?:ed|ing)\b|\bcreditor\b|\blien ?holder\b/i;

/** Whether a title of what is owned stands over headings that tell also what is owed on it. */
function areOwedOn(title: string, below: Page['lines'][number] | undefined): boolean {
  return (
    OWNED.test(title) &&
    below !== undefined &&
    below.cells.length > 2 &&
    !FIGURE.test(below.text) &&
    OWED_ON.test(below.text)
  );
}

/** What leads to an example of a debt on the lines below: `Fill in a block for each debt. For example:`. */
const EXAMPLE_BELOW =
  /\b(?:for example|examples?|e\.g\.|for instance|like this|sample(?: line| entry)?|por ejemplo|por exemplo):$/i;

/** How many debts of a kind there are, before what they come to: `REVOLVING  COUNT 4  BAL 9927`. */
const COUNTED = /^([\p{L}& ]{3,40}?):? +(?:count|#|accounts|accts|trades|qty)[:#]? ?\d{1,3}\b/iu;

/** The same the other way round: `Revolving  6 accounts  $12,480`; a single such line may be of a person's own debts. */
const COUNTED_BEFORE = /^([\p{L}& ]{3,40}?):? +\d{1,3} (?:account|acct|trade|loan|card)s?\b/iu;
const MIN_COUNTED = 3;

/** Whether a line counts debts by their kinds. */
const countsDebts = remembered(
  (text) => /\d/.test(text) && areKindsOfDebt(COUNTED.exec(text.slice(0, MAX_LENGTH))?.[1] ?? ''),
);
const countsBefore = remembered(
  (text) => /\d/.test(text) && areKindsOfDebt(COUNTED_BEFORE.exec(text.slice(0, MAX_LENGTH))?.[1] ?? ''),
);

/** The index behind the last of the lines from one on that count debts by their kinds. */
function countedEnd(lines: Page['lines'], start: number): number {
  let end = start;
  while (countsDebts(lines[end]?.text ?? '')) end += 1;
  if (end > start) return end;
  while (countsBefore(lines[end]?.text ?? '')) end += 1;
  return end - start >= MIN_COUNTED ? end : start;
}

/** The index behind the last line of a paragraph, whether a blank line stands above it or not. */
function paragraphEnd(lines: Page['lines'], start: number): number {
  let end = start + 1;
  while (end < lines.length && !lines[end]?.afterBlank) end += 1;
  return Math.min(end, lines.length);
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

/** After so many lines without a figure a title has no rows; the look goes no further, so that many titles take their time in proportion. */
const MOST_WITHOUT_ROWS = 100;

/** The index behind the last line of a part: its rows end at a blank line, where such part anything, at a title, or at the headings of debts. */
function partEnd(lines: Page['lines'], start: number, isSpaced: boolean): number {
  let hasRow = false;
  for (let index = start; index < lines.length; index += 1) {
    if (!hasRow && index - start > MOST_WITHOUT_ROWS) return index;
    const { text = '', cells = [], afterBlank = false } = lines[index] ?? {};
    const isRow = FIGURE.test(text);
    const isParted = afterBlank && !isSpaced;
    const areHeadings = index === start && HEADINGS_IN_LINE.test(text);
    if (!isRow && cells.length === 1 && (hasRow || isParted) && !areHeadings) return index;
    if ((hasRow && (isParted || (!isRow && OWED.test(text)))) || sectionOf(text)) return index;
    hasRow ||= isRow;
  }
  return lines.length;
}

/**
 * The stretches of a page that tell, by their title, their headings or a balance that runs on from row to row, of
 * something else than debts: transactions, offers, what others owe, savings, bills, invoices; and examples of debts, and
 * what would be.
 */
export const otherPartsIn = rememberedOf((page: Page): readonly Span[] => {
  const { lines, source } = page;
  const parts: Span[] = [];
  const isSpaced = lines.filter(({ afterBlank }) => afterBlank).length > lines.length * MOST_PARTED;
  let [counted, paragraph] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const { text, cells, from, to } = line;
    if (index >= counted) {
      counted = Math.max(index, countedEnd(lines, index));
      if (counted > index) parts.push({ from, to: lines[counted - 1]?.to ?? to });
    }
    // A line that goes on to debts is parted where it is read.
    if ((tellsNoDebt(text) || isOfOther(text)) && !withoutBeside(text)?.length) parts.push({ from, to });
    if (text.endsWith(':') && EXAMPLE_BELOW.test(text)) {
      // Many examples in one paragraph have one end.
      if (paragraph < index + 2) paragraph = paragraphEnd(lines, index + 1);
      parts.push({ from, to: lines[paragraph - 1]?.to ?? to });
    }
    if (text.length > MAX_LENGTH || VALUE.test(text.replace(YEAR, ''))) continue;
    const title = (cells.find((cell) => !COUNT.test(cell)) ?? text).replace(MARKDOWN, '');
    const isOfBills = isTitleOfBills(title);
    const bare = cells.length === 1 ? bareTitle(title) : '';
    const isOwnMoney = isTitleOfIncome(bare) || OF_SAVINGS.test(bare);
    const isTitle = isOfBills || isOwnMoney || (isTitleOfOther(title) && !areOwedOn(text, lines[index + 1]));
    const table = isTitle && !isOfBills ? undefined : otherTableUnder(source.slice(from, to));
    if (!isTitle && !table) continue;
    const end = table?.isDated ? datedEnd(lines, index + 1) : partEnd(lines, index + 1, isSpaced);
    if (isOfBills && !table && !isTitleOfOther(title)) {
      const owed = owedColumnAbove(lines, index);
      if (!areMereBills(lines.slice(index + 1, end), owed)) continue;
    }
    if (end > index + 1) parts.push({ from, to: lines[end - 1]?.to ?? to });
  }
  return [
    ...parts,
    ...earlierLines(lines),
    ...answersIn(lines),
    ...deniedIn(lines),
    ...scoresIn(lines),
    ...offeredIn(lines, source),
    ...runningBalances(page),
    ...ownAccountsIn(page),
  ];
});
