import { inTurn } from '../page/anyOf';
import { BULLET } from '../page/bullets';
import { remembered } from '../page/remembered';
import { isStatusTold } from '../pieces/statuses';
import { DEBT_WORD } from './household';

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
  /^(?:what|things) (?:i|we) own\b(?!.*\bow(?:e|ing)\b)|^(?:what|money|cash) (?:i|we) have(?: (?:now|saved|put away))?$/i,
  /^(?:(?:what(?:['’]s| is)|all|things) )?(?:already )?paid for(?: (?:in full|and owned))?$/i,
  /^(?:\d{1,2}[a-z]?[.)] )?assets [-–—] /i,
  /^real property(?: ownership| records?)?$|^property (?:ownership|records|deeds)$|\binsurance claims\b/i,
  // What insurers promise, and are paid for.
  /^(?:(?:our|my|life|home|car|health) )*insurance(?: policies)?$/i,
  // What could be borrowed.
  /\b(?:loan|card|rate|refi\w*|consolidation) (?:quotes|offers|shopping)\b|\b(?:could|can|might) apply for\b|\bpicked for you\b/i,
  /\b(?:cards?|loans?|lenders?|banks?)\b.{0,20}\b(?:might|could|may|would|can) (?:get|open|take|try|use|apply|switch|borrow|refinance|sign up)\b/i,
  /\boffers (?:matched|selected|chosen|based|for (?:you|me))\b|\brecommended for (?:you|me)$|\byou (?:may|might|could) (?:qualify|be eligible)\b|\b(?:loan|card)s? marketplace$/i,
  /^(?:(?:your|my|our|more|top|special|matched|featured|personali[sz]ed|pre-?approved|pre-?qualified|exclusive|sponsored|partner) )*offers$/i,
  /^(?!(?:no|view|see|show|check|get|explore|manage|hide) |.*\b(?:settle\w*|hardship|payoff|pay-off|relief|collections?)\b)(?:[\p{L}&.'’]{2,20} ){1,4}offers$|^(?:(?:your|my|our|top|best|personal|loan|card) )+matches$/iu,
  /\b(?:offers?|quotes?)\b.{0,30}\b(?:not taken|shred|toss(?:ed)?|trash|ignore|declined|expired)\b|\b(?:junk|spam)(?: mail)? offers?\b/i,
  // What an insurer asks of who would be his customer.
  /^(?!.*\b(?:payoff|pay-off|settle\w*|buyout)\b)(?:(?:your|my|our) )?(?:[\p{L}&.'’]{2,20} ){1,4}quotes?$/iu,
  /\boffers\b.*\b(?:comparing|looking at|(?:not|n['’]t) applied)\b/i,
  /^(?:(?:my|our|total) )*(?:(?:(?:credit )?card|credit) (?:limits|lines)|limits)$/i,
  // On what terms creditors accept plans, whoever owes them.
  /\b(?:concessions?|fees?) schedule$|\b(?:creditor|biller|lender)s? (?:directory|concessions|guidelines|polic(?:y|ies))$/i,
  // Who looked at the report, and what he was asked for.
  /^(?:(?:hard|soft|credit|regular|recent|new|promotional|account review) )+(?:inquiries|pulls)$|^inquiries$/i,
  // What is put aside.
  /^(?:our |my |the )?(?:savings? |money |financial )?goals?$|\bsaving (?:up )?for\b|^(?:our|my) savings\b|^(?:(?:our|my|the) )?(?:sinking funds?|savings? (?:tracker|buckets?|jars?|pots?|funds?|envelopes?|plan))\b|\(money in\)|^money in\b/i,
  /^(?:(?:what(?:['’]s| is)|what we have|(?:our |my )?(?:money|cash)) )in (?:the|our|my) (?:banks?|accounts?)$|^(?:(?:our|my) )?(?:bank|savings|retirement|investment) accounts$/i,
  // What living costs.
  /^(?:(?:our|my|what we (?:pay|spend)) )?(?:(?:every|each) month|(?:(?:average|monthly|living|household|basic|family) ){1,3}(?:expenses|costs))$/i,
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
  // Who else hears of a bankruptcy, and what its debts come to. Source: official form 106E/F, parts 3 and 4.
  /^(?:part [34]:? )?(?:list others to be notified|add the amounts for each type)\b/i,
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
  /^(?:(?:my|our|the|other|regular|recurring|monthly|household|utility|fixed) )*(?:bills|utilities|subscriptions)(?: (?:(?:going )?out|(?:we|i) pay|every month|each month|(?:per|a) month|monthly|on auto-?pay))*(?:,? (?:all )?(?:paid(?: up)?|current|on time|up to date))?$|^(?:facturas|gastos|recibos|contas)(?: (?:del|de cada|cada|do|por|de) (?:mes|m[eê]s))?$/i;

/** What is put aside, as all of a line; as a heading among others it names accounts. */
export const OF_SAVINGS = /^(?:(?:our|my|the) )?savings?$/i;

/** A line that is longer is no title and no row of headings. */
export const MAX_LENGTH = 200;

/** How a form numbers its parts, before their titles: `SECTION II. AVERAGE MONTHLY EXPENSES`. */
const NUMBER_OF_PART = /^(?:section|part) (?:[IVX]{1,5}|\d{1,2})[.:)] /i;
/** The letter of a part whose title is in capitals: `B. MONTHLY EXPENSES`. */
const LETTER_OF_PART = /^[A-H]\. (?=\p{Lu}{3})/u;

/** A title without the number of the part it is of, without what is remarked behind it, and without its colon. */
export const bareTitle = (title: string) =>
  title
    .replace(NUMBER_OF_PART, '')
    .replace(LETTER_OF_PART, '')
    .replace(/:?(?: \([^()]*\))?:?$/, '');

/** Whether a line is the title of what is no debt, whatever is remarked behind it. */
export const isTitleOfOther = remembered((text) => {
  const title = bareTitle(text);
  return (
    !SENTENCE.test(title) &&
    !OF_DEBTS.test(text) &&
    TITLES.some((test) => test.test(title) || test.test(text))
  );
});
/** Whether a line is the title of what comes again each month. */
export const isTitleOfBills = (text: string) => OF_BILLS.test(bareTitle(text));

/** The title of a line before what it is the title of: `Money people owe us: Jonah $600`. */
const BEFORE_COLON = /^([^:\d$]{4,60}):[ *]/;

/** Whether a line has the title of something else before its sums. */
export const isOfOther = remembered((text) => {
  if (text.length > MAX_LENGTH) return false;
  const [, title = ''] = BEFORE_COLON.exec(text.replace(BULLET, '')) ?? [];
  return isTitleOfOther(title) || (isTitleOfBills(title) && !DEBT_WORD.test(text) && !isStatusTold(text));
});
